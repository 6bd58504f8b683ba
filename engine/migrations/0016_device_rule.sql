CREATE TABLE "engine"."device_salts" (
	"period" integer PRIMARY KEY NOT NULL,
	"salt" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."device_marks" DROP CONSTRAINT "device_marks_submission";--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ALTER COLUMN "device_hash" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ADD COLUMN "address_hashes" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ADD COLUMN "again" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_authors" ADD COLUMN "address_hashes" text[];--> statement-breakpoint
ALTER TABLE "engine"."review_votes" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "device_marks_addresses" ON "engine"."device_marks" USING gin ("address_hashes");--> statement-breakpoint
CREATE INDEX "review_votes_address" ON "engine"."review_votes" USING btree ("at") WHERE address_hash is not null;--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ADD CONSTRAINT "device_marks_submission_device" UNIQUE("submission_id","device_hash");