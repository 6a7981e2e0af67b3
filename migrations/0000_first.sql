CREATE TABLE `handled` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `handled_id_unique` ON `handled` (`id`);--> statement-breakpoint
CREATE TABLE `lines` (
	`match_id` text NOT NULL,
	`n` integer NOT NULL,
	`text` text NOT NULL,
	`giver` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `n`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`seats` integer NOT NULL,
	`first` integer NOT NULL,
	`status` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `matches_table` ON `matches` (`table_id`,`started_at`);--> statement-breakpoint
CREATE TABLE `menus` (
	`match_id` text NOT NULL,
	`person_id` text NOT NULL,
	`token` text NOT NULL,
	`until` integer NOT NULL,
	`wanted` integer NOT NULL,
	`sent` integer NOT NULL,
	PRIMARY KEY(`match_id`, `person_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `menus_unsent` ON `menus` (`until`) WHERE "menus"."sent" < "menus"."wanted";--> statement-breakpoint
CREATE TABLE `people` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`table_id` text NOT NULL,
	`kind` text NOT NULL,
	`match_id` text,
	`from` integer NOT NULL,
	`until` integer,
	`mentions` text NOT NULL,
	`channel_id` text NOT NULL,
	`message_id` text,
	`nonce` text NOT NULL,
	`wanted` integer NOT NULL,
	`sent` integer NOT NULL,
	`tried_at` integer,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_table` ON `posts` (`table_id`);--> statement-breakpoint
CREATE INDEX `posts_unsent` ON `posts` (`id`) WHERE "posts"."sent" < "posts"."wanted";--> statement-breakpoint
CREATE TABLE `ratings` (
	`person_id` text NOT NULL,
	`game` text NOT NULL,
	`scope` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`matches` integer NOT NULL,
	PRIMARY KEY(`person_id`, `game`, `scope`)
);
--> statement-breakpoint
CREATE INDEX `ratings_best` ON `ratings` (`game`,`scope`,"mu" - 3 * "sigma");--> statement-breakpoint
CREATE TABLE `results` (
	`match_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person_id` text NOT NULL,
	`name` text NOT NULL,
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`seats` integer NOT NULL,
	`opponents` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `results_game` ON `results` (`game`,`person_id`,`place`,`points`);--> statement-breakpoint
CREATE INDEX `results_guild` ON `results` (`guild_id`,`game`,`person_id`,`place`,`points`);--> statement-breakpoint
CREATE INDEX `results_person` ON `results` (`person_id`,`guild_id`,`game`);--> statement-breakpoint
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person_id` text,
	`name` text NOT NULL,
	`level` text,
	`missed` integer NOT NULL,
	`away` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `tables` (
	`id` text PRIMARY KEY NOT NULL,
	`guild_id` text NOT NULL,
	`channel_id` text NOT NULL,
	`game` text NOT NULL,
	`pace` text NOT NULL,
	`host_id` text NOT NULL,
	`max_seats` integer NOT NULL,
	`status` text NOT NULL,
	`reason` text,
	`locale` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer,
	`rematch_id` text,
	FOREIGN KEY (`rematch_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tables_due` ON `tables` (`due_at`) WHERE "tables"."due_at" is not null;--> statement-breakpoint
CREATE INDEX `tables_open` ON `tables` (`channel_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');