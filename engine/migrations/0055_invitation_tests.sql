CREATE TABLE "engine"."invitation_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"language" text NOT NULL,
	"config" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_tests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."invitation_tests" ADD CONSTRAINT "invitation_tests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_tests_age" ON "engine"."invitation_tests" USING btree ("created_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_tests" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());