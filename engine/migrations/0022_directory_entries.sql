CREATE TABLE "engine"."directory_entries" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"country" text NOT NULL,
	"region_slug" text NOT NULL,
	"region_name" text NOT NULL,
	"city_slug" text NOT NULL,
	"city_name" text NOT NULL,
	"rank" double precision NOT NULL,
	"count" integer NOT NULL,
	"average" double precision
);
--> statement-breakpoint
ALTER TABLE "engine"."directory_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."directory_entries" ADD CONSTRAINT "directory_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "directory_kind" ON "engine"."directory_entries" USING btree ("kind","rank" DESC NULLS FIRST,"count" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "directory_category" ON "engine"."directory_entries" USING btree ("kind","category","rank" DESC NULLS FIRST,"count" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "directory_country" ON "engine"."directory_entries" USING btree ("kind","country","rank" DESC NULLS FIRST,"count" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE INDEX "directory_place" ON "engine"."directory_entries" USING btree ("kind","country","region_slug","city_slug","category","rank" DESC NULLS FIRST,"count" DESC NULLS FIRST,"company_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."directory_entries" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());