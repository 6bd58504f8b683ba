CREATE TABLE "engine"."sms_outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"phone" text NOT NULL,
	"body" text NOT NULL,
	"segments" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "attempted_at" timestamp (3) with time zone;
--> statement-breakpoint
CREATE INDEX "sms_outbox_phone" ON "engine"."sms_outbox" USING btree ("phone");
--> statement-breakpoint
CREATE INDEX "invitations_due_of_company" ON "engine"."invitations" USING btree ("company_id","due_at") WHERE state = 'scheduled' and queued_at is null;
--> statement-breakpoint
CREATE INDEX "invitations_reminding_of_company" ON "engine"."invitations" USING btree ("company_id","next_reminder_at") WHERE state = 'sent' and queued_at is null and next_reminder_at is not null;
--> statement-breakpoint
CREATE INDEX "invitations_in_flight" ON "engine"."invitations" USING btree ("company_id") WHERE queued_at is not null and (state = 'scheduled' or (state = 'sent' and next_reminder_at is not null));
--> statement-breakpoint
CREATE INDEX "invitations_config" ON "engine"."invitations" USING btree ("config_id");
--> statement-breakpoint
CREATE INDEX "order_contacts_phone" ON "engine"."order_contacts" USING btree ("company_id","phone");
