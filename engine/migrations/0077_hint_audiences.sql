ALTER TABLE "engine"."content_hints" ADD COLUMN "audience" text DEFAULT 'any' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."content_hints" DROP CONSTRAINT "content_hints_locale_grade_pk";--> statement-breakpoint
ALTER TABLE "engine"."content_hints" ADD CONSTRAINT "content_hints_locale_audience_grade_pk" PRIMARY KEY("locale","audience","grade");
