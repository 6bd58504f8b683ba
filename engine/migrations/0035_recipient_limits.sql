CREATE TABLE "engine"."recipient_messages" (
	"recipient_hash" text NOT NULL,
	"message" text NOT NULL,
	"company_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "recipient_messages_recipient_hash_message_pk" PRIMARY KEY("recipient_hash","message")
);
--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ADD COLUMN "counted_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "recipient_messages_at" ON "engine"."recipient_messages" USING btree ("at");