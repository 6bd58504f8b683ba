CREATE TABLE "engine"."exchange_rate_checks" (
	"currency" text PRIMARY KEY NOT NULL,
	"known_until" date NOT NULL,
	"asked_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "engine"."exchange_rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"rate" text NOT NULL,
	"table_number" text NOT NULL,
	CONSTRAINT "exchange_rates_currency_day_pk" PRIMARY KEY("currency","day")
);

--> statement-breakpoint
-- Invoices are issued in transactions of a company too, by rates that are the same for all.
GRANT SELECT ON "engine"."exchange_rates", "engine"."exchange_rate_checks" TO app_tenant;
