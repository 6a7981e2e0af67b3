CREATE TABLE `owner` (
	`id` integer PRIMARY KEY NOT NULL,
	`holder` text NOT NULL,
	`host` text NOT NULL,
	`locked` integer NOT NULL,
	`beat` integer NOT NULL,
	`until` integer NOT NULL
);
