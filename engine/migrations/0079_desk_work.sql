ALTER TABLE "engine"."moderation_cases" ADD COLUMN "claimed_name" text;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "escalated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "escalated_by" text;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "escalation_note" text;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "plan_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "plan_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD COLUMN "plan" jsonb;--> statement-breakpoint
CREATE INDEX "moderation_cases_planned" ON "engine"."moderation_cases" USING btree ("plan_due_at") WHERE plan_id is not null;