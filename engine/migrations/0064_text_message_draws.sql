CREATE TABLE "engine"."text_message_draws" (
	"message" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"parts" integer NOT NULL,
	"taken_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."text_message_draws" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."text_message_balances" ADD COLUMN "purchases" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."text_message_balances" ADD COLUMN "told_empty" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."text_message_balances" ADD COLUMN "warn_at" integer DEFAULT 100 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "by_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "parts_needed" integer;--> statement-breakpoint
ALTER TABLE "engine"."text_message_draws" ADD CONSTRAINT "text_message_draws_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "text_message_draws_company" ON "engine"."text_message_draws" USING btree ("company_id","taken_at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."text_message_draws" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());