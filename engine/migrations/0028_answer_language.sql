ALTER TABLE "engine"."product_questions" ADD COLUMN "answer_language" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "answer_language" text;