CREATE INDEX `seats_person` ON `seats` (`person_id`);--> statement-breakpoint
CREATE INDEX `seats_deputy` ON `seats` (`deputy_id`) WHERE "seats"."deputy_id" is not null;--> statement-breakpoint
CREATE INDEX `seats_votes` ON `seats` (`votes`) WHERE "seats"."votes" <> '[]';--> statement-breakpoint
CREATE INDEX `tables_host` ON `tables` (`host_id`);--> statement-breakpoint
CREATE INDEX `tables_barred` ON `tables` (`barred`) WHERE "tables"."barred" <> '[]';