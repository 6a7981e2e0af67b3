DROP INDEX `ratings_best`;--> statement-breakpoint
CREATE INDEX `ratings_shown` ON `ratings` (`game`,`scope`,cast(round(1000 + 40 * ("mu" - 3 * "sigma")) as integer) desc,"matches" desc,`person_id`) WHERE "ratings"."matches" > 0;--> statement-breakpoint
DROP INDEX `results_person`;--> statement-breakpoint
ALTER TABLE `results` ADD `best_before` integer;--> statement-breakpoint
-- Of matches that ended in the same millisecond none is before the other.
UPDATE `results` SET `best_before` = `earlier`.`best` FROM (
  SELECT `match_id`, `seat`, max(`points`) OVER (
    PARTITION BY `person_id`, `guild_id`, `game` ORDER BY `ended_at` RANGE BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
  ) AS `best` FROM `results`
) AS `earlier` WHERE `earlier`.`match_id` = `results`.`match_id` AND `earlier`.`seat` = `results`.`seat`;--> statement-breakpoint
CREATE INDEX `results_person` ON `results` (`person_id`,`guild_id`,`game`,`points`,`place`,`seats`,`opponents`);