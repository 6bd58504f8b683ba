ALTER TABLE "engine"."review_photos" ADD COLUMN "removed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "review_photos_uploaded" ON "engine"."review_photos" USING btree ("uploaded_with");--> statement-breakpoint
CREATE INDEX "review_photos_removed" ON "engine"."review_photos" USING btree ("removed_at") WHERE state = 'removed';