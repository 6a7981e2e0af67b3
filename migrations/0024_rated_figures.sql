ALTER TABLE `results` ADD `rating_before` integer;--> statement-breakpoint
ALTER TABLE `results` ADD `rating_after` integer;