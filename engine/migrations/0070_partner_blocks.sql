ALTER TABLE "engine"."partners" ADD COLUMN "blocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."partners" ADD COLUMN "blocked_reason" text;