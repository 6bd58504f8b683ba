ALTER TABLE "engine"."product_features" ADD COLUMN "kind" text DEFAULT 'scale' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."product_features" ADD COLUMN "choices" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "user_choices" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "review_revisions_choices" ON "engine"."review_revisions" USING gin ("user_choices") WHERE user_choices <> '{}';