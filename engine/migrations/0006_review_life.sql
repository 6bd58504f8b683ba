CREATE TABLE "engine"."badge_awards" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"badge" text NOT NULL,
	"won_at" timestamp (3) with time zone NOT NULL,
	"lost_at" timestamp (3) with time zone,
	"evidence" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."badge_awards" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"format" text NOT NULL,
	"source" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"duplicates" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."ledger_entries" (
	"seq" bigint PRIMARY KEY NOT NULL,
	"event_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"commitment" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "ledger_entries_event_id_unique" UNIQUE("event_id")
);
--> statement-breakpoint
CREATE TABLE "engine"."ledger_heads" (
	"day" date PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL,
	"key_id" integer NOT NULL,
	"signature" "bytea" NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."ledger_keys" (
	"key_id" integer PRIMARY KEY NOT NULL,
	"public_key" "bytea" NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."ledger_salts" (
	"event_id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"salt" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."mediation_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"side" text NOT NULL,
	"user_id" text,
	"body" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."mediation_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."mediations" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"state" text NOT NULL,
	"outcome" text,
	"grade_before" smallint NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"answer_by" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"read_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	"token_version" smallint DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."mediations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."appeals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"side" text NOT NULL,
	"text" text,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "appeals_once" UNIQUE("statement_id","side")
);
--> statement-breakpoint
ALTER TABLE "engine"."appeals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."bursts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"observed" integer NOT NULL,
	"expected" double precision NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."bursts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."moderation_cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"review_id" uuid,
	"revision" integer,
	"subject_id" uuid,
	"priority" integer DEFAULT 0 NOT NULL,
	"opened_at" timestamp (3) with time zone NOT NULL,
	"claimed_by" text,
	"claimed_until" timestamp (3) with time zone,
	"not_by" text,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	"ground" text,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"side" text NOT NULL,
	"reporter_hash" text NOT NULL,
	"reason" text NOT NULL,
	"text" text,
	"email" text,
	"language" text NOT NULL,
	"weight" double precision NOT NULL,
	"state" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "reports_once" UNIQUE("review_id","reporter_hash")
);
--> statement-breakpoint
ALTER TABLE "engine"."reports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."statements_of_reasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"review_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"case_id" uuid,
	"effect" text NOT NULL,
	"ground" text NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"decided_by" text NOT NULL,
	"staff_id" text,
	"token_version" integer DEFAULT 1 NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."statements_of_reasons" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"email" text,
	"language" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "engine"."entry_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"token_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."entry_codes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."rating_cells" (
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"criterion" text NOT NULL,
	"count" integer NOT NULL,
	"sum" bigint NOT NULL,
	CONSTRAINT "rating_cells_subject_id_criterion_pk" PRIMARY KEY("subject_id","criterion")
);
--> statement-breakpoint
ALTER TABLE "engine"."rating_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."rating_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine"."rating_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"criterion" text NOT NULL,
	"count" integer NOT NULL,
	"sum" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."rating_deltas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"review_id" uuid,
	"uploaded_with" uuid NOT NULL,
	"position" smallint DEFAULT 0 NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"state" text NOT NULL,
	"removed_by" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"approved_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."review_photos" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_translations" (
	"review_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"language" text NOT NULL,
	"company_id" uuid NOT NULL,
	"body" text NOT NULL,
	"provider" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_translations_review_id_revision_language_pk" PRIMARY KEY("review_id","revision","language")
);
--> statement-breakpoint
ALTER TABLE "engine"."review_translations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_votes" (
	"review_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"company_id" uuid NOT NULL,
	"value" smallint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_votes_review_id_device_hash_pk" PRIMARY KEY("review_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "engine"."review_votes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."order_contacts" ALTER COLUMN "email" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "mediate_company" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "mediate_products" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "body_min" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "alerts" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "reminders" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "reminder_days" integer DEFAULT 5 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "language_rule" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "ask_photos" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "criteria" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "questions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "texts" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD COLUMN "thank_you" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "reminders_sent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "next_reminder_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "state" text DEFAULT 'pending' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "ratings" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "answers" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "pending_revision" integer;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "mediated_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "mediation_outcome" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "token_version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "source" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "source_ref" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "source_url" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "answer_edited" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "pending_answer" text;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "answer_held" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."badge_awards" ADD CONSTRAINT "badge_awards_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_imports" ADD CONSTRAINT "review_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."mediation_messages" ADD CONSTRAINT "mediation_messages_review_id_mediations_review_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."mediations"("review_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."mediation_messages" ADD CONSTRAINT "mediation_messages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."mediations" ADD CONSTRAINT "mediations_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."mediations" ADD CONSTRAINT "mediations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."appeals" ADD CONSTRAINT "appeals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."appeals" ADD CONSTRAINT "appeals_statement_id_statements_of_reasons_id_fk" FOREIGN KEY ("statement_id") REFERENCES "engine"."statements_of_reasons"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."appeals" ADD CONSTRAINT "appeals_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."bursts" ADD CONSTRAINT "bursts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD CONSTRAINT "moderation_cases_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."moderation_cases" ADD CONSTRAINT "moderation_cases_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reports" ADD CONSTRAINT "reports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reports" ADD CONSTRAINT "reports_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."statements_of_reasons" ADD CONSTRAINT "statements_of_reasons_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."statements_of_reasons" ADD CONSTRAINT "statements_of_reasons_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."statements_of_reasons" ADD CONSTRAINT "statements_of_reasons_case_id_moderation_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "engine"."moderation_cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."entry_codes" ADD CONSTRAINT "entry_codes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."rating_cells" ADD CONSTRAINT "rating_cells_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."rating_deltas" ADD CONSTRAINT "rating_deltas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_photos" ADD CONSTRAINT "review_photos_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_photos" ADD CONSTRAINT "review_photos_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_translations" ADD CONSTRAINT "review_translations_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_translations" ADD CONSTRAINT "review_translations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_votes" ADD CONSTRAINT "review_votes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_votes" ADD CONSTRAINT "review_votes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "badge_awards_held" ON "engine"."badge_awards" USING btree ("company_id","badge") WHERE lost_at is null;--> statement-breakpoint
CREATE INDEX "badge_awards_company" ON "engine"."badge_awards" USING btree ("company_id","won_at");--> statement-breakpoint
CREATE INDEX "review_imports_company" ON "engine"."review_imports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "ledger_entries_review" ON "engine"."ledger_entries" USING btree ("review_id","seq");--> statement-breakpoint
CREATE INDEX "ledger_entries_company" ON "engine"."ledger_entries" USING btree ("company_id","seq");--> statement-breakpoint
CREATE INDEX "mediation_messages_review" ON "engine"."mediation_messages" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "mediations_answer" ON "engine"."mediations" USING btree ("answer_by") WHERE state = 'awaiting_merchant';--> statement-breakpoint
CREATE INDEX "mediations_end" ON "engine"."mediations" USING btree ("ends_at") WHERE state <> 'ended';--> statement-breakpoint
CREATE INDEX "mediations_company" ON "engine"."mediations" USING btree ("company_id","state","review_id");--> statement-breakpoint
CREATE INDEX "appeals_review" ON "engine"."appeals" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "bursts_open" ON "engine"."bursts" USING btree ("company_id") WHERE ended_at is null;--> statement-breakpoint
CREATE INDEX "bursts_started" ON "engine"."bursts" USING btree ("started_at");--> statement-breakpoint
CREATE INDEX "moderation_cases_open" ON "engine"."moderation_cases" USING btree ("priority" DESC NULLS FIRST,"opened_at","id") WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "moderation_cases_review" ON "engine"."moderation_cases" USING btree ("review_id");--> statement-breakpoint
CREATE UNIQUE INDEX "moderation_cases_waiting" ON "engine"."moderation_cases" USING btree ("kind",coalesce(subject_id, review_id, company_id)) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "engine"."reports" USING btree ("reporter_hash");--> statement-breakpoint
CREATE INDEX "reports_at" ON "engine"."reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "statements_of_reasons_review" ON "engine"."statements_of_reasons" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "statements_of_reasons_at" ON "engine"."statements_of_reasons" USING btree ("at");--> statement-breakpoint
CREATE INDEX "privacy_requests_at" ON "engine"."privacy_requests" USING btree ("at");--> statement-breakpoint
CREATE INDEX "entry_codes_company" ON "engine"."entry_codes" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "rating_deltas_subject" ON "engine"."rating_deltas" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "rating_deltas_company" ON "engine"."rating_deltas" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "review_photos_review" ON "engine"."review_photos" USING btree ("review_id","position");--> statement-breakpoint
CREATE INDEX "review_photos_company" ON "engine"."review_photos" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "review_photos_loose" ON "engine"."review_photos" USING btree ("created_at") WHERE review_id is null;--> statement-breakpoint
CREATE INDEX "review_votes_at" ON "engine"."review_votes" USING btree ("at");--> statement-breakpoint
CREATE INDEX "invitations_reminding" ON "engine"."invitations" USING btree ("next_reminder_at") WHERE state = 'sent' and next_reminder_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_source" ON "engine"."reviews" USING btree ("company_id","source","source_ref");--> statement-breakpoint
CREATE INDEX "reviews_submission" ON "engine"."reviews" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "reviews_unconfirmed" ON "engine"."reviews" USING btree ("submitted_at") WHERE state = 'awaiting_confirmation';--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."badge_awards" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_imports" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."mediation_messages" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."mediations" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."appeals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."bursts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."moderation_cases" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."reports" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."statements_of_reasons" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."entry_codes" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."rating_cells" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."rating_deltas" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_photos" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_translations" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_votes" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
UPDATE "engine"."review_revisions" v SET "state" = case r."state" when 'screening' then 'pending' when 'awaiting_confirmation' then 'pending' when 'held' then 'held' when 'rejected' then 'rejected' else 'passed' end FROM "engine"."reviews" r WHERE r."id" = v."review_id";--> statement-breakpoint
UPDATE "engine"."reviews" SET "pending_revision" = "revision" WHERE "state" in ('awaiting_confirmation', 'screening', 'held');
