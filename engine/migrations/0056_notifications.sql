CREATE TABLE "engine"."notification_digests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"period" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."notification_digests" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."notification_preferences" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"panel" boolean NOT NULL,
	"mail" text NOT NULL,
	CONSTRAINT "notification_preferences_company_id_user_id_kind_pk" PRIMARY KEY("company_id","user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "engine"."notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."notifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"event_key" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"in_panel" boolean NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"mail_due" timestamp (3) with time zone,
	"period" text,
	"digest_id" uuid
);
--> statement-breakpoint
ALTER TABLE "engine"."notifications" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."notification_digests" ADD CONSTRAINT "notification_digests_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."notification_digests" ADD CONSTRAINT "notification_digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."notification_preferences" ADD CONSTRAINT "notification_preferences_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."notifications" ADD CONSTRAINT "notifications_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."notifications" ADD CONSTRAINT "notifications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notification_digests_at" ON "engine"."notification_digests" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "notifications_once" ON "engine"."notifications" USING btree ("company_id","user_id","event_key");--> statement-breakpoint
CREATE INDEX "notifications_list" ON "engine"."notifications" USING btree ("company_id","user_id","id");--> statement-breakpoint
CREATE INDEX "notifications_unread" ON "engine"."notifications" USING btree ("company_id","user_id") WHERE read_at is null and in_panel;--> statement-breakpoint
CREATE INDEX "notifications_due" ON "engine"."notifications" USING btree ("mail_due") WHERE digest_id is null and mail_due is not null;--> statement-breakpoint
CREATE INDEX "notifications_digest" ON "engine"."notifications" USING btree ("digest_id") WHERE digest_id is not null;--> statement-breakpoint
CREATE INDEX "notifications_at" ON "engine"."notifications" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."notification_digests" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."notification_preferences" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."notifications" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());