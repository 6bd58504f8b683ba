CREATE TABLE "engine"."pictures" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"use" text NOT NULL,
	"product_id" uuid,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."pictures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "picture_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "image_url" text;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "image_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "image_attempts" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD COLUMN "image_failure" text;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."pictures" ADD CONSTRAINT "pictures_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."pictures" ADD CONSTRAINT "pictures_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_company" ON "engine"."pictures" USING btree ("company_id","position","id") WHERE use = 'picture' and state = 'shown';--> statement-breakpoint
CREATE INDEX "pictures_unshown" ON "engine"."pictures" USING btree ("created_at") WHERE state <> 'shown';--> statement-breakpoint
CREATE INDEX "products_image_due" ON "engine"."products" USING btree ("image_due_at") WHERE image_due_at is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."pictures" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());