ALTER TABLE "engine"."companies" ADD COLUMN "currency" text;--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ADD COLUMN "market_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ADD CONSTRAINT "review_imports_market_id_markets_id_fk" FOREIGN KEY ("market_id") REFERENCES "engine"."markets"("id") ON DELETE no action ON UPDATE no action;