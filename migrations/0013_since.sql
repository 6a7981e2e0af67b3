ALTER TABLE `seats` ADD `since` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `opener_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE INDEX `tables_opener` ON `tables` (`opener_id`);