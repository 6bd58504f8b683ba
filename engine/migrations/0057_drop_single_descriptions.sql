ALTER TABLE "engine"."companies" DROP COLUMN "description";--> statement-breakpoint
ALTER TABLE "engine"."companies" DROP COLUMN "description_language";