CREATE TABLE "engine"."mediation_refusals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" text,
	"body" text NOT NULL,
	"findings" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."mediation_refusals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."mediation_messages" ADD COLUMN "findings" jsonb;--> statement-breakpoint
ALTER TABLE "engine"."mediation_refusals" ADD CONSTRAINT "mediation_refusals_review_id_mediations_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."mediations"("review_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."mediation_refusals" ADD CONSTRAINT "mediation_refusals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mediation_refusals_once" ON "engine"."mediation_refusals" USING btree ("review_id",md5(body));--> statement-breakpoint
CREATE INDEX "mediation_refusals_at" ON "engine"."mediation_refusals" USING btree ("at");--> statement-breakpoint
CREATE INDEX "mediation_messages_elsewhere" ON "engine"."mediation_messages" USING btree ("company_id","at") WHERE findings is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."mediation_refusals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());