CREATE TABLE "engine"."own_hints" (
	"company_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"grade" smallint NOT NULL,
	"phrases" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_hints_company_id_locale_grade_pk" PRIMARY KEY("company_id","locale","grade")
);
--> statement-breakpoint
ALTER TABLE "engine"."own_hints" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."own_hints" ADD CONSTRAINT "own_hints_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."own_hints" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());