CREATE TABLE "engine"."card_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"amount" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"charge_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"customer" text,
	"card" text,
	"session" text,
	"intent" text,
	"locale" text NOT NULL,
	"failure" text,
	"checks" integer DEFAULT 0 NOT NULL,
	"check_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."card_payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."card_reversals" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"payment_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."card_reversals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."stripe_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object_id" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ADD COLUMN "card_last4" text;--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ADD COLUMN "card_expires" text;--> statement-breakpoint
ALTER TABLE "engine"."billing_details" ADD COLUMN "card_warned" text;--> statement-breakpoint
ALTER TABLE "engine"."charges" ADD COLUMN "card_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."card_payments" ADD CONSTRAINT "card_payments_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."card_payments" ADD CONSTRAINT "card_payments_charge_id_charges_id_fk" FOREIGN KEY ("charge_id") REFERENCES "engine"."charges"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."card_reversals" ADD CONSTRAINT "card_reversals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."card_reversals" ADD CONSTRAINT "card_reversals_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "engine"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_open" ON "engine"."card_payments" USING btree ("charge_id") WHERE state = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_session" ON "engine"."card_payments" USING btree ("session");--> statement-breakpoint
CREATE UNIQUE INDEX "card_payments_intent" ON "engine"."card_payments" USING btree ("intent");--> statement-breakpoint
CREATE INDEX "card_payments_charge" ON "engine"."card_payments" USING btree ("charge_id","id");--> statement-breakpoint
CREATE INDEX "card_payments_check" ON "engine"."card_payments" USING btree ("check_at") WHERE state = 'open';--> statement-breakpoint
CREATE INDEX "card_reversals_company" ON "engine"."card_reversals" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "charges_card_due" ON "engine"."charges" USING btree ("card_due_at") WHERE state = 'open' and card_due_at is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."card_payments" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."card_reversals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());