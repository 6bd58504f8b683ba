CREATE TABLE "engine"."product_review_feeds" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"address_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "product_review_feeds_address_id_unique" UNIQUE("address_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."product_review_feeds" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "gtin" text;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "mpn" text;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "engine"."product_review_feeds" ADD CONSTRAINT "product_review_feeds_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."product_review_feeds" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());