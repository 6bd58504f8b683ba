CREATE TABLE "engine"."answer_templates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"title" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."answer_templates" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."bulk_answer_items" (
	"bulk_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	CONSTRAINT "bulk_answer_items_bulk_id_review_id_pk" PRIMARY KEY("bulk_id","review_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."bulk_answer_items" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."bulk_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"state" text NOT NULL,
	"texts" jsonb NOT NULL,
	"total" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	"skipped" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."bulk_answers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_exports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"format" text NOT NULL,
	"filter" jsonb NOT NULL,
	"state" text NOT NULL,
	"rows" integer DEFAULT 0 NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"bytes" bigint,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."review_exports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."review_views" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."answer_templates" ADD CONSTRAINT "answer_templates_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."bulk_answer_items" ADD CONSTRAINT "bulk_answer_items_bulk_id_bulk_answers_id_fk" FOREIGN KEY ("bulk_id") REFERENCES "engine"."bulk_answers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."bulk_answer_items" ADD CONSTRAINT "bulk_answer_items_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."bulk_answer_items" ADD CONSTRAINT "bulk_answer_items_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."bulk_answers" ADD CONSTRAINT "bulk_answers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_exports" ADD CONSTRAINT "review_exports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_views" ADD CONSTRAINT "review_views_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answer_templates_company" ON "engine"."answer_templates" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bulk_answer_items_waiting" ON "engine"."bulk_answer_items" USING btree ("bulk_id","review_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "bulk_answer_items_skipped" ON "engine"."bulk_answer_items" USING btree ("bulk_id","review_id") WHERE state = 'skipped';--> statement-breakpoint
CREATE INDEX "bulk_answers_company" ON "engine"."bulk_answers" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "bulk_answers_due" ON "engine"."bulk_answers" USING btree ("due_at") WHERE state in ('scheduled', 'running');--> statement-breakpoint
CREATE INDEX "review_exports_company" ON "engine"."review_exports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "review_exports_running" ON "engine"."review_exports" USING btree ("company_id") WHERE state = 'running';--> statement-breakpoint
CREATE INDEX "review_exports_expiring" ON "engine"."review_exports" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "review_views_member" ON "engine"."review_views" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."answer_templates" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."bulk_answer_items" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."bulk_answers" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_exports" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_views" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());