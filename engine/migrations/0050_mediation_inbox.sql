ALTER TABLE "engine"."mediations" ADD COLUMN "last_from" text;--> statement-breakpoint
ALTER TABLE "engine"."mediations" ADD COLUMN "last_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."mediations" ADD COLUMN "merchant_read_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mediations_list_ended" ON "engine"."mediations" USING btree ("company_id","ended_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) WHERE state = 'ended';
--> statement-breakpoint
UPDATE "engine"."mediations" m SET last_from = w.side, last_at = w.at,
  merchant_read_at = CASE WHEN m.state = 'ended' OR w.side = 'merchant' THEN w.at END
FROM (
  SELECT DISTINCT ON (review_id) review_id, side, at FROM engine.mediation_messages ORDER BY review_id, id DESC
) w WHERE w.review_id = m.review_id;
