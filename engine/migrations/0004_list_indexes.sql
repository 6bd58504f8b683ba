DROP INDEX "engine"."reviews_public";--> statement-breakpoint
DROP INDEX "engine"."reviews_public_language";--> statement-breakpoint
DROP INDEX "engine"."reviews_public_grade";--> statement-breakpoint
DROP INDEX "engine"."reviews_product";--> statement-breakpoint
DROP INDEX "engine"."reviews_latest";--> statement-breakpoint
DROP INDEX "engine"."subject_totals_company";--> statement-breakpoint
CREATE INDEX "invitations_expiring" ON "engine"."invitations" USING btree ("expires_at") WHERE state = 'sent';--> statement-breakpoint
CREATE INDEX "order_contacts_email" ON "engine"."order_contacts" USING btree ("company_id",lower("email"));--> statement-breakpoint
CREATE INDEX "grade_deltas_company" ON "engine"."grade_deltas" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "reviews_public_origin" ON "engine"."reviews" USING btree ("company_id","origin","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_pinned" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null and pinned;--> statement-breakpoint
CREATE INDEX "reviews_public" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_public_language" ON "engine"."reviews" USING btree ("company_id","language","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_public_grade" ON "engine"."reviews" USING btree ("company_id","grade","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "engine"."reviews" USING btree ("product_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "engine"."reviews" USING btree ("published_at" DESC NULLS FIRST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "subject_totals_company" ON "engine"."subject_totals" USING btree ("company_id","count" DESC NULLS FIRST);