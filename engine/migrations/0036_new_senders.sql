ALTER TABLE "engine"."companies" ADD COLUMN "vouched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "website_verified_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "sending_stopped_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "sending_stopped_reason" text;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "slowed_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mail_deliveries_company" ON "engine"."mail_deliveries" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "recipient_messages_company" ON "engine"."recipient_messages" USING btree ("company_id","at");--> statement-breakpoint
-- Who has been writing to customers, is reviewed or pays goes on as before.
UPDATE "engine"."companies" c SET "vouched_at" = now()
WHERE c.with_us_since IS NOT NULL
  OR EXISTS (SELECT 1 FROM "engine"."subscriptions" s WHERE s.company_id = c.id AND s.state IN ('paid', 'past_due'))
  OR EXISTS (SELECT 1 FROM "engine"."reviews" r WHERE r.company_id = c.id)
  OR EXISTS (SELECT 1 FROM "engine"."survey_invitations" i WHERE i.company_id = c.id AND i.sent_at IS NOT NULL);
