CREATE TABLE `thrown` (
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`die` integer NOT NULL,
	`face` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `game`, `die`, `face`)
);
--> statement-breakpoint
ALTER TABLE `matches` ADD `secret` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `salt` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `word` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `secret` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `seal_message` text;--> statement-breakpoint
-- A match that is still to begin has its dice sealed by now, and the message that everybody waits at says so.
UPDATE `tables` SET `secret` = lower(hex(randomblob(32)))
WHERE `status` = 'lobby' OR (`status` IN ('playing', 'parked') AND 'over' = (
	SELECT `status` FROM `matches` WHERE `table_id` = `tables`.`id` ORDER BY `matches`.rowid DESC LIMIT 1
));--> statement-breakpoint
UPDATE `posts` SET `wanted` = `wanted` + 1
WHERE `kind` <> 'board' AND `table_id` IN (SELECT `id` FROM `tables` WHERE `secret` IS NOT NULL) AND `match_id` IS (
	SELECT `id` FROM `matches` WHERE `table_id` = `posts`.`table_id` ORDER BY `matches`.rowid DESC LIMIT 1
);
