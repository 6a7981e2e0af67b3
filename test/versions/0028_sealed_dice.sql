PRAGMA application_id = 1145652037;
CREATE TABLE `handled` (
	`n` integer PRIMARY KEY NOT NULL,
	`id` text NOT NULL,
	`at` integer NOT NULL
);
CREATE UNIQUE INDEX `handled_id_unique` ON `handled` (`id`);
CREATE TABLE `lines` (
	`match_id` text NOT NULL,
	`n` integer NOT NULL,
	`text` text NOT NULL,
	`giver` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `n`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `matches` (
	`id` text PRIMARY KEY NOT NULL,
	`table_id` text NOT NULL,
	`game` text NOT NULL,
	`version` integer NOT NULL,
	`seats` integer NOT NULL,
	`first` integer NOT NULL,
	`status` text NOT NULL,
	`started_at` integer NOT NULL,
	`ended_at` integer, `absent` text DEFAULT '[]' NOT NULL, `finish` text, `played` text, `removed` integer DEFAULT false NOT NULL, `secret` text, `salt` text,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `matches_table` ON `matches` (`table_id`,`started_at`);
CREATE TABLE `menus` (
	`match_id` text NOT NULL,
	`person_id` text NOT NULL,
	`token` text NOT NULL,
	`until` integer NOT NULL,
	`wanted` integer NOT NULL,
	`sent` integer NOT NULL, `locale` text, `message` text DEFAULT '' NOT NULL, `press` text DEFAULT '' NOT NULL, `reached` text DEFAULT '@original', `elsewhere` integer DEFAULT false NOT NULL, `old` text DEFAULT '[]' NOT NULL, `earlier` text,
	PRIMARY KEY(`match_id`, `person_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `menus_unsent` ON `menus` (`until`) WHERE "menus"."sent" < "menus"."wanted";
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
	`tried_at` integer, `picture` text, `token` text, `token_until` integer, `old` text DEFAULT '[]' NOT NULL,
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `posts_table` ON `posts` (`table_id`);
CREATE TABLE `ratings` (
	`person_id` text NOT NULL,
	`game` text NOT NULL,
	`scope` text NOT NULL,
	`mu` real NOT NULL,
	`sigma` real NOT NULL,
	`matches` integer NOT NULL,
	PRIMARY KEY(`person_id`, `game`, `scope`)
);
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
	`ended_at` integer NOT NULL, `rating_before` integer, `rating_after` integer, `best_before` integer,
	PRIMARY KEY(`match_id`, `seat`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE TABLE `seats` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person_id` text,
	`name` text NOT NULL,
	`level` text,
	`missed` integer NOT NULL,
	`away` integer NOT NULL, `gone` text, `deputy_id` text, `deputy_name` text, `since` integer DEFAULT 0 NOT NULL, `ending` integer DEFAULT false NOT NULL, `waiting` text, `word` text,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
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
	`rematch_id` text, `remind_at` integer, `host_at` integer DEFAULT 0 NOT NULL, `barred` text DEFAULT '[]' NOT NULL, `games` integer DEFAULT 1 NOT NULL, `paused` integer, `opener_id` text DEFAULT '' NOT NULL, `unseen_since` integer, `votes` text DEFAULT '[]' NOT NULL, `parent_id` text, `secret` text, `seal_message` text,
	FOREIGN KEY (`rematch_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `tables_due` ON `tables` (`due_at`) WHERE "tables"."due_at" is not null;
CREATE INDEX `tables_open` ON `tables` (`channel_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');
CREATE TABLE `person_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text
, `look` text, `mentions` integer);
CREATE TABLE `server_settings` (
	`id` text PRIMARY KEY NOT NULL,
	`locale` text
, `pace` text, `channels` text, `mentions` integer, `threads` integer);
CREATE TABLE `owner` (
	`id` integer PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`host` text NOT NULL,
	`locked` integer NOT NULL,
	`beat` integer NOT NULL,
	`until` integer NOT NULL
);
CREATE INDEX `tables_remind` ON `tables` (`remind_at`) WHERE "tables"."remind_at" is not null;
CREATE INDEX `tables_guild` ON `tables` (`guild_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');
CREATE INDEX `seats_person` ON `seats` (`person_id`);
CREATE INDEX `seats_deputy` ON `seats` (`deputy_id`) WHERE "seats"."deputy_id" is not null;
CREATE INDEX `tables_host` ON `tables` (`host_id`);
CREATE INDEX `tables_barred` ON `tables` (`barred`) WHERE "tables"."barred" <> '[]';
CREATE TABLE `series` (
	`table_id` text NOT NULL,
	`seat` integer NOT NULL,
	`person_id` text NOT NULL,
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`matches` integer NOT NULL,
	`place` integer NOT NULL,
	`points` integer NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`table_id`, `seat`),
	FOREIGN KEY (`table_id`) REFERENCES `tables`(`id`) ON UPDATE no action ON DELETE no action
);
CREATE INDEX `series_person` ON `series` (`person_id`,`guild_id`,`game`);
CREATE TABLE `starts` (
	`n` integer PRIMARY KEY NOT NULL,
	`at` integer NOT NULL
);
CREATE INDEX `starts_at` ON `starts` (`at`);
CREATE INDEX `tables_paused` ON `tables` (`guild_id`) WHERE "tables"."paused" is not null;
CREATE TABLE `names` (
	`person_id` text NOT NULL,
	`scope` text NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `scope`)
);
CREATE INDEX `results_game` ON `results` (`game`,`person_id`,`place`,`points`,`seats`,`opponents`);
CREATE INDEX `results_guild` ON `results` (`guild_id`,`game`,`person_id`,`place`,`points`,`seats`,`opponents`);
CREATE INDEX `tables_votes` ON `tables` (`votes`) WHERE "tables"."votes" <> '[]';
CREATE INDEX `tables_parent` ON `tables` (`parent_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');
CREATE INDEX `tables_opened` ON `tables` (`opener_id`,`guild_id`,`created_at`);
CREATE INDEX `tables_opened_open` ON `tables` (`opener_id`,`guild_id`,`created_at`) WHERE "tables"."status" in ('lobby', 'playing', 'parked');
CREATE INDEX `results_rated` ON `results` (`person_id`,`ended_at`) WHERE "results"."opponents" = 0;
CREATE INDEX `posts_token` ON `posts` (`token_until`) WHERE "posts"."token" is not null;
CREATE INDEX `seats_waiting` ON `seats` (`table_id`) WHERE "seats"."waiting" is not null;
CREATE INDEX `ratings_shown` ON `ratings` (`game`,`scope`,cast(round(1000 + 40 * ("mu" - 3 * "sigma")) as integer) desc,"matches" desc,`person_id`) WHERE "ratings"."matches" > 0;
CREATE INDEX `results_person` ON `results` (`person_id`,`guild_id`,`game`,`points`,`place`,`seats`,`opponents`);
CREATE INDEX `posts_unsent` ON `posts` (`id`) WHERE "posts"."sent" < "posts"."wanted" or ("posts"."message_id" is not null and "posts"."old" <> '[]');
CREATE TABLE `thrown` (
	`guild_id` text NOT NULL,
	`game` text NOT NULL,
	`die` integer NOT NULL,
	`face` text NOT NULL,
	`times` integer NOT NULL,
	PRIMARY KEY(`guild_id`, `game`, `die`, `face`)
);
CREATE TABLE __drizzle_migrations (id INTEGER PRIMARY KEY, hash text NOT NULL, created_at numeric);
INSERT INTO "tables" ("id", "guild_id", "channel_id", "game", "pace", "host_id", "max_seats", "status", "reason", "locale", "created_at", "due_at", "rematch_id", "remind_at", "host_at", "barred", "games", "paused", "opener_id", "unseen_since", "votes", "parent_id", "secret", "seal_message") VALUES
  ('lobby', 'guild', 'channel', 'qwixx', 'live', 'ann', 5, 'lobby', NULL, 'de', 1700000000000, 1700003600000, NULL, NULL, 1700000000000, '[]', 1, NULL, 'ann', NULL, '[]', NULL, 'ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', '12'),
  ('going', 'guild', 'channel', 'qwixx', 'live', 'ann', 5, 'playing', NULL, 'de', 1700000000000, 1700003600000, NULL, NULL, 1700000000000, '["eve"]', 1, NULL, 'ann', NULL, '[{"by":"ann","against":"ben"}]', NULL, NULL, NULL),
  ('over', 'guild', 'channel', 'qwixx', 'live', 'ann', 5, 'over', NULL, 'de', 1700000000000, NULL, 'lobby', NULL, 1700000000000, '[]', 2, NULL, 'ann', NULL, '[]', NULL, NULL, NULL);
INSERT INTO "seats" ("table_id", "seat", "person_id", "name", "level", "missed", "away", "gone", "deputy_id", "deputy_name", "since", "ending", "waiting", "word") VALUES
  ('lobby', 0, 'ann', 'Ann', NULL, 0, 0, NULL, NULL, NULL, 0, 0, '{"token":"of the lobby","until":1700003600000,"locale":"de"}', 'Glück'),
  ('lobby', 1, NULL, 'Bot 1', 'easy', 0, 0, NULL, NULL, NULL, 0, 0, NULL, NULL),
  ('going', 0, 'ann', 'Ann', NULL, 0, 0, NULL, NULL, NULL, 0, 0, NULL, NULL),
  ('going', 1, 'ben', 'Ben', NULL, 1, 0, NULL, NULL, NULL, 0, 0, NULL, NULL),
  ('over', 0, 'ann', 'Ann', NULL, 0, 0, NULL, NULL, NULL, 0, 0, NULL, NULL),
  ('over', 1, 'ben', 'Ben', NULL, 0, 0, NULL, NULL, NULL, 0, 0, NULL, NULL);
INSERT INTO "matches" ("id", "table_id", "game", "version", "seats", "first", "status", "started_at", "ended_at", "absent", "finish", "played", "removed", "secret", "salt") VALUES
  ('m-going', 'going', 'qwixx', 1, 2, 0, 'playing', 1700000000000, NULL, '[]', NULL, '[0,1]', 0, NULL, NULL),
  ('m-over', 'over', 'qwixx', 1, 2, 0, 'over', 1700000000000, 1700003600000, '[]', '[{"place":2,"points":70},{"place":1,"points":88}]', '[0,1]', 0, NULL, NULL),
  ('m-void', 'over', 'qwixx', 1, 2, 0, 'void', 1700003600000, 1700003600000, '[]', NULL, '[0,1]', 0, '00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff', '1075927,Glück');
INSERT INTO "lines" ("match_id", "n", "text", "giver", "at") VALUES
  ('m-going', 0, '* 1 3 1 2 2 2', 'dice', 1700000000000),
  ('m-going', 1, '0 w-y4', 'person', 1700000001000),
  ('m-going', 2, '1 w-r4', 'person', 1700000002000),
  ('m-going', 3, '0 c-r2', 'person', 1700000003000),
  ('m-going', 4, '* 6 4 1 1 6 4', 'dice', 1700000004000),
  ('m-going', 5, '0 w-g10', 'person', 1700000005000),
  ('m-going', 6, '1 w-b10', 'person', 1700000006000),
  ('m-going', 7, '1 c-g12', 'person', 1700000007000),
  ('m-going', 8, '* 3 1 4 4 3 4', 'dice', 1700000008000),
  ('m-going', 9, '0 w-r4', 'person', 1700000009000),
  ('m-over', 0, '* 1 3 1 2 2 2', 'dice', 1700000000000),
  ('m-over', 1, '0 w-y4', 'person', 1700000001000),
  ('m-over', 2, '1 w-r4', 'person', 1700000002000),
  ('m-over', 3, '0 c-r2', 'person', 1700000003000),
  ('m-over', 4, '* 6 4 1 1 6 4', 'dice', 1700000004000),
  ('m-over', 5, '0 w-g10', 'person', 1700000005000),
  ('m-over', 6, '1 w-b10', 'person', 1700000006000),
  ('m-over', 7, '1 c-g12', 'person', 1700000007000),
  ('m-over', 8, '* 3 1 4 4 3 4', 'dice', 1700000008000),
  ('m-over', 9, '0 w-r4', 'person', 1700000009000),
  ('m-over', 10, '1 w-y4', 'person', 1700000010000),
  ('m-over', 11, '0 c-r5', 'person', 1700000011000),
  ('m-over', 12, '* 3 5 6 5 2 1', 'dice', 1700000012000),
  ('m-over', 13, '0 w-g8', 'person', 1700000013000),
  ('m-over', 14, '1 w-b8', 'person', 1700000014000),
  ('m-over', 15, '1 c-pass', 'person', 1700000015000),
  ('m-over', 16, '* 1 3 6 1 6 5', 'dice', 1700000016000),
  ('m-over', 17, '0 w-pass', 'person', 1700000017000),
  ('m-over', 18, '1 w-pass', 'person', 1700000018000),
  ('m-over', 19, '0 c-g7', 'person', 1700000019000),
  ('m-over', 20, '* 1 3 5 2 5 1', 'dice', 1700000020000),
  ('m-over', 21, '0 w-pass', 'person', 1700000021000),
  ('m-over', 22, '1 w-pass', 'person', 1700000022000),
  ('m-over', 23, '1 c-y5', 'person', 1700000023000),
  ('m-over', 24, '* 4 2 5 6 2 4', 'dice', 1700000024000),
  ('m-over', 25, '0 w-r6', 'person', 1700000025000),
  ('m-over', 26, '1 w-y6', 'person', 1700000026000),
  ('m-over', 27, '0 c-r7', 'person', 1700000027000),
  ('m-over', 28, '* 2 2 3 1 6 6', 'dice', 1700000028000),
  ('m-over', 29, '0 w-pass', 'person', 1700000029000),
  ('m-over', 30, '1 w-pass', 'person', 1700000030000),
  ('m-over', 31, '1 c-r5', 'person', 1700000031000),
  ('m-over', 32, '* 6 3 2 1 2 2', 'dice', 1700000032000),
  ('m-over', 33, '0 w-pass', 'person', 1700000033000),
  ('m-over', 34, '1 w-g9', 'person', 1700000034000),
  ('m-over', 35, '0 c-r8', 'person', 1700000035000),
  ('m-over', 36, '* 5 5 2 4 3 2', 'dice', 1700000036000),
  ('m-over', 37, '0 w-b10', 'person', 1700000037000),
  ('m-over', 38, '1 w-pass', 'person', 1700000038000),
  ('m-over', 39, '1 c-g8', 'person', 1700000039000),
  ('m-over', 40, '* 2 2 3 6 1 2', 'dice', 1700000040000),
  ('m-over', 41, '0 w-g4', 'person', 1700000041000),
  ('m-over', 42, '1 w-pass', 'person', 1700000042000),
  ('m-over', 43, '0 c-g3', 'person', 1700000043000),
  ('m-over', 44, '* 2 4 6 6 1 5', 'dice', 1700000044000),
  ('m-over', 45, '0 w-y6', 'person', 1700000045000),
  ('m-over', 46, '1 w-r6', 'person', 1700000046000),
  ('m-over', 47, '1 c-b7', 'person', 1700000047000),
  ('m-over', 48, '* 4 3 6 4 6 3', 'dice', 1700000048000),
  ('m-over', 49, '0 w-y7', 'person', 1700000049000),
  ('m-over', 50, '1 w-r7', 'person', 1700000050000),
  ('m-over', 51, '0 c-r9', 'person', 1700000051000),
  ('m-over', 52, '* 3 3 4 5 2 4', 'dice', 1700000052000),
  ('m-over', 53, '0 w-pass', 'person', 1700000053000),
  ('m-over', 54, '1 w-g6', 'person', 1700000054000),
  ('m-over', 55, '1 c-g5', 'person', 1700000055000),
  ('m-over', 56, '* 6 3 1 4 6 5', 'dice', 1700000056000),
  ('m-over', 57, '0 w-b9', 'person', 1700000057000),
  ('m-over', 58, '1 w-r9', 'person', 1700000058000),
  ('m-over', 59, '0 c-b8', 'person', 1700000059000),
  ('m-over', 60, '* 5 1 2 5 3 3', 'dice', 1700000060000),
  ('m-over', 61, '0 w-b6', 'person', 1700000061000),
  ('m-over', 62, '1 w-b6', 'person', 1700000062000),
  ('m-over', 63, '1 c-g4', 'person', 1700000063000),
  ('m-over', 64, '* 3 6 1 3 2 5', 'dice', 1700000064000),
  ('m-over', 65, '0 w-y9', 'person', 1700000065000),
  ('m-over', 66, '1 w-pass', 'person', 1700000066000),
  ('m-over', 67, '* 3 1 1 2 2 1', 'dice', 1700000067000),
  ('m-over', 68, '0 w-b4', 'person', 1700000068000),
  ('m-over', 69, '1 w-b4', 'person', 1700000069000),
  ('m-over', 70, '1 c-b2', 'person', 1700000070000),
  ('m-over', 71, '* 4 3 1 6 4 -', 'dice', 1700000071000),
  ('m-over', 72, '1 w-y7', 'person', 1700000072000),
  ('m-over', 73, '0 c-y10', 'person', 1700000073000),
  ('m-over', 74, '* 4 6 2 1 2 -', 'dice', 1700000074000),
  ('m-over', 75, '0 w-r10', 'person', 1700000075000),
  ('m-over', 76, '1 w-r10', 'person', 1700000076000),
  ('m-over', 77, '* 6 4 3 2 2 -', 'dice', 1700000077000),
  ('m-over', 78, '1 w-pass', 'person', 1700000078000),
  ('m-over', 79, '* 2 1 2 6 4 -', 'dice', 1700000079000),
  ('m-over', 80, '1 w-g3', 'person', 1700000080000),
  ('m-over', 81, '1 c-y8', 'person', 1700000081000),
  ('m-over', 82, '* 2 5 6 2 1 -', 'dice', 1700000082000),
  ('m-over', 83, '0 c-r11', 'person', 1700000083000),
  ('m-over', 84, '* 4 3 5 5 5 -', 'dice', 1700000084000),
  ('m-over', 85, '1 c-y9', 'person', 1700000085000),
  ('m-over', 86, '* 1 6 3 6 3 -', 'dice', 1700000086000),
  ('m-over', 87, '0 c-pass', 'person', 1700000087000),
  ('m-over', 88, '* 1 4 3 5 5 -', 'dice', 1700000088000),
  ('m-over', 89, '* 3 6 1 4 1 -', 'dice', 1700000089000),
  ('m-over', 90, '* 4 1 6 4 6 -', 'dice', 1700000090000),
  ('m-over', 91, '* 3 4 6 5 1 -', 'dice', 1700000091000),
  ('m-void', 0, '* 1 3 1 2 2 2', 'dice', 1700000000000);
INSERT INTO "posts" ("id", "table_id", "kind", "match_id", "from", "until", "mentions", "channel_id", "message_id", "nonce", "wanted", "sent", "tried_at", "picture", "token", "token_until", "old") VALUES
  (1, 'over', 'result', 'm-over', 0, NULL, '[]', 'channel', '11', 'n1', 1, 1, 1700000000000, NULL, NULL, NULL, '[]'),
  (2, 'lobby', 'lobby', NULL, 0, NULL, '[]', 'channel', '12', 'n2', 1, 1, 1700000000000, NULL, NULL, NULL, '[]'),
  (3, 'going', 'board', 'm-going', 8, NULL, '["ben"]', 'channel', NULL, 'n3', 1, 0, NULL, NULL, NULL, NULL, '[]');
INSERT INTO "menus" ("match_id", "person_id", "token", "until", "wanted", "sent", "locale", "message", "press", "reached", "elsewhere", "old", "earlier") VALUES
  ('m-going', 'ann', 'token', 1700003600000, 2, 1, NULL, '15', '', '15', 0, '[{"token":"old","message":"@original"}]', '{"token":"before","until":1700003600000,"reached":"15"}');
INSERT INTO "handled" ("n", "id", "at") VALUES
  (1, 'an old press', 1700000000000);
INSERT INTO "results" ("match_id", "seat", "person_id", "name", "guild_id", "game", "seats", "opponents", "place", "points", "ended_at", "rating_before", "rating_after", "best_before") VALUES
  ('m-over', 0, 'ann', 'Ann', 'guild', 'qwixx', 2, 0, 2, 70, 1700003600000, 1000, 1080, 60),
  ('m-over', 1, 'ben', 'Ben', 'guild', 'qwixx', 2, 0, 1, 88, 1700003600000, 1000, 1080, 60);
INSERT INTO "series" ("table_id", "seat", "person_id", "guild_id", "game", "matches", "place", "points", "ended_at") VALUES
  ('over', 1, 'ben', 'guild', 'qwixx', 1, 1, 88, 1700003600000);
INSERT INTO "ratings" ("person_id", "game", "scope", "mu", "sigma", "matches") VALUES
  ('ann', 'qwixx', 'guild', 24, 8, 1),
  ('ben', 'qwixx', 'guild', 26, 8, 1),
  ('ann', 'qwixx', '*', 24, 8, 1),
  ('ben', 'qwixx', '*', 26, 8, 1);
INSERT INTO "thrown" ("guild_id", "game", "die", "face", "times") VALUES
  ('guild', 'qwixx', 0, '1', 1),
  ('guild', 'qwixx', 1, '3', 1),
  ('guild', 'qwixx', 2, '1', 1),
  ('guild', 'qwixx', 3, '2', 1),
  ('guild', 'qwixx', 4, '2', 1),
  ('guild', 'qwixx', 5, '2', 1);
INSERT INTO "names" ("person_id", "scope", "name", "at") VALUES
  ('ann', 'guild', 'Ann', 1700000000000),
  ('ben', 'guild', 'Ben', 1700000000000);
INSERT INTO "person_settings" ("id", "locale", "look", "mentions") VALUES
  ('ann', 'is', 'text', 0);
INSERT INTO "server_settings" ("id", "locale", "pace", "channels", "mentions", "threads") VALUES
  ('guild', 'fr', 'slow', '["channel"]', 0, 1);
INSERT INTO "starts" ("n", "at") VALUES
  (1, 1700000000000);
INSERT INTO "__drizzle_migrations" ("id", "hash", "created_at") VALUES
  (1, '06730b940f60ef27129aea380e14d9b958b2e9552568b2cf13be484f951392b0', 1795822033088),
  (2, '97b254ea4f67c1a6ca299c4f87237dce3d7d77e81d45f3f2745a995461a9eaab', 1795826184963),
  (3, 'ebee8592b79a3b3a4b89cc882e12be8fa08fdb58a6086184bc922e4ddfc0fcc5', 1795835411585),
  (4, '4416bb890b159b61b2ab12314079457edb55d4eb4c33ec1603e78738ccc917d2', 1795836071749),
  (5, '70abed7bf658752b4d81c1b71547036856b9b395ac2308dfcd571828703d04fe', 1795836140297),
  (6, 'a1adda45fe5f5574f74771b88fa496e87925af86f12743790514ad30a860c6e5', 1795838781445),
  (7, '55d8be83c25af19c651053e4fa3933329b0815ac255f59dbeecc6fa08e4d30fd', 1795855804331),
  (8, '063605c8d47c1805b7cde04157cb325ad3e50b9347afc8fea612a49b51597e94', 1795857495246),
  (9, '542f4cb94d4f73965cb2607e85c764a200a00b2bf039fe189e6f57eb17966baa', 1795858203092),
  (10, '4da415cebd4201b359be6426a49555d2a6a9c4c57fdcb1a0ea650f61d09e3bcc', 1795858841438),
  (11, 'cda77728acd47f151944f33bd32ecf11883699784cc85fa9824d2232a203eede', 1795859465574),
  (12, '013b8a1d819ac5c3f4c753b276953d9447c1041ab2c74e04409cab8de08558dc', 1795910154885),
  (13, 'b865a7867b9ac7d01f1b1ebe353c1776c18f8596b043b378708da38d39ee9c83', 1795910928140),
  (14, '2d745c3ee2f1ab0f10d81f3f696d5299818a66f1f6cb16ecb11d14931013b15c', 1795912634747),
  (15, 'e335b4c39263e4bd31625513ca1a31c87be2416fdf6701da112852826e94cb73', 1795912833034),
  (16, 'a5847628dd23b7206b3bd51eb628e901317132c3b456c944d27a90c763218b2c', 1795914386982),
  (17, '61e93c3296f92129d05e3094e9e0f1c5249139d7b3e2f6d3d4be9e03c615ca33', 1795914389658),
  (18, 'aa94c304616d3d82384378ce481149027951e1a8833e99156b6b0f3540d25329', 1795921889916),
  (19, 'e77069c821ad98b3790a09330c5076f58007352937564ef6e5f890e75a096a7d', 1795923009878),
  (20, '360f9ecd7a7e9e6cb3bb24c7cecbd08076b6e101221452145cf542df11d60937', 1795923664077),
  (21, '85b9274507baf2fa05084f570a8544318965ae792a28b440201fecf9fa9cc9ee', 1795975938947),
  (22, '795d12ebc7a450b724e356d5593f4d2882f761f5cc217967ee0cd04f482f986f', 1795987806890),
  (23, 'ebf521a4a3fd4ef3cd5b960a25ddc205f533165a9e085f69937c7e7d3bc1a4ca', 1795994439144),
  (24, '7cfbbcb864c20c35a9a5caaaedd40c3d917450b6ac2a3199165c3088629a4c00', 1796004394117),
  (25, '4f19a384efc57a884897b8bdf3f2b63fac361f6be5ec194b5bee6a88cd50df58', 1796026561098),
  (26, '0d4b54a79219a461b2b0711fb57e595e1efae9aba87a686c492a0e8bee7b8c66', 1796037692096),
  (27, '17d3aa6e8cfcc2d75401587f3c641c07e834f38142710d8acc5d03faac5b073b', 1796040847789),
  (28, '7c836619fdaf5cf16c49bf50bb53ab678e4295de730f05838caa1bd3b70fc4b1', 1796049756124),
  (29, '7f5e12bb8dcf64738343719f49c7c46f89b6e2e18dfde75bd312f2e54cc3f5f6', 1796074177068);
