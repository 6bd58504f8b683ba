CREATE TABLE "engine"."staff_agreements" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"until" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."staff_agreements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."staff_visits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_role" text NOT NULL,
	"reason" text NOT NULL,
	"secret_hash" text NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."staff_visits" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."staff_agreements" ADD CONSTRAINT "staff_agreements_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."staff_visits" ADD CONSTRAINT "staff_visits_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "staff_visits_secret" ON "engine"."staff_visits" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "staff_visits_company" ON "engine"."staff_visits" USING btree ("company_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."staff_agreements" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."staff_visits" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());