ALTER TABLE `person_settings` ADD `look` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `picture` text;