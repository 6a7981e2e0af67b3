ALTER TABLE `server_settings` ADD `pace` text;--> statement-breakpoint
ALTER TABLE `server_settings` ADD `channels` text;--> statement-breakpoint
ALTER TABLE `server_settings` ADD `mentions` integer;