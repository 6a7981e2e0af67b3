CREATE TABLE `series` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person_id` text NOT NULL,
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`matches` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `series_person` ON `series` (`person_id`,`guild_id`,`game`);--> statement-breakpoint
ALTER TABLE `matches` ADD `absent` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `finish` text;--> statement-breakpoint
ALTER TABLE `tables` ADD `games` integer DEFAULT 1 NOT NULL;