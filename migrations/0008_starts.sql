CREATE TABLE `starts` (
	`n` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `starts_at` ON `starts` (`at`);