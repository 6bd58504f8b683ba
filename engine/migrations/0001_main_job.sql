CREATE TABLE "engine"."audit_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"actor_kind" text NOT NULL,
	"actor_id" text NOT NULL,
	"act" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."audit_log" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."clock_shift" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"milliseconds" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."dead_letters" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"data" jsonb NOT NULL,
	"error" text NOT NULL,
	"attempts" integer NOT NULL,
	"failed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE TABLE "engine"."mail_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid,
	"mail" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"message_id" text NOT NULL,
	"outcome" text NOT NULL,
	"answer" text,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."mail_deliveries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."outbox" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"data" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"relayed_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "engine"."credentials" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" uuid NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "engine"."throttles" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "engine"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"locale" text DEFAULT 'pl' NOT NULL,
	"partner" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "engine"."verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."invitation_usage" (
	"company_id" uuid NOT NULL,
	"month" text NOT NULL,
	"sent" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "invitation_usage_company_id_month_pk" PRIMARY KEY("company_id","month")
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."subscriptions" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"monthly_invitations" integer
);
--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."products" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"external_id" text NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "products_external" UNIQUE("company_id","external_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."api_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"prefix" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."api_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."companies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"category" text NOT NULL,
	"website" text,
	"description" text,
	"address" text,
	"city" text,
	"region" text,
	"country" text NOT NULL,
	"phone" text,
	"email" text,
	"tax_id" text,
	"time_zone" text NOT NULL,
	"opening_hours" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"facilities" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"state" text DEFAULT 'active' NOT NULL,
	"presentation" text DEFAULT 'shown' NOT NULL,
	"under_review" boolean DEFAULT false NOT NULL,
	"with_us_since" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "companies_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "engine"."companies" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."company_members" (
	"company_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"role" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "company_members_company_id_user_id_pk" PRIMARY KEY("company_id","user_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."company_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."content_hints" (
	"locale" text NOT NULL,
	"grade" integer NOT NULL,
	"phrases" jsonb NOT NULL,
	CONSTRAINT "content_hints_locale_grade_pk" PRIMARY KEY("locale","grade")
);
--> statement-breakpoint
CREATE TABLE "engine"."content_texts" (
	"locale" text NOT NULL,
	"namespace" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "content_texts_locale_namespace_key_pk" PRIMARY KEY("locale","namespace","key")
);
--> statement-breakpoint
CREATE TABLE "engine"."content_versions" (
	"part" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"pulled_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."content_words" (
	"language" text PRIMARY KEY NOT NULL,
	"words" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "engine"."invitation_configs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"delay_days" integer NOT NULL,
	"window_start" integer NOT NULL,
	"window_end" integer NOT NULL,
	"sender_name" text NOT NULL,
	"default_language" text NOT NULL,
	"symbol" text DEFAULT 'stars' NOT NULL,
	"ask_products" boolean DEFAULT true NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."invitation_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"invitation_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"config_id" uuid NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"queued_at" timestamp (3) with time zone,
	"counted_at" timestamp (3) with time zone,
	"sent_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	"token_version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitations_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."opt_outs" (
	"company_id" uuid NOT NULL,
	"address_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "opt_outs_company_id_address_hash_pk" PRIMARY KEY("company_id","address_hash")
);
--> statement-breakpoint
ALTER TABLE "engine"."opt_outs" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."order_contacts" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"email" text NOT NULL,
	"phone" text,
	"name" text
);
--> statement-breakpoint
ALTER TABLE "engine"."order_contacts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."order_imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"file_name" text NOT NULL,
	"content" "bytea",
	"encoding" text NOT NULL,
	"basis" text,
	"config_id" uuid,
	"state" text NOT NULL,
	"rows" integer NOT NULL,
	"processed" integer DEFAULT 0 NOT NULL,
	"accepted" integer DEFAULT 0 NOT NULL,
	"rejected" integer DEFAULT 0 NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"orders" integer DEFAULT 0 NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."order_imports" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."order_products" (
	"order_id" uuid NOT NULL,
	"product_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	CONSTRAINT "order_products_order_id_product_id_pk" PRIMARY KEY("order_id","product_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."order_products" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"order_ref" text NOT NULL,
	"purchased_at" timestamp (3) with time zone NOT NULL,
	"language" text NOT NULL,
	"basis" text NOT NULL,
	"source" text NOT NULL,
	"import_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "orders_ref" UNIQUE("company_id","order_ref")
);
--> statement-breakpoint
ALTER TABLE "engine"."orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."device_marks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"submission_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "device_marks_submission" UNIQUE("submission_id")
);
--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."screening_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"rule" text NOT NULL,
	"version" integer NOT NULL,
	"span_start" integer,
	"span_end" integer,
	"weight" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."screening_findings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."grade_cells" (
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"grade" smallint NOT NULL,
	"count" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "grade_cells_subject_id_day_language_origin_grade_pk" PRIMARY KEY("subject_id","day","language","origin","grade")
);
--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."grade_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine"."grade_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subject_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"language" text NOT NULL,
	"origin" text NOT NULL,
	"grade" smallint NOT NULL,
	"count" integer NOT NULL,
	"answered" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."grade_deltas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_authors" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"email" text,
	"order_ref" text
);
--> statement-breakpoint
ALTER TABLE "engine"."review_authors" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"review_id" uuid NOT NULL,
	"company_id" uuid NOT NULL,
	"type" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor" text NOT NULL,
	"data" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."review_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."review_revisions" (
	"review_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"company_id" uuid NOT NULL,
	"grade" smallint NOT NULL,
	"body" text NOT NULL,
	"language" text,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "review_revisions_review_id_revision_pk" PRIMARY KEY("review_id","revision")
);
--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."reviews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" uuid,
	"invitation_id" uuid,
	"submission_id" uuid NOT NULL,
	"origin" text NOT NULL,
	"state" text NOT NULL,
	"grade" smallint NOT NULL,
	"language" text NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"published_at" timestamp (3) with time zone,
	"pinned" boolean DEFAULT false NOT NULL,
	"edited" boolean DEFAULT false NOT NULL,
	"helpful_up" integer DEFAULT 0 NOT NULL,
	"helpful_down" integer DEFAULT 0 NOT NULL,
	"answer" text,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."reviews" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."subject_totals" (
	"subject_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"count" integer NOT NULL,
	"halves" bigint NOT NULL,
	"halves_times_grade" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."subject_totals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."credentials" ADD CONSTRAINT "credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitation_usage" ADD CONSTRAINT "invitation_usage_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."subscriptions" ADD CONSTRAINT "subscriptions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."api_keys" ADD CONSTRAINT "api_keys_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."company_members" ADD CONSTRAINT "company_members_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitation_configs" ADD CONSTRAINT "invitation_configs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitation_events" ADD CONSTRAINT "invitation_events_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "engine"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitation_events" ADD CONSTRAINT "invitation_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD CONSTRAINT "invitations_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD CONSTRAINT "invitations_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "engine"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD CONSTRAINT "invitations_config_id_invitation_configs_id_fk" FOREIGN KEY ("config_id") REFERENCES "engine"."invitation_configs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."opt_outs" ADD CONSTRAINT "opt_outs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_contacts" ADD CONSTRAINT "order_contacts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "engine"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_contacts" ADD CONSTRAINT "order_contacts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_imports" ADD CONSTRAINT "order_imports_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_products" ADD CONSTRAINT "order_products_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "engine"."orders"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_products" ADD CONSTRAINT "order_products_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."order_products" ADD CONSTRAINT "order_products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."orders" ADD CONSTRAINT "orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."device_marks" ADD CONSTRAINT "device_marks_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."screening_findings" ADD CONSTRAINT "screening_findings_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."screening_findings" ADD CONSTRAINT "screening_findings_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."grade_cells" ADD CONSTRAINT "grade_cells_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."grade_deltas" ADD CONSTRAINT "grade_deltas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_authors" ADD CONSTRAINT "review_authors_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_authors" ADD CONSTRAINT "review_authors_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_events" ADD CONSTRAINT "review_events_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_events" ADD CONSTRAINT "review_events_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD CONSTRAINT "review_revisions_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD CONSTRAINT "review_revisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD CONSTRAINT "reviews_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD CONSTRAINT "reviews_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "engine"."products"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD CONSTRAINT "reviews_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "engine"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."subject_totals" ADD CONSTRAINT "subject_totals_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_company" ON "engine"."audit_log" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "idempotency_keys_age" ON "engine"."idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "mail_deliveries_subject" ON "engine"."mail_deliveries" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "engine"."outbox" USING btree ("id") WHERE relayed_at is null;--> statement-breakpoint
CREATE INDEX "outbox_relayed" ON "engine"."outbox" USING btree ("relayed_at") WHERE relayed_at is not null;--> statement-breakpoint
CREATE INDEX "credentials_user" ON "engine"."credentials" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "engine"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "engine"."verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "products_company" ON "engine"."products" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_hash" ON "engine"."api_keys" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "api_keys_company" ON "engine"."api_keys" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "companies_category" ON "engine"."companies" USING btree ("kind","category");--> statement-breakpoint
CREATE INDEX "company_members_user" ON "engine"."company_members" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "invitation_configs_company" ON "engine"."invitation_configs" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "invitation_events_invitation" ON "engine"."invitation_events" USING btree ("invitation_id","id");--> statement-breakpoint
CREATE INDEX "invitations_due" ON "engine"."invitations" USING btree ("due_at") WHERE state = 'scheduled' and queued_at is null;--> statement-breakpoint
CREATE INDEX "invitations_over_limit" ON "engine"."invitations" USING btree ("company_id","due_at") WHERE state = 'over_limit';--> statement-breakpoint
CREATE INDEX "invitations_company" ON "engine"."invitations" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "invitations_company_state" ON "engine"."invitations" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE INDEX "order_imports_company" ON "engine"."order_imports" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "device_marks_device" ON "engine"."device_marks" USING btree ("device_hash","at");--> statement-breakpoint
CREATE INDEX "screening_findings_review" ON "engine"."screening_findings" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "grade_deltas_subject" ON "engine"."grade_deltas" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "review_events_review" ON "engine"."review_events" USING btree ("review_id","id");--> statement-breakpoint
CREATE INDEX "reviews_public" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_public_language" ON "engine"."reviews" USING btree ("company_id","language","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_public_grade" ON "engine"."reviews" USING btree ("company_id","grade","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_product" ON "engine"."reviews" USING btree ("product_id","published_at" DESC NULLS LAST,"id" DESC NULLS LAST) WHERE state = 'published' and product_id is not null;--> statement-breakpoint
CREATE INDEX "reviews_latest" ON "engine"."reviews" USING btree ("published_at" DESC NULLS LAST) WHERE state = 'published' and product_id is null;--> statement-breakpoint
CREATE INDEX "reviews_company_state" ON "engine"."reviews" USING btree ("company_id","state","id");--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_invitation_company" ON "engine"."reviews" USING btree ("invitation_id") WHERE product_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reviews_invitation_product" ON "engine"."reviews" USING btree ("invitation_id","product_id") WHERE product_id is not null;--> statement-breakpoint
CREATE INDEX "subject_totals_company" ON "engine"."subject_totals" USING btree ("company_id","count" DESC NULLS LAST);--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."audit_log" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."mail_deliveries" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_usage" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."subscriptions" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."products" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."api_keys" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."companies" AS PERMISSIVE FOR ALL TO "app_tenant" USING (id = engine.current_company()) WITH CHECK (id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."company_members" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_configs" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_events" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitations" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."opt_outs" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."order_contacts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."order_imports" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."order_products" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."orders" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."device_marks" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."screening_findings" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."grade_cells" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."grade_deltas" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_authors" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_events" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_revisions" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."reviews" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."subject_totals" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());