-- Those that are parked already wait for three weeks from now on.
UPDATE `tables` SET `due_at` = (unixepoch() + 21 * 24 * 60 * 60) * 1000 WHERE `status` = 'parked' AND `due_at` IS NULL;
