CREATE TABLE "engine"."company_alerts" (
	"subject_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "company_alerts_subject_id_user_id_pk" PRIMARY KEY("subject_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."company_alerts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "average_low_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "withdrawal_explanation" text;--> statement-breakpoint
ALTER TABLE "engine"."company_alerts" ADD CONSTRAINT "company_alerts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_alerts_at" ON "engine"."company_alerts" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."company_alerts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());