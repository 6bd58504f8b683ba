import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_badges_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__badges_v_version_type" AS ENUM('love_us', 'celebrity', 'helpful', 'friendly', 'popular', 'role_model', 'transparent', 'trendy', 'trusted');
  CREATE TYPE "cms"."enum__badges_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__badges_v_published_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_plan_cards_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__plan_cards_v_version_plan" AS ENUM('trustStart', 'trustPro', 'enterprise');
  CREATE TYPE "cms"."enum__plan_cards_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__plan_cards_v_published_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TYPE "cms"."enum_navigation_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__navigation_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__navigation_v_published_locale" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TABLE "cms"."_badges_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_type" "cms"."enum__badges_v_version_type",
  	"version_name_key" varchar,
  	"version_text_key" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__badges_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__badges_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_badges_v_locales" (
  	"version_name_text" varchar,
  	"version_text_text" varchar,
  	"version_image_id" uuid,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_plan_cards_v_version_features" (
  	"_order" integer NOT NULL,
  	"_parent_id" uuid NOT NULL,
  	"id" uuid PRIMARY KEY NOT NULL,
  	"words_key" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_plan_cards_v_version_features_locales" (
  	"words_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  CREATE TABLE "cms"."_plan_cards_v" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"parent_id" uuid,
  	"version_saved_by" varchar,
  	"version_plan" "cms"."enum__plan_cards_v_version_plan",
  	"version_name_key" varchar,
  	"version_tagline_key" varchar,
  	"version_button_label_key" varchar,
  	"version_button_href" varchar,
  	"version_highlighted" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__plan_cards_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__plan_cards_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_plan_cards_v_locales" (
  	"version_name_text" varchar,
  	"version_tagline_text" varchar,
  	"version_button_label_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cms"."badges" ALTER COLUMN "type" DROP NOT NULL;
  ALTER TABLE "cms"."plan_cards" ALTER COLUMN "plan" DROP NOT NULL;
  ALTER TABLE "cms"."navigation_header_children" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."navigation_footer_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."navigation_legal" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_header_children" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_footer_links" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_legal" ALTER COLUMN "href" DROP NOT NULL;
  ALTER TABLE "cms"."pages" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "cms"."_pages_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "cms"."badges" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "cms"."badges" ADD COLUMN "_status" "cms"."enum_badges_status" DEFAULT 'draft';
  ALTER TABLE "cms"."plan_cards" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "cms"."plan_cards" ADD COLUMN "_status" "cms"."enum_plan_cards_status" DEFAULT 'draft';
  ALTER TABLE "cms"."navigation" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "cms"."navigation" ADD COLUMN "_status" "cms"."enum_navigation_status" DEFAULT 'draft';
  ALTER TABLE "cms"."_navigation_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "cms"."_navigation_v" ADD COLUMN "version__status" "cms"."enum__navigation_v_version_status" DEFAULT 'draft';
  ALTER TABLE "cms"."_navigation_v" ADD COLUMN "snapshot" boolean;
  ALTER TABLE "cms"."_navigation_v" ADD COLUMN "published_locale" "cms"."enum__navigation_v_published_locale";
  ALTER TABLE "cms"."_navigation_v" ADD COLUMN "latest" boolean;
  ALTER TABLE "cms"."_badges_v" ADD CONSTRAINT "_badges_v_parent_id_badges_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."badges"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_badges_v_locales" ADD CONSTRAINT "_badges_v_locales_version_image_id_media_id_fk" FOREIGN KEY ("version_image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_badges_v_locales" ADD CONSTRAINT "_badges_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_badges_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_plan_cards_v_version_features" ADD CONSTRAINT "_plan_cards_v_version_features_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_plan_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_plan_cards_v_version_features_locales" ADD CONSTRAINT "_plan_cards_v_version_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_plan_cards_v_version_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_plan_cards_v" ADD CONSTRAINT "_plan_cards_v_parent_id_plan_cards_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."plan_cards"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_plan_cards_v_locales" ADD CONSTRAINT "_plan_cards_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_plan_cards_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_badges_v_parent_idx" ON "cms"."_badges_v" USING btree ("parent_id");
  CREATE INDEX "_badges_v_version_version_type_idx" ON "cms"."_badges_v" USING btree ("version_type");
  CREATE INDEX "_badges_v_version_version_updated_at_idx" ON "cms"."_badges_v" USING btree ("version_updated_at");
  CREATE INDEX "_badges_v_version_version_created_at_idx" ON "cms"."_badges_v" USING btree ("version_created_at");
  CREATE INDEX "_badges_v_version_version__status_idx" ON "cms"."_badges_v" USING btree ("version__status");
  CREATE INDEX "_badges_v_created_at_idx" ON "cms"."_badges_v" USING btree ("created_at");
  CREATE INDEX "_badges_v_updated_at_idx" ON "cms"."_badges_v" USING btree ("updated_at");
  CREATE INDEX "_badges_v_snapshot_idx" ON "cms"."_badges_v" USING btree ("snapshot");
  CREATE INDEX "_badges_v_published_locale_idx" ON "cms"."_badges_v" USING btree ("published_locale");
  CREATE INDEX "_badges_v_latest_idx" ON "cms"."_badges_v" USING btree ("latest");
  CREATE INDEX "_badges_v_version_version_image_idx" ON "cms"."_badges_v_locales" USING btree ("version_image_id","_locale");
  CREATE UNIQUE INDEX "_badges_v_locales_locale_parent_id_unique" ON "cms"."_badges_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_plan_cards_v_version_features_order_idx" ON "cms"."_plan_cards_v_version_features" USING btree ("_order");
  CREATE INDEX "_plan_cards_v_version_features_parent_id_idx" ON "cms"."_plan_cards_v_version_features" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_plan_cards_v_version_features_locales_locale_parent_id_uniq" ON "cms"."_plan_cards_v_version_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_plan_cards_v_parent_idx" ON "cms"."_plan_cards_v" USING btree ("parent_id");
  CREATE INDEX "_plan_cards_v_version_version_plan_idx" ON "cms"."_plan_cards_v" USING btree ("version_plan");
  CREATE INDEX "_plan_cards_v_version_version_updated_at_idx" ON "cms"."_plan_cards_v" USING btree ("version_updated_at");
  CREATE INDEX "_plan_cards_v_version_version_created_at_idx" ON "cms"."_plan_cards_v" USING btree ("version_created_at");
  CREATE INDEX "_plan_cards_v_version_version__status_idx" ON "cms"."_plan_cards_v" USING btree ("version__status");
  CREATE INDEX "_plan_cards_v_created_at_idx" ON "cms"."_plan_cards_v" USING btree ("created_at");
  CREATE INDEX "_plan_cards_v_updated_at_idx" ON "cms"."_plan_cards_v" USING btree ("updated_at");
  CREATE INDEX "_plan_cards_v_snapshot_idx" ON "cms"."_plan_cards_v" USING btree ("snapshot");
  CREATE INDEX "_plan_cards_v_published_locale_idx" ON "cms"."_plan_cards_v" USING btree ("published_locale");
  CREATE INDEX "_plan_cards_v_latest_idx" ON "cms"."_plan_cards_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_plan_cards_v_locales_locale_parent_id_unique" ON "cms"."_plan_cards_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_autosave_idx" ON "cms"."_pages_v" USING btree ("autosave");
  CREATE INDEX "badges__status_idx" ON "cms"."badges" USING btree ("_status");
  CREATE INDEX "plan_cards__status_idx" ON "cms"."plan_cards" USING btree ("_status");
  CREATE INDEX "navigation__status_idx" ON "cms"."navigation" USING btree ("_status");
  CREATE INDEX "_navigation_v_version_version__status_idx" ON "cms"."_navigation_v" USING btree ("version__status");
  CREATE INDEX "_navigation_v_snapshot_idx" ON "cms"."_navigation_v" USING btree ("snapshot");
  CREATE INDEX "_navigation_v_published_locale_idx" ON "cms"."_navigation_v" USING btree ("published_locale");
  CREATE INDEX "_navigation_v_latest_idx" ON "cms"."_navigation_v" USING btree ("latest");
  -- What there is was public until now.
  UPDATE "cms"."badges" SET "_status" = 'published';
  UPDATE "cms"."plan_cards" SET "_status" = 'published';
  UPDATE "cms"."navigation" SET "_status" = 'published';
  UPDATE "cms"."_navigation_v" v SET "version__status" = 'published', "latest" = v."id" = (
    SELECT "id" FROM "cms"."_navigation_v" ORDER BY "created_at" DESC LIMIT 1);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."_badges_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_badges_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_plan_cards_v_version_features" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_plan_cards_v_version_features_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_plan_cards_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_plan_cards_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."_badges_v" CASCADE;
  DROP TABLE "cms"."_badges_v_locales" CASCADE;
  DROP TABLE "cms"."_plan_cards_v_version_features" CASCADE;
  DROP TABLE "cms"."_plan_cards_v_version_features_locales" CASCADE;
  DROP TABLE "cms"."_plan_cards_v" CASCADE;
  DROP TABLE "cms"."_plan_cards_v_locales" CASCADE;
  DROP INDEX "cms"."_pages_v_autosave_idx";
  DROP INDEX "cms"."badges__status_idx";
  DROP INDEX "cms"."plan_cards__status_idx";
  DROP INDEX "cms"."navigation__status_idx";
  DROP INDEX "cms"."_navigation_v_version_version__status_idx";
  DROP INDEX "cms"."_navigation_v_snapshot_idx";
  DROP INDEX "cms"."_navigation_v_published_locale_idx";
  DROP INDEX "cms"."_navigation_v_latest_idx";
  ALTER TABLE "cms"."badges" ALTER COLUMN "type" SET NOT NULL;
  ALTER TABLE "cms"."plan_cards" ALTER COLUMN "plan" SET NOT NULL;
  ALTER TABLE "cms"."navigation_header_children" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."navigation_footer_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."navigation_legal" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_header_children" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_footer_links" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."_navigation_v_version_legal" ALTER COLUMN "href" SET NOT NULL;
  ALTER TABLE "cms"."pages" DROP COLUMN "saved_by";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "cms"."_pages_v" DROP COLUMN "autosave";
  ALTER TABLE "cms"."badges" DROP COLUMN "saved_by";
  ALTER TABLE "cms"."badges" DROP COLUMN "_status";
  ALTER TABLE "cms"."plan_cards" DROP COLUMN "saved_by";
  ALTER TABLE "cms"."plan_cards" DROP COLUMN "_status";
  ALTER TABLE "cms"."navigation" DROP COLUMN "saved_by";
  ALTER TABLE "cms"."navigation" DROP COLUMN "_status";
  ALTER TABLE "cms"."_navigation_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "cms"."_navigation_v" DROP COLUMN "version__status";
  ALTER TABLE "cms"."_navigation_v" DROP COLUMN "snapshot";
  ALTER TABLE "cms"."_navigation_v" DROP COLUMN "published_locale";
  ALTER TABLE "cms"."_navigation_v" DROP COLUMN "latest";
  DROP TYPE "cms"."enum_badges_status";
  DROP TYPE "cms"."enum__badges_v_version_type";
  DROP TYPE "cms"."enum__badges_v_version_status";
  DROP TYPE "cms"."enum__badges_v_published_locale";
  DROP TYPE "cms"."enum_plan_cards_status";
  DROP TYPE "cms"."enum__plan_cards_v_version_plan";
  DROP TYPE "cms"."enum__plan_cards_v_version_status";
  DROP TYPE "cms"."enum__plan_cards_v_published_locale";
  DROP TYPE "cms"."enum_navigation_status";
  DROP TYPE "cms"."enum__navigation_v_version_status";
  DROP TYPE "cms"."enum__navigation_v_published_locale";`)
}
