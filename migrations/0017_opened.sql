DROP INDEX `tables_opener`;--> statement-breakpoint
ALTER TABLE `tables` ADD `parent_id` text;--> statement-breakpoint
CREATE INDEX `tables_parent` ON `tables` (`parent_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');--> statement-breakpoint
CREATE INDEX `tables_opened` ON `tables` (`opener_id`,`guild_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `tables_opened_open` ON `tables` (`opener_id`,`guild_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');