import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."_locales" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pages_v_published_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_badges_type" AS ENUM('love_us', 'celebrity', 'helpful', 'friendly', 'popular', 'role_model', 'transparent', 'trendy', 'trusted');
  CREATE TYPE "cms"."enum_plan_cards_plan" AS ENUM('trustStart', 'trustPro', 'enterprise');
  CREATE TYPE "cms"."enum_translations_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_translations_namespace" AS ENUM('badges', 'category', 'common', 'contact', 'find-company', 'footer', 'google', 'home', 'hotels', 'integrations', 'mediation-system', 'our-team', 'partners', 'pricing', 'product', 'profile', 'references', 'review-collection', 'review-translate', 'reviews', 'surveys', 'why-us', 'zaufane', 'account', 'errors', 'invitation', 'mails', 'nps', 'panel', 'trust');
  CREATE TYPE "cms"."enum_hint_dictionaries_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_word_lists_words_kind" AS ENUM('offensive', 'hateful', 'allowed');
  CREATE TYPE "cms"."enum_word_lists_language" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_users_role" AS ENUM('marketing', 'translator', 'moderator', 'administrator');
  CREATE TYPE "cms"."enum_change_notices_topic" AS ENUM('pages', 'content', 'both');
  CREATE TYPE "cms"."enum_change_notices_operation" AS ENUM('change', 'delete');
  CREATE TYPE "cms"."enum_site_settings_claims_unit" AS ENUM('count', 'percent', 'characters');
  CREATE TYPE "cms"."enum_site_settings_claims_live" AS ENUM('companies', 'reviews', 'languages', 'mediationSuccess');
  CREATE TYPE "cms"."enum_site_settings_links_social_network" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok');
  CREATE TYPE "cms"."enum__site_settings_v_version_claims_unit" AS ENUM('count', 'percent', 'characters');
  CREATE TYPE "cms"."enum__site_settings_v_version_claims_live" AS ENUM('companies', 'reviews', 'languages', 'mediationSuccess');
  CREATE TYPE "cms"."enum__site_settings_v_version_links_social_network" AS ENUM('facebook', 'instagram', 'linkedin', 'x', 'youtube', 'tiktok');
  CREATE TABLE "cms"."pages" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"path" varchar,
  	"blocks" jsonb,
  	"seo_title_key" varchar,
  	"seo_description_key" varchar,
  	"seo_image_id" uuid,
  	"seo_noindex" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."pages_locales" (
  	"seo_title_text" varchar,
  	"seo_description_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_pages_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_name" varchar,
  	"version_path" varchar,
  	"version_blocks" jsonb,
  	"version_seo_title_key" varchar,
  	"version_seo_description_key" varchar,
  	"version_seo_image_id" uuid,
  	"version_seo_noindex" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pages_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_pages_v_locales" (
  	"version_seo_title_text" varchar,
  	"version_seo_description_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."media" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w960_url" varchar,
  	"sizes_w960_width" numeric,
  	"sizes_w960_height" numeric,
  	"sizes_w960_mime_type" varchar,
  	"sizes_w960_filesize" numeric,
  	"sizes_w960_filename" varchar,
  	"sizes_w1600_url" varchar,
  	"sizes_w1600_width" numeric,
  	"sizes_w1600_height" numeric,
  	"sizes_w1600_mime_type" varchar,
  	"sizes_w1600_filesize" numeric,
  	"sizes_w1600_filename" varchar
  );
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."badges" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"type" "cms"."enum_badges_type" NOT NULL,
  	"name_key" varchar,
  	"text_key" varchar,
  	"image_id" uuid,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."badges_locales" (
  	"name_text" varchar,
  	"text_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."plan_cards_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"words_key" varchar
  );
  
  CREATE TABLE "cms"."plan_cards_features_locales" (
  	"words_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."plan_cards" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"plan" "cms"."enum_plan_cards_plan" NOT NULL,
  	"name_key" varchar,
  	"tagline_key" varchar,
  	"button_label_key" varchar,
  	"button_href" varchar,
  	"highlighted" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."plan_cards_locales" (
  	"name_text" varchar,
  	"tagline_text" varchar,
  	"button_label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."translations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"locale" "cms"."enum_translations_locale" NOT NULL,
  	"namespace" "cms"."enum_translations_namespace" NOT NULL,
  	"key" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."hint_dictionaries" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"locale" "cms"."enum_hint_dictionaries_locale" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."hint_dictionaries_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "cms"."word_lists_words" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"word" varchar NOT NULL,
  	"kind" "cms"."enum_word_lists_words_kind" DEFAULT 'offensive' NOT NULL,
  	"prefix" boolean DEFAULT false
  );
  
  CREATE TABLE "cms"."word_lists" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"language" "cms"."enum_word_lists_language" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."users" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "cms"."enum_users_role" NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."change_notices" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"topic" "cms"."enum_change_notices_topic" NOT NULL,
  	"entity" varchar NOT NULL,
  	"document_id" varchar,
  	"operation" "cms"."enum_change_notices_operation" NOT NULL,
  	"delivered_at" timestamp(3) with time zone,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" uuid,
  	"media_id" uuid,
  	"badges_id" uuid,
  	"plan_cards_id" uuid,
  	"redirects_id" uuid,
  	"translations_id" uuid,
  	"hint_dictionaries_id" uuid,
  	"word_lists_id" uuid,
  	"users_id" uuid
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" uuid NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" uuid
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_header_children_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar
  );
  
  CREATE TABLE "cms"."navigation_header_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_footer_links_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title_key" varchar
  );
  
  CREATE TABLE "cms"."navigation_footer_locales" (
  	"title_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation_legal_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."navigation" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_navigation_v_version_header_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_header_children_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_header" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_header_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer_links_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"title_key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_footer_locales" (
  	"title_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"label_key" varchar,
  	"href" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_navigation_v_version_legal_locales" (
  	"label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_navigation_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."site_settings_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"unit" "cms"."enum_site_settings_claims_unit" DEFAULT 'count' NOT NULL,
  	"live" "cms"."enum_site_settings_claims_live"
  );
  
  CREATE TABLE "cms"."site_settings_links_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "cms"."enum_site_settings_links_social_network" NOT NULL,
  	"href" varchar
  );
  
  CREATE TABLE "cms"."site_settings" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"brand_name" varchar DEFAULT 'Opinara' NOT NULL,
  	"links_blog" varchar,
  	"links_podcast" varchar,
  	"contact_email" varchar,
  	"contact_phone" varchar,
  	"contact_company_name" varchar,
  	"contact_street" varchar,
  	"contact_postal_code" varchar,
  	"contact_city" varchar,
  	"contact_country" varchar,
  	"contact_tax_id" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."_site_settings_v_version_claims" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"value" numeric NOT NULL,
  	"unit" "cms"."enum__site_settings_v_version_claims_unit" DEFAULT 'count' NOT NULL,
  	"live" "cms"."enum__site_settings_v_version_claims_live",
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_settings_v_version_links_social" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"network" "cms"."enum__site_settings_v_version_links_social_network" NOT NULL,
  	"href" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_site_settings_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"version_brand_name" varchar DEFAULT 'Opinara' NOT NULL,
  	"version_links_blog" varchar,
  	"version_links_podcast" varchar,
  	"version_contact_email" varchar,
  	"version_contact_phone" varchar,
  	"version_contact_company_name" varchar,
  	"version_contact_street" varchar,
  	"version_contact_postal_code" varchar,
  	"version_contact_city" varchar,
  	"version_contact_country" varchar,
  	"version_contact_tax_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."badges" ADD CONSTRAINT "badges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."badges_locales" ADD CONSTRAINT "badges_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."badges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."plan_cards_features" ADD CONSTRAINT "plan_cards_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."plan_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."plan_cards_features_locales" ADD CONSTRAINT "plan_cards_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."plan_cards_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."plan_cards_locales" ADD CONSTRAINT "plan_cards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."plan_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."hint_dictionaries_texts" ADD CONSTRAINT "hint_dictionaries_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."hint_dictionaries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."word_lists_words" ADD CONSTRAINT "word_lists_words_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."word_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "cms"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_badges_fk" FOREIGN KEY ("badges_id") REFERENCES "cms"."badges"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_plan_cards_fk" FOREIGN KEY ("plan_cards_id") REFERENCES "cms"."plan_cards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "cms"."translations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_hint_dictionaries_fk" FOREIGN KEY ("hint_dictionaries_id") REFERENCES "cms"."hint_dictionaries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_word_lists_fk" FOREIGN KEY ("word_lists_id") REFERENCES "cms"."word_lists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_header_children" ADD CONSTRAINT "navigation_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_header_children_locales" ADD CONSTRAINT "navigation_header_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_header_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_header" ADD CONSTRAINT "navigation_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_header_locales" ADD CONSTRAINT "navigation_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer_links" ADD CONSTRAINT "navigation_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer_links_locales" ADD CONSTRAINT "navigation_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer" ADD CONSTRAINT "navigation_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_footer_locales" ADD CONSTRAINT "navigation_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_legal" ADD CONSTRAINT "navigation_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."navigation_legal_locales" ADD CONSTRAINT "navigation_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."navigation_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_header_children" ADD CONSTRAINT "_navigation_v_version_header_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_header_children_locales" ADD CONSTRAINT "_navigation_v_version_header_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_header_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_header" ADD CONSTRAINT "_navigation_v_version_header_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_header_locales" ADD CONSTRAINT "_navigation_v_version_header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer_links" ADD CONSTRAINT "_navigation_v_version_footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer_links_locales" ADD CONSTRAINT "_navigation_v_version_footer_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer" ADD CONSTRAINT "_navigation_v_version_footer_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_footer_locales" ADD CONSTRAINT "_navigation_v_version_footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_legal" ADD CONSTRAINT "_navigation_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_navigation_v_version_legal_locales" ADD CONSTRAINT "_navigation_v_version_legal_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_navigation_v_version_legal"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_claims" ADD CONSTRAINT "site_settings_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."site_settings_links_social" ADD CONSTRAINT "site_settings_links_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_version_claims" ADD CONSTRAINT "_site_settings_v_version_claims_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_site_settings_v_version_links_social" ADD CONSTRAINT "_site_settings_v_version_links_social_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "pages_path_idx" ON "cms"."pages" USING btree ("path");
  CREATE INDEX "pages_seo_seo_image_idx" ON "cms"."pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "cms"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "cms"."pages" USING btree ("created_at");
  CREATE INDEX "pages__status_idx" ON "cms"."pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "cms"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "cms"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "cms"."_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "cms"."_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "cms"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "cms"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "cms"."_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "cms"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "cms"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "cms"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "cms"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "cms"."_pages_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "cms"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "cms"."media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w960_sizes_w960_filename_idx" ON "cms"."media" USING btree ("sizes_w960_filename");
  CREATE INDEX "media_sizes_w1600_sizes_w1600_filename_idx" ON "cms"."media" USING btree ("sizes_w1600_filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "badges_type_idx" ON "cms"."badges" USING btree ("type");
  CREATE INDEX "badges_image_idx" ON "cms"."badges" USING btree ("image_id");
  CREATE INDEX "badges_updated_at_idx" ON "cms"."badges" USING btree ("updated_at");
  CREATE INDEX "badges_created_at_idx" ON "cms"."badges" USING btree ("created_at");
  CREATE UNIQUE INDEX "badges_locales_locale_parent_id_unique" ON "cms"."badges_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "plan_cards_features_order_idx" ON "cms"."plan_cards_features" USING btree ("_order");
  CREATE INDEX "plan_cards_features_parent_id_idx" ON "cms"."plan_cards_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "plan_cards_features_locales_locale_parent_id_unique" ON "cms"."plan_cards_features_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "plan_cards_plan_idx" ON "cms"."plan_cards" USING btree ("plan");
  CREATE INDEX "plan_cards_updated_at_idx" ON "cms"."plan_cards" USING btree ("updated_at");
  CREATE INDEX "plan_cards_created_at_idx" ON "cms"."plan_cards" USING btree ("created_at");
  CREATE UNIQUE INDEX "plan_cards_locales_locale_parent_id_unique" ON "cms"."plan_cards_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "translations_locale_idx" ON "cms"."translations" USING btree ("locale");
  CREATE INDEX "translations_updated_at_idx" ON "cms"."translations" USING btree ("updated_at");
  CREATE INDEX "translations_created_at_idx" ON "cms"."translations" USING btree ("created_at");
  CREATE UNIQUE INDEX "locale_namespace_key_idx" ON "cms"."translations" USING btree ("locale","namespace","key");
  CREATE UNIQUE INDEX "hint_dictionaries_locale_idx" ON "cms"."hint_dictionaries" USING btree ("locale");
  CREATE INDEX "hint_dictionaries_updated_at_idx" ON "cms"."hint_dictionaries" USING btree ("updated_at");
  CREATE INDEX "hint_dictionaries_created_at_idx" ON "cms"."hint_dictionaries" USING btree ("created_at");
  CREATE INDEX "hint_dictionaries_texts_order_parent" ON "cms"."hint_dictionaries_texts" USING btree ("order","parent_id");
  CREATE INDEX "word_lists_words_order_idx" ON "cms"."word_lists_words" USING btree ("_order");
  CREATE INDEX "word_lists_words_parent_id_idx" ON "cms"."word_lists_words" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "word_lists_language_idx" ON "cms"."word_lists" USING btree ("language");
  CREATE INDEX "word_lists_updated_at_idx" ON "cms"."word_lists" USING btree ("updated_at");
  CREATE INDEX "word_lists_created_at_idx" ON "cms"."word_lists" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "cms"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "cms"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "cms"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "cms"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "cms"."users" USING btree ("email");
  CREATE INDEX "change_notices_delivered_at_idx" ON "cms"."change_notices" USING btree ("delivered_at");
  CREATE INDEX "change_notices_updated_at_idx" ON "cms"."change_notices" USING btree ("updated_at");
  CREATE INDEX "change_notices_created_at_idx" ON "cms"."change_notices" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_badges_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("badges_id");
  CREATE INDEX "payload_locked_documents_rels_plan_cards_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("plan_cards_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("translations_id");
  CREATE INDEX "payload_locked_documents_rels_hint_dictionaries_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("hint_dictionaries_id");
  CREATE INDEX "payload_locked_documents_rels_word_lists_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("word_lists_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "cms"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "navigation_header_children_order_idx" ON "cms"."navigation_header_children" USING btree ("_order");
  CREATE INDEX "navigation_header_children_parent_id_idx" ON "cms"."navigation_header_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_children_locales_locale_parent_id_unique" ON "cms"."navigation_header_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_header_order_idx" ON "cms"."navigation_header" USING btree ("_order");
  CREATE INDEX "navigation_header_parent_id_idx" ON "cms"."navigation_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_header_locales_locale_parent_id_unique" ON "cms"."navigation_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_links_order_idx" ON "cms"."navigation_footer_links" USING btree ("_order");
  CREATE INDEX "navigation_footer_links_parent_id_idx" ON "cms"."navigation_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_links_locales_locale_parent_id_unique" ON "cms"."navigation_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_footer_order_idx" ON "cms"."navigation_footer" USING btree ("_order");
  CREATE INDEX "navigation_footer_parent_id_idx" ON "cms"."navigation_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_footer_locales_locale_parent_id_unique" ON "cms"."navigation_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "navigation_legal_order_idx" ON "cms"."navigation_legal" USING btree ("_order");
  CREATE INDEX "navigation_legal_parent_id_idx" ON "cms"."navigation_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "navigation_legal_locales_locale_parent_id_unique" ON "cms"."navigation_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_header_children_order_idx" ON "cms"."_navigation_v_version_header_children" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_children_parent_id_idx" ON "cms"."_navigation_v_version_header_children" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_children_locales_locale_parent_" ON "cms"."_navigation_v_version_header_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_header_order_idx" ON "cms"."_navigation_v_version_header" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_header_parent_id_idx" ON "cms"."_navigation_v_version_header" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_header_locales_locale_parent_id_unique" ON "cms"."_navigation_v_version_header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_links_order_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_links_parent_id_idx" ON "cms"."_navigation_v_version_footer_links" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_links_locales_locale_parent_id_" ON "cms"."_navigation_v_version_footer_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_footer_order_idx" ON "cms"."_navigation_v_version_footer" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_footer_parent_id_idx" ON "cms"."_navigation_v_version_footer" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_footer_locales_locale_parent_id_unique" ON "cms"."_navigation_v_version_footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_version_legal_order_idx" ON "cms"."_navigation_v_version_legal" USING btree ("_order");
  CREATE INDEX "_navigation_v_version_legal_parent_id_idx" ON "cms"."_navigation_v_version_legal" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_navigation_v_version_legal_locales_locale_parent_id_unique" ON "cms"."_navigation_v_version_legal_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_navigation_v_created_at_idx" ON "cms"."_navigation_v" USING btree ("created_at");
  CREATE INDEX "_navigation_v_updated_at_idx" ON "cms"."_navigation_v" USING btree ("updated_at");
  CREATE INDEX "site_settings_claims_order_idx" ON "cms"."site_settings_claims" USING btree ("_order");
  CREATE INDEX "site_settings_claims_parent_id_idx" ON "cms"."site_settings_claims" USING btree ("_parent_id");
  CREATE INDEX "site_settings_links_social_order_idx" ON "cms"."site_settings_links_social" USING btree ("_order");
  CREATE INDEX "site_settings_links_social_parent_id_idx" ON "cms"."site_settings_links_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_claims_order_idx" ON "cms"."_site_settings_v_version_claims" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_claims_parent_id_idx" ON "cms"."_site_settings_v_version_claims" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_links_social_order_idx" ON "cms"."_site_settings_v_version_links_social" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_links_social_parent_id_idx" ON "cms"."_site_settings_v_version_links_social" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "cms"."_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "cms"."_site_settings_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."pages" CASCADE;
  DROP TABLE "cms"."pages_locales" CASCADE;
  DROP TABLE "cms"."_pages_v" CASCADE;
  DROP TABLE "cms"."_pages_v_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."badges" CASCADE;
  DROP TABLE "cms"."badges_locales" CASCADE;
  DROP TABLE "cms"."plan_cards_features" CASCADE;
  DROP TABLE "cms"."plan_cards_features_locales" CASCADE;
  DROP TABLE "cms"."plan_cards" CASCADE;
  DROP TABLE "cms"."plan_cards_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."translations" CASCADE;
  DROP TABLE "cms"."hint_dictionaries" CASCADE;
  DROP TABLE "cms"."hint_dictionaries_texts" CASCADE;
  DROP TABLE "cms"."word_lists_words" CASCADE;
  DROP TABLE "cms"."word_lists" CASCADE;
  DROP TABLE "cms"."users_sessions" CASCADE;
  DROP TABLE "cms"."users" CASCADE;
  DROP TABLE "cms"."change_notices" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."navigation_header_children" CASCADE;
  DROP TABLE "cms"."navigation_header_children_locales" CASCADE;
  DROP TABLE "cms"."navigation_header" CASCADE;
  DROP TABLE "cms"."navigation_header_locales" CASCADE;
  DROP TABLE "cms"."navigation_footer_links" CASCADE;
  DROP TABLE "cms"."navigation_footer_links_locales" CASCADE;
  DROP TABLE "cms"."navigation_footer" CASCADE;
  DROP TABLE "cms"."navigation_footer_locales" CASCADE;
  DROP TABLE "cms"."navigation_legal" CASCADE;
  DROP TABLE "cms"."navigation_legal_locales" CASCADE;
  DROP TABLE "cms"."navigation" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_header_children" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_header_children_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_header" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_header_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer_links" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer_links_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_footer_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_legal" CASCADE;
  DROP TABLE "cms"."_navigation_v_version_legal_locales" CASCADE;
  DROP TABLE "cms"."_navigation_v" CASCADE;
  DROP TABLE "cms"."site_settings_claims" CASCADE;
  DROP TABLE "cms"."site_settings_links_social" CASCADE;
  DROP TABLE "cms"."site_settings" CASCADE;
  DROP TABLE "cms"."_site_settings_v_version_claims" CASCADE;
  DROP TABLE "cms"."_site_settings_v_version_links_social" CASCADE;
  DROP TABLE "cms"."_site_settings_v" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_pages_status";
  DROP TYPE "cms"."enum__pages_v_version_status";
  DROP TYPE "cms"."enum__pages_v_published_locale";
  DROP TYPE "cms"."enum_badges_type";
  DROP TYPE "cms"."enum_plan_cards_plan";
  DROP TYPE "cms"."enum_translations_locale";
  DROP TYPE "cms"."enum_translations_namespace";
  DROP TYPE "cms"."enum_hint_dictionaries_locale";
  DROP TYPE "cms"."enum_word_lists_words_kind";
  DROP TYPE "cms"."enum_word_lists_language";
  DROP TYPE "cms"."enum_users_role";
  DROP TYPE "cms"."enum_change_notices_topic";
  DROP TYPE "cms"."enum_change_notices_operation";
  DROP TYPE "cms"."enum_site_settings_claims_unit";
  DROP TYPE "cms"."enum_site_settings_claims_live";
  DROP TYPE "cms"."enum_site_settings_links_social_network";
  DROP TYPE "cms"."enum__site_settings_v_version_claims_unit";
  DROP TYPE "cms"."enum__site_settings_v_version_claims_live";
  DROP TYPE "cms"."enum__site_settings_v_version_links_social_network";`)
}
