DROP INDEX "engine"."review_votes_address";--> statement-breakpoint
ALTER TABLE "engine"."question_reports" ADD COLUMN "place_hash" text;--> statement-breakpoint
ALTER TABLE "engine"."reports" ADD COLUMN "place_hash" text;--> statement-breakpoint
ALTER TABLE "engine"."review_votes" ADD COLUMN "place_hash" text;--> statement-breakpoint
CREATE INDEX "review_votes_address" ON "engine"."review_votes" USING btree ("at") WHERE address_hash is not null or place_hash is not null;