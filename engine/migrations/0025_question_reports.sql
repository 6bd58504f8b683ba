CREATE TABLE "engine"."question_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"question_id" uuid NOT NULL,
	"reporter_hash" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "question_reports_once" UNIQUE("question_id","reporter_hash")
);
--> statement-breakpoint
ALTER TABLE "engine"."question_reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."question_reports" ADD CONSTRAINT "question_reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."question_reports" ADD CONSTRAINT "question_reports_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "engine"."product_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."question_reports" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());