CREATE TABLE "engine"."mail_recipients" (
	"recipient_hash" text NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mail_recipients_recipient_hash_message_id_pk" PRIMARY KEY("recipient_hash","message_id")
);
--> statement-breakpoint
CREATE INDEX "mail_recipients_at" ON "engine"."mail_recipients" USING btree ("at");