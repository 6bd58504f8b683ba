-- What retention deletes is found by its age, not by reading the whole table.
CREATE INDEX "mail_deliveries_at" ON "engine"."mail_deliveries" USING btree ("at");--> statement-breakpoint
CREATE INDEX "device_marks_at" ON "engine"."device_marks" USING btree ("at");
