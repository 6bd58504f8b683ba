ALTER TABLE "engine"."review_authors" ADD COLUMN "device_hash" text;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "author_name" text;