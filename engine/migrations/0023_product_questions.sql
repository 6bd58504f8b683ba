CREATE TABLE "engine"."product_questions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"state" text NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"answer" text,
	"answered_at" timestamp (3) with time zone,
	"answer_edited" boolean DEFAULT false NOT NULL,
	"pending_answer" text,
	"answer_held" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."question_askers" (
	"question_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"email" text,
	"locale" text NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."question_askers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."screening_findings" ALTER COLUMN "review_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."screening_findings" ALTER COLUMN "revision" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD CONSTRAINT "product_questions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD CONSTRAINT "product_questions_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."question_askers" ADD CONSTRAINT "question_askers_question_id_product_questions_id_fk" FOREIGN KEY ("question_id") REFERENCES "engine"."product_questions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."question_askers" ADD CONSTRAINT "question_askers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "product_questions_public" ON "engine"."product_questions" USING btree ("product_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_questions_company" ON "engine"."product_questions" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published';--> statement-breakpoint
CREATE INDEX "product_questions_open" ON "engine"."product_questions" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and answer is null;--> statement-breakpoint
CREATE INDEX "question_askers_email" ON "engine"."question_askers" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "screening_findings_case" ON "engine"."screening_findings" USING btree ("case_id") WHERE case_id is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."product_questions" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."question_askers" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());