CREATE TABLE "engine"."email_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"old_email" text NOT NULL,
	"new_email" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"stopped_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "engine"."second_factors" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT false NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."team_invites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"role" text NOT NULL,
	"locale" text NOT NULL,
	"invited_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."team_invites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "engine"."users" ADD COLUMN "two_factor_enabled" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."email_changes" ADD CONSTRAINT "email_changes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."team_invites" ADD CONSTRAINT "team_invites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."team_invites" ADD CONSTRAINT "team_invites_invited_by_users_id_fk" FOREIGN KEY ("invited_by") REFERENCES "engine"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "email_changes_user" ON "engine"."email_changes" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "second_factors_user" ON "engine"."second_factors" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "team_invites_open" ON "engine"."team_invites" USING btree ("company_id","email") WHERE accepted_at is null and revoked_at is null;--> statement-breakpoint
CREATE INDEX "team_invites_company" ON "engine"."team_invites" USING btree ("company_id","id");--> statement-breakpoint
-- Of several owners the first stays one.
UPDATE engine.company_members m SET role = 'manager' WHERE m.role = 'owner' AND EXISTS (
  SELECT 1 FROM engine.company_members o WHERE o.company_id = m.company_id AND o.role = 'owner'
    AND (o.created_at, o.user_id) < (m.created_at, m.user_id)
);--> statement-breakpoint
CREATE UNIQUE INDEX "company_members_owner" ON "engine"."company_members" USING btree ("company_id") WHERE role = 'owner';--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."team_invites" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());