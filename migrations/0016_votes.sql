UPDATE `tables` SET `votes` = (
	SELECT json_group_array(json_object('by', v.value, 'against', CASE WHEN s.gone IS NULL THEN s.person_id ELSE s.deputy_id END))
	FROM `seats` s, json_each(s.votes) v
	WHERE s.table_id = `tables`.`id` AND CASE WHEN s.gone IS NULL THEN s.person_id ELSE s.deputy_id END IS NOT NULL
) WHERE `id` IN (SELECT `table_id` FROM `seats` WHERE `votes` <> '[]');--> statement-breakpoint
UPDATE `matches` SET `removed` = true WHERE `status` = 'playing' AND `table_id` IN (SELECT `table_id` FROM `seats` WHERE `gone` IN ('sent', 'voted'));--> statement-breakpoint
DROP INDEX `seats_votes`;--> statement-breakpoint
ALTER TABLE `seats` DROP COLUMN `votes`;