ALTER TABLE "engine"."push_devices" ADD COLUMN "session_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "engine"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "push_devices_session" ON "engine"."push_devices" USING btree ("session_id");