CREATE TABLE "engine"."company_managers" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"assigned_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."company_managers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."manager_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"manager" text,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."manager_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."managers" (
	"email" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"languages" jsonb NOT NULL,
	"photo" text,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."company_managers" ADD CONSTRAINT "company_managers_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."company_managers" ADD CONSTRAINT "company_managers_email_managers_email_fk" FOREIGN KEY ("email") REFERENCES "engine"."managers"("email") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."manager_messages" ADD CONSTRAINT "manager_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."manager_messages" ADD CONSTRAINT "manager_messages_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "manager_messages_company" ON "engine"."manager_messages" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "manager_messages_user" ON "engine"."manager_messages" USING btree ("user_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."company_managers" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."manager_messages" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());