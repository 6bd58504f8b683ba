CREATE TABLE "engine"."survey_invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"basis" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."survey_recipients" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."survey_recipients" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."survey_responses" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"survey_id" uuid NOT NULL,
	"invitation_id" uuid,
	"language" text NOT NULL,
	"answers" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"score" integer,
	"comment" text,
	"started_at" timestamp (3) with time zone NOT NULL,
	"submitted_at" timestamp (3) with time zone,
	"edited_at" timestamp (3) with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "survey_responses_invitation" UNIQUE("invitation_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."survey_responses" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."surveys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"title" jsonb NOT NULL,
	"intro" jsonb NOT NULL,
	"thanks" jsonb NOT NULL,
	"default_language" text NOT NULL,
	"questions" jsonb NOT NULL,
	"anonymous" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"opened_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."surveys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ADD CONSTRAINT "survey_invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ADD CONSTRAINT "survey_invitations_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "engine"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_recipients" ADD CONSTRAINT "survey_recipients_invitation_id_survey_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "engine"."survey_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_recipients" ADD CONSTRAINT "survey_recipients_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_recipients" ADD CONSTRAINT "survey_recipients_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "engine"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_responses" ADD CONSTRAINT "survey_responses_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_responses" ADD CONSTRAINT "survey_responses_survey_id_surveys_id_fk" FOREIGN KEY ("survey_id") REFERENCES "engine"."surveys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."survey_responses" ADD CONSTRAINT "survey_responses_invitation_id_survey_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "engine"."survey_invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."surveys" ADD CONSTRAINT "surveys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "survey_invitations_survey" ON "engine"."survey_invitations" USING btree ("survey_id");--> statement-breakpoint
CREATE INDEX "survey_invitations_due" ON "engine"."survey_invitations" USING btree ("due_at","id") WHERE state = 'scheduled' and queued_at is null;--> statement-breakpoint
CREATE INDEX "survey_invitations_in_flight" ON "engine"."survey_invitations" USING btree ("company_id") WHERE state = 'scheduled' and queued_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_recipients_once" ON "engine"."survey_recipients" USING btree ("survey_id",lower("email"));--> statement-breakpoint
CREATE INDEX "survey_recipients_email" ON "engine"."survey_recipients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "survey_recipients_at" ON "engine"."survey_recipients" USING btree ("at");--> statement-breakpoint
CREATE INDEX "survey_responses_submitted" ON "engine"."survey_responses" USING btree ("survey_id","submitted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE submitted_at is not null;--> statement-breakpoint
CREATE INDEX "survey_responses_begun" ON "engine"."survey_responses" USING btree ("started_at") WHERE submitted_at is null;--> statement-breakpoint
CREATE INDEX "survey_responses_survey" ON "engine"."survey_responses" USING btree ("survey_id");--> statement-breakpoint
CREATE INDEX "surveys_company" ON "engine"."surveys" USING btree ("company_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."survey_invitations" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."survey_recipients" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."survey_responses" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."surveys" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());