CREATE TABLE "engine"."billing_details" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"street" text NOT NULL,
	"postcode" text NOT NULL,
	"city" text NOT NULL,
	"country" text NOT NULL,
	"tax_number" text,
	"vat_number" text,
	"vat_valid" boolean,
	"vat_checked_at" timestamp (3) with time zone,
	"vat_receipt" text,
	"email" text,
	"method" text DEFAULT 'transfer' NOT NULL,
	"stripe_customer" text,
	"stripe_card" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."charges" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"period_start" timestamp (3) with time zone,
	"lines" jsonb NOT NULL,
	"currency" text NOT NULL,
	"vat_treatment" text NOT NULL,
	"vat_rate" integer,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"method" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"lapses_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "charges_sum" CHECK (gross = net + vat)
);
--> statement-breakpoint
ALTER TABLE "engine"."charges" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."invoice_series" (
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_series_year_pk" PRIMARY KEY("series","year")
);
--> statement-breakpoint
CREATE TABLE "engine"."invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"number" text NOT NULL,
	"series" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"kind" text NOT NULL,
	"corrects_id" uuid,
	"reason" text,
	"issued_on" date NOT NULL,
	"supplied_on" date NOT NULL,
	"due_on" date NOT NULL,
	"paid_on" date,
	"method" text NOT NULL,
	"locale" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"currency" text NOT NULL,
	"lines" jsonb NOT NULL,
	"vat_treatment" text NOT NULL,
	"vat_rate" integer,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"vat_in_pln" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "invoices_sum" CHECK (gross = net + vat)
);
--> statement-breakpoint
ALTER TABLE "engine"."invoices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"charge_id" uuid,
	"source" text NOT NULL,
	"reference" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"received_on" date NOT NULL,
	"payer" text,
	"title" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."subscription_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"actor" text NOT NULL,
	"plan" text NOT NULL,
	"term" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"reason" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."subscription_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."subscription_warnings" (
	"company_id" uuid NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"days" integer NOT NULL,
	CONSTRAINT "subscription_warnings_company_id_period_end_days_pk" PRIMARY KEY("company_id","period_end","days")
);
--> statement-breakpoint
ALTER TABLE "engine"."subscription_warnings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."text_message_balances" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"left" integer DEFAULT 0 NOT NULL,
	"warned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "text_message_balances_left" CHECK ("left" >= 0)
);
--> statement-breakpoint
ALTER TABLE "engine"."text_message_balances" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."trial_keys" (
	"kind" text NOT NULL,
	"value" text NOT NULL,
	"company_id" uuid NOT NULL,
	"until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "trial_keys_kind_value_pk" PRIMARY KEY("kind","value")
);
--> statement-breakpoint
ALTER TABLE "engine"."trial_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "term" text DEFAULT 'month' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "period_start" timestamp (3) with time zone DEFAULT engine.app_now() NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "next_plan" text;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "next_term" text;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "next_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "renews_plan" text;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "renews_term" text;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "upgraded_from" text;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "cancelled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "ever_paid" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "contract_price" integer;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD COLUMN "due_at" timestamp (3) with time zone DEFAULT engine.app_now();--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ADD CONSTRAINT "billing_details_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."charges" ADD CONSTRAINT "charges_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invoices" ADD CONSTRAINT "invoices_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "engine"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."payments" ADD CONSTRAINT "payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."payments" ADD CONSTRAINT "payments_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "engine"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."subscription_events" ADD CONSTRAINT "subscription_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."subscription_warnings" ADD CONSTRAINT "subscription_warnings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."text_message_balances" ADD CONSTRAINT "text_message_balances_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "billing_details_tax" ON "engine"."billing_details" USING btree ("tax_number");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_details_stripe" ON "engine"."billing_details" USING btree ("stripe_customer");--> statement-breakpoint
CREATE UNIQUE INDEX "charges_period" ON "engine"."charges" USING btree ("company_id","kind","period_start") WHERE state <> 'void' and period_start is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "charges_open" ON "engine"."charges" USING btree ("company_id","kind") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "charges_company" ON "engine"."charges" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "charges_lapsing" ON "engine"."charges" USING btree ("lapses_at") WHERE state = 'open' and lapses_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_number" ON "engine"."invoices" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_sequence" ON "engine"."invoices" USING btree ("series","year","sequence");--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_charge" ON "engine"."invoices" USING btree ("charge_id") WHERE kind = 'invoice';--> statement-breakpoint
CREATE INDEX "invoices_company" ON "engine"."invoices" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "invoices_issued" ON "engine"."invoices" USING btree ("issued_on","id");--> statement-breakpoint
CREATE INDEX "invoices_corrects" ON "engine"."invoices" USING btree ("corrects_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payments_reference" ON "engine"."payments" USING btree ("source","reference");--> statement-breakpoint
CREATE INDEX "payments_company" ON "engine"."payments" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "payments_unmatched" ON "engine"."payments" USING btree ("id") WHERE charge_id is null;--> statement-breakpoint
CREATE INDEX "subscription_events_company" ON "engine"."subscription_events" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "subscriptions_due" ON "engine"."subscriptions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "subscriptions_state" ON "engine"."subscriptions" USING btree ("state","plan");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."billing_details" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."charges" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invoices" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."payments" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."subscription_events" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."subscription_warnings" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."text_message_balances" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."trial_keys" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());
--> statement-breakpoint
-- Until now only the end of a period was kept: its beginning is as long before as the shorter term.
UPDATE "engine"."subscriptions" SET "period_start" = "period_end" - interval '30 days', "ever_paid" = "state" <> 'trial';--> statement-breakpoint
-- Companies that have never had a plan are in their trial, or it has ended: the sweep warns and ends from here on.
INSERT INTO "engine"."subscriptions" ("company_id", "plan", "state", "period_start", "period_end")
SELECT "id", 'trustStart', 'trial', "created_at", "created_at" + interval '90 days' FROM "engine"."companies" c
WHERE NOT EXISTS (SELECT 1 FROM "engine"."subscriptions" s WHERE s."company_id" = c."id");
