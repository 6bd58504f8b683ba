CREATE TABLE "engine"."review_shares" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"source_company_id" uuid NOT NULL,
	"source_product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."review_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."review_shares" ADD CONSTRAINT "review_shares_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_shares" ADD CONSTRAINT "review_shares_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_shares" ADD CONSTRAINT "review_shares_source_company_id_companies_id_fk" FOREIGN KEY ("source_company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_shares" ADD CONSTRAINT "review_shares_source_product_id_products_id_fk" FOREIGN KEY ("source_product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_shares_company" ON "engine"."review_shares" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "review_shares_source" ON "engine"."review_shares" USING btree ("source_company_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "review_shares_open" ON "engine"."review_shares" USING btree ("product_id","source_product_id") WHERE state in ('requested', 'accepted');--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_shares" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company() or source_company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company() or source_company_id = engine.current_company());