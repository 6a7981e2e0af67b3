DROP INDEX `results_game`;--> statement-breakpoint
DROP INDEX `results_guild`;--> statement-breakpoint
DROP INDEX `results_person`;--> statement-breakpoint
CREATE INDEX `results_game` ON `results` (`game`,`person_id`,`place`,`points`,`seats`,`opponents`);--> statement-breakpoint
CREATE INDEX `results_guild` ON `results` (`guild_id`,`game`,`person_id`,`place`,`points`,`seats`,`opponents`);--> statement-breakpoint
CREATE INDEX `results_person` ON `results` (`person_id`,`guild_id`,`game`,`place`,`points`,`seats`,`opponents`);--> statement-breakpoint
ALTER TABLE `matches` ADD `played` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `removed` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `seats` ADD `ending` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tables` ADD `votes` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
CREATE INDEX `tables_votes` ON `tables` (`votes`) WHERE "tables"."votes" <> '[]';