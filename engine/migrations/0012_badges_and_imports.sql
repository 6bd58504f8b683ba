CREATE TABLE "engine"."badge_evaluations" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"day" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."badge_evaluations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."content_badges" (
	"badge" text PRIMARY KEY NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ADD COLUMN "encoding" text NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ADD COLUMN "scale" integer NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."badge_evaluations" ADD CONSTRAINT "badge_evaluations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_imports_failed" ON "engine"."review_imports" USING btree ("finished_at") WHERE state = 'failed';--> statement-breakpoint
CREATE INDEX "review_authors_name" ON "engine"."review_authors" USING btree ("company_id",lower(display_name) text_pattern_ops);--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."badge_evaluations" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
-- Beside the counts of a day the sums that a page reads: per day and week of any language.
ALTER TABLE "engine"."grade_cells" ADD COLUMN "grain" text;
--> statement-breakpoint
UPDATE "engine"."grade_cells" SET "grain" = CASE WHEN "day" = '0001-01-01' THEN 'all' ELSE 'day' END;
--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ALTER COLUMN "grain" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" DROP CONSTRAINT "grade_cells_subject_id_day_language_origin_grade_pk";
--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ADD CONSTRAINT "grade_cells_subject_id_grain_language_day_origin_grade_pk" PRIMARY KEY("subject_id","grain","language","day","origin","grade");
--> statement-breakpoint
CREATE INDEX "grade_cells_company" ON "engine"."grade_cells" USING btree ("company_id");
--> statement-breakpoint
INSERT INTO "engine"."grade_cells" ("subject_id", "company_id", "grain", "day", "language", "origin", "grade", "count", "answered")
SELECT subject_id, company_id, g.grain, g.day, 'any', origin, grade, sum(count), sum(answered)
FROM "engine"."grade_cells" c
CROSS JOIN LATERAL (VALUES ('day', c.day), ('week', date_trunc('week', c.day)::date)) AS g(grain, day)
WHERE c.grain = 'day' GROUP BY subject_id, company_id, g.grain, g.day, origin, grade;
--> statement-breakpoint
-- The badges' words have not been pulled yet.
DELETE FROM "engine"."content_versions";
