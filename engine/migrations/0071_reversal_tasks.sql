ALTER TABLE "engine"."card_reversals" ADD COLUMN "key" uuid DEFAULT uuidv7() NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."card_reversals" ADD COLUMN "settled_state" text;--> statement-breakpoint
CREATE UNIQUE INDEX "card_reversals_key" ON "engine"."card_reversals" USING btree ("key");