ALTER TABLE "engine"."opt_outs" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."opt_outs" ADD COLUMN "masked" text;--> statement-breakpoint
ALTER TABLE "engine"."opt_outs" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "engine"."order_imports" ADD COLUMN "mapping" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
CREATE INDEX "opt_outs_company" ON "engine"."opt_outs" USING btree ("company_id","at" DESC NULLS FIRST,"id" DESC NULLS FIRST);