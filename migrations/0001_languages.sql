CREATE TABLE `person_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text
);
--> statement-breakpoint
CREATE TABLE `server_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text
);
--> statement-breakpoint
ALTER TABLE `menus` ADD `locale` text;