ALTER TABLE "engine"."grade_cells" DROP CONSTRAINT "grade_cells_subject_id_day_language_origin_grade_pk";--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ADD CONSTRAINT "grade_cells_subject_id_grain_language_day_origin_grade_pk" PRIMARY KEY("subject_id","grain","language","day","origin","grade");--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ADD COLUMN "grain" text NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_photos" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "grade_cells_company" ON "engine"."grade_cells" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "review_photos_uploaded" ON "engine"."review_photos" USING btree ("uploaded_with");--> statement-breakpoint
CREATE INDEX "review_photos_removed" ON "engine"."review_photos" USING btree ("removed_at") WHERE state = 'removed';