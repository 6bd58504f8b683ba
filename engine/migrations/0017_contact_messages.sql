CREATE TABLE "engine"."contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic" text NOT NULL,
	"state" text NOT NULL,
	"reply_to" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" text
);
--> statement-breakpoint
CREATE INDEX "contact_messages_state" ON "engine"."contact_messages" USING btree ("state","at","id");--> statement-breakpoint
CREATE INDEX "contact_messages_address" ON "engine"."contact_messages" USING btree (lower("reply_to"));