CREATE TABLE `names` (
	`person_id` text NOT NULL,
	`scope` text NOT NULL,
	`name` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`person_id`, `scope`)
);
--> statement-breakpoint
INSERT INTO `names` (`person_id`, `scope`, `name`, `at`)
SELECT `person_id`, `guild_id`, `name`, max(`ended_at`) FROM `results` GROUP BY `person_id`, `guild_id`;
--> statement-breakpoint
INSERT OR IGNORE INTO `names` (`person_id`, `scope`, `name`, `at`)
SELECT `seats`.`person_id`, `tables`.`guild_id`, `seats`.`name`, max(`tables`.`created_at`)
FROM `seats` INNER JOIN `tables` ON `tables`.`id` = `seats`.`table_id`
WHERE `seats`.`person_id` IS NOT NULL AND `tables`.`status` IN ('lobby', 'playing', 'parked')
GROUP BY `seats`.`person_id`, `tables`.`guild_id`;
--> statement-breakpoint
DROP TABLE `people`;
