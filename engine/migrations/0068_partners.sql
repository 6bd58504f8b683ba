-- The partner of a partner's transaction; null outside one, so that no row matches.
CREATE FUNCTION engine.current_partner() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.partner_id', true), '')::uuid $$;
--> statement-breakpoint
CREATE TABLE "engine"."commissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"corrects_id" uuid,
	"invoice_number" text NOT NULL,
	"currency" text NOT NULL,
	"net" integer NOT NULL,
	"percent" integer NOT NULL,
	"amount" integer NOT NULL,
	"payout_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."commissions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."partner_codes" (
	"code" text PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"current" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."partner_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."partner_payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"month" text NOT NULL,
	"currency" text NOT NULL,
	"amount" integer NOT NULL,
	"entries" integer NOT NULL,
	"state" text NOT NULL,
	"paid_on" date,
	"reference" text,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."partner_payouts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"business_name" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text NOT NULL,
	"website" text,
	"iban" text NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."partners" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."referrals" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"partner_id" uuid NOT NULL,
	"source" text NOT NULL,
	"state" text NOT NULL,
	"refusal" text,
	"since" timestamp (3) with time zone NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "engine"."referrals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."registrations" ALTER COLUMN "company" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."registrations" ADD COLUMN "referral_code" text;--> statement-breakpoint
ALTER TABLE "engine"."team_invites" ADD COLUMN "hands_over" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."commissions" ADD CONSTRAINT "commissions_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "engine"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."commissions" ADD CONSTRAINT "commissions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."commissions" ADD CONSTRAINT "commissions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "engine"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."commissions" ADD CONSTRAINT "commissions_payout_id_partner_payouts_id_fk" FOREIGN KEY ("payout_id") REFERENCES "engine"."partner_payouts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."partner_codes" ADD CONSTRAINT "partner_codes_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "engine"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."partner_payouts" ADD CONSTRAINT "partner_payouts_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "engine"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."partners" ADD CONSTRAINT "partners_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."referrals" ADD CONSTRAINT "referrals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."referrals" ADD CONSTRAINT "referrals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "engine"."partners"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "commissions_invoice" ON "engine"."commissions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "commissions_corrects" ON "engine"."commissions" USING btree ("corrects_id");--> statement-breakpoint
CREATE INDEX "commissions_partner" ON "engine"."commissions" USING btree ("partner_id","id");--> statement-breakpoint
CREATE INDEX "commissions_company" ON "engine"."commissions" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "commissions_waiting" ON "engine"."commissions" USING btree ("at") WHERE payout_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_codes_current" ON "engine"."partner_codes" USING btree ("partner_id") WHERE current;--> statement-breakpoint
CREATE UNIQUE INDEX "partner_payouts_month" ON "engine"."partner_payouts" USING btree ("partner_id","month","currency");--> statement-breakpoint
CREATE INDEX "partner_payouts_state" ON "engine"."partner_payouts" USING btree ("state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "partners_user" ON "engine"."partners" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "referrals_partner" ON "engine"."referrals" USING btree ("partner_id","since");--> statement-breakpoint
CREATE POLICY "partner" ON "engine"."commissions" AS PERMISSIVE FOR ALL TO "app_tenant" USING (partner_id = engine.current_partner()) WITH CHECK (partner_id = engine.current_partner());--> statement-breakpoint
CREATE POLICY "partner" ON "engine"."partner_codes" AS PERMISSIVE FOR ALL TO "app_tenant" USING (partner_id = engine.current_partner()) WITH CHECK (partner_id = engine.current_partner());--> statement-breakpoint
CREATE POLICY "partner" ON "engine"."partner_payouts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (partner_id = engine.current_partner()) WITH CHECK (partner_id = engine.current_partner());--> statement-breakpoint
CREATE POLICY "partner" ON "engine"."partners" AS PERMISSIVE FOR ALL TO "app_tenant" USING (id = engine.current_partner()) WITH CHECK (id = engine.current_partner());--> statement-breakpoint
CREATE POLICY "partner" ON "engine"."referrals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (partner_id = engine.current_partner()) WITH CHECK (partner_id = engine.current_partner());--> statement-breakpoint
GRANT SELECT ON "engine"."partners", "engine"."partner_codes", "engine"."partner_payouts" TO app_tenant;
