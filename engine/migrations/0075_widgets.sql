CREATE TABLE "engine"."widget_counts" (
	"widget_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"views" integer DEFAULT 0 NOT NULL,
	"clicks" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "widget_counts_widget_id_day_pk" PRIMARY KEY("widget_id","day")
);
--> statement-breakpoint
ALTER TABLE "engine"."widget_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."widgets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"domains" text[] DEFAULT '{}' NOT NULL,
	"entry_code_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."widgets" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."widget_counts" ADD CONSTRAINT "widget_counts_widget_id_widgets_id_fk" FOREIGN KEY ("widget_id") REFERENCES "engine"."widgets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."widget_counts" ADD CONSTRAINT "widget_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."widgets" ADD CONSTRAINT "widgets_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."widgets" ADD CONSTRAINT "widgets_entry_code_id_entry_codes_id_fk" FOREIGN KEY ("entry_code_id") REFERENCES "engine"."entry_codes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "widget_counts_day" ON "engine"."widget_counts" USING btree ("day");--> statement-breakpoint
CREATE INDEX "widgets_company" ON "engine"."widgets" USING btree ("company_id","id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."widget_counts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."widgets" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());