CREATE TABLE "engine"."product_features" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"category" text,
	"product_id" uuid,
	"position" smallint NOT NULL,
	"name" jsonb NOT NULL,
	"low" jsonb NOT NULL,
	"high" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "product_features_scope" CHECK (category is null or product_id is null)
);
--> statement-breakpoint
ALTER TABLE "engine"."product_features" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "category" text;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "features" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."product_features" ADD CONSTRAINT "product_features_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."product_features" ADD CONSTRAINT "product_features_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_features_company" ON "engine"."product_features" USING btree ("company_id") WHERE removed_at is null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."product_features" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());