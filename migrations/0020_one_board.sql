DELETE FROM `posts` WHERE `kind` = 'reminder';
