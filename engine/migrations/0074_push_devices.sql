CREATE TABLE "engine"."push_devices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"name" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."push_devices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."notification_preferences" ADD COLUMN "push" boolean;--> statement-breakpoint
ALTER TABLE "engine"."push_devices" ADD CONSTRAINT "push_devices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "push_devices_once" ON "engine"."push_devices" USING btree ("company_id","user_id","endpoint");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."push_devices" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());