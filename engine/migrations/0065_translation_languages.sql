CREATE TABLE "engine"."translation_languages" (
	"company_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"wanted" boolean NOT NULL,
	"paid_through" date,
	CONSTRAINT "translation_languages_company_id_locale_pk" PRIMARY KEY("company_id","locale")
);
--> statement-breakpoint
ALTER TABLE "engine"."translation_languages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."translation_languages" ADD CONSTRAINT "translation_languages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."translation_languages" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());