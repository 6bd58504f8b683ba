CREATE TABLE "engine"."review_withdrawals" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text
);
--> statement-breakpoint
ALTER TABLE "engine"."review_withdrawals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."review_withdrawals" ADD CONSTRAINT "review_withdrawals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_withdrawals" ADD CONSTRAINT "review_withdrawals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_withdrawals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE INDEX "reviews_withdrawn" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'withdrawn';--> statement-breakpoint
-- Until now a seller's word was enough: what went so says it.
INSERT INTO "engine"."review_withdrawals" (review_id, company_id, reason, state, requested_at, decided_at, decided_by)
SELECT DISTINCT ON (e.review_id) e.review_id, e.company_id, e.data->>'reason',
  CASE WHEN EXISTS (
    SELECT 1 FROM engine.review_events b WHERE b.review_id = e.review_id AND b.type = 'reinstated' AND b.id > e.id
  ) THEN 'reversed' ELSE 'granted' END, e.at, e.at, 'seller'
FROM engine.review_events e
WHERE e.type = 'withdrawn' AND e.actor = 'merchant' AND e.data->>'reason' IN ('complaint_item', 'not_about_product')
ORDER BY e.review_id, e.id
ON CONFLICT DO NOTHING
