ALTER TABLE `tables` ADD `paused` integer;--> statement-breakpoint
CREATE INDEX `tables_paused` ON `tables` (`guild_id`) WHERE "tables"."paused" is not null;