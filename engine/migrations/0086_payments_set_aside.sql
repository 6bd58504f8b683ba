ALTER TABLE "engine"."payments" ADD COLUMN "set_aside_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."payments" ADD COLUMN "set_aside_reason" text;--> statement-breakpoint
ALTER TABLE "engine"."payments" ADD CONSTRAINT "payments_set_aside" CHECK (set_aside_at is null or (charge_id is null and set_aside_reason is not null));