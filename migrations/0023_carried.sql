ALTER TABLE `posts` ADD `token` text;--> statement-breakpoint
ALTER TABLE `posts` ADD `token_until` integer;--> statement-breakpoint
CREATE INDEX `posts_token` ON `posts` (`token_until`) WHERE "posts"."token" is not null;--> statement-breakpoint
CREATE INDEX `seats_waiting` ON `seats` (`table_id`) WHERE "seats"."waiting" is not null;