ALTER TABLE `seats` ADD `gone` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_id` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `deputy_name` text;--> statement-breakpoint
ALTER TABLE `seats` ADD `votes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `remind_at` integer;--> statement-breakpoint
ALTER TABLE `tables` ADD `host_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `barred` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `tables_remind` ON `tables` (`remind_at`) WHERE "tables"."remind_at" is not null;--> statement-breakpoint
CREATE INDEX `tables_guild` ON `tables` (`guild_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');