DROP INDEX "engine"."device_marks_addresses";--> statement-breakpoint
CREATE INDEX "device_marks_addresses" ON "engine"."device_marks" USING gin ("address_hashes") WITH (fastupdate=false);