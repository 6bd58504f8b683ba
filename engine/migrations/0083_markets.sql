CREATE TABLE "engine"."markets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"language" text NOT NULL,
	"currency" text NOT NULL,
	"time_zone" text NOT NULL,
	"website" text NOT NULL,
	"place" text NOT NULL,
	"address" text,
	"postcode" text,
	"city" text,
	"archived_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "markets_code" UNIQUE("company_id","code")
);
--> statement-breakpoint
ALTER TABLE "engine"."markets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."orders" ADD COLUMN "market_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "market_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."markets" ADD CONSTRAINT "markets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "markets_place" ON "engine"."markets" USING btree ("company_id","place") WHERE archived_at is null;--> statement-breakpoint
ALTER TABLE "engine"."orders" ADD CONSTRAINT "orders_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "engine"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD CONSTRAINT "reviews_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "engine"."markets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_market" ON "engine"."orders" USING btree ("company_id","market_id") WHERE market_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_public_market" ON "engine"."reviews" USING btree ("company_id","market_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null and market_id is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."markets" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());