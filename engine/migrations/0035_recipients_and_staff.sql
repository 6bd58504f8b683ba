CREATE TABLE "engine"."content_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text
);
--> statement-breakpoint
CREATE TABLE "engine"."recipient_messages" (
	"recipient_hash" text NOT NULL,
	"message" text NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipient_messages_recipient_hash_message_pk" PRIMARY KEY("recipient_hash","message")
);
--> statement-breakpoint
ALTER TABLE "engine"."recipient_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "recipient_messages_at" ON "engine"."recipient_messages" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."recipient_messages" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());