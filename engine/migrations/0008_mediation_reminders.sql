ALTER TABLE "engine"."mediations" ADD COLUMN "merchant_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."mediations" ADD COLUMN "reviewer_reminded_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "mediations_list" ON "engine"."mediations" USING btree ("company_id","review_id");--> statement-breakpoint
CREATE INDEX "mediations_counts" ON "engine"."mediations" USING btree ("company_id","outcome");--> statement-breakpoint
CREATE INDEX "mediations_opened" ON "engine"."mediations" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "mediations_ended" ON "engine"."mediations" USING btree ("ended_at") WHERE ended_at is not null;