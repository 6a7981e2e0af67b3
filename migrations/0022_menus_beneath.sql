ALTER TABLE `menus` ADD `message` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menus` ADD `press` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `menus` ADD `reached` text DEFAULT '@original';--> statement-breakpoint
ALTER TABLE `menus` ADD `elsewhere` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `menus` ADD `old` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `waiting` text;