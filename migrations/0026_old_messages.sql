DROP INDEX `posts_unsent`;--> statement-breakpoint
ALTER TABLE `posts` ADD `old` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
UPDATE `posts` SET `old` = json_array(`replaces`) WHERE `replaces` IS NOT NULL;--> statement-breakpoint
ALTER TABLE `posts` DROP COLUMN `replaces`;--> statement-breakpoint
CREATE INDEX `posts_unsent` ON `posts` (`id`) WHERE "posts"."sent" < "posts"."wanted" or ("posts"."message_id" is not null and "posts"."old" <> '[]');
