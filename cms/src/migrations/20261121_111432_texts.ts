import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_users_text_locales" AS ENUM('pl', 'en', 'bg', 'bs', 'cs', 'da', 'de', 'el', 'es', 'et', 'fi', 'fr', 'hr', 'hu', 'it', 'ja', 'lt', 'lv', 'nl', 'no', 'pt', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'tr', 'uk', 'vi');
  CREATE TABLE "cms"."users_text_locales" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_users_text_locales",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."translation_history" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"locale" varchar NOT NULL,
  	"namespace" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"before" varchar,
  	"after" varchar,
  	"how" varchar NOT NULL,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."translation_notes" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"namespace" varchar NOT NULL,
  	"family" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"revision" numeric DEFAULT 1,
  	"by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_translations_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_translations_id_idx";
  ALTER TABLE "cms"."translations" ALTER COLUMN "text" DROP NOT NULL;
  ALTER TABLE "cms"."translations" ADD COLUMN "family" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "form" varchar DEFAULT '';
  ALTER TABLE "cms"."translations" ADD COLUMN "position" numeric DEFAULT 0;
  ALTER TABLE "cms"."translations" ADD COLUMN "base_key" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "english_key" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "file_text" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "base_seen" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "known" boolean DEFAULT true;
  ALTER TABLE "cms"."translations" ADD COLUMN "revision" numeric DEFAULT 0;
  ALTER TABLE "cms"."translations" ADD COLUMN "edited_by" varchar;
  ALTER TABLE "cms"."translations" ADD COLUMN "edited_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."users_text_locales" ADD CONSTRAINT "users_text_locales_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_text_locales_order_idx" ON "cms"."users_text_locales" USING btree ("order");
  CREATE INDEX "users_text_locales_parent_idx" ON "cms"."users_text_locales" USING btree ("parent_id");
  CREATE INDEX "translation_history_updated_at_idx" ON "cms"."translation_history" USING btree ("updated_at");
  CREATE INDEX "translation_history_created_at_idx" ON "cms"."translation_history" USING btree ("created_at");
  CREATE INDEX "namespace_key_locale_idx" ON "cms"."translation_history" USING btree ("namespace","key","locale");
  CREATE INDEX "translation_notes_updated_at_idx" ON "cms"."translation_notes" USING btree ("updated_at");
  CREATE INDEX "translation_notes_created_at_idx" ON "cms"."translation_notes" USING btree ("created_at");
  CREATE UNIQUE INDEX "namespace_family_1_idx" ON "cms"."translation_notes" USING btree ("namespace","family");
  CREATE INDEX "locale_namespace_position_idx" ON "cms"."translations" USING btree ("locale","namespace","position");
  CREATE INDEX "namespace_family_idx" ON "cms"."translations" USING btree ("namespace","family");
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "translations_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."users_text_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."translation_history" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."translation_notes" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."users_text_locales" CASCADE;
  DROP TABLE "cms"."translation_history" CASCADE;
  DROP TABLE "cms"."translation_notes" CASCADE;
  DROP INDEX "cms"."locale_namespace_position_idx";
  DROP INDEX "cms"."namespace_family_idx";
  ALTER TABLE "cms"."translations" ALTER COLUMN "text" SET NOT NULL;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "translations_id" uuid;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_translations_fk" FOREIGN KEY ("translations_id") REFERENCES "cms"."translations"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_translations_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("translations_id");
  ALTER TABLE "cms"."translations" DROP COLUMN "family";
  ALTER TABLE "cms"."translations" DROP COLUMN "form";
  ALTER TABLE "cms"."translations" DROP COLUMN "position";
  ALTER TABLE "cms"."translations" DROP COLUMN "base_key";
  ALTER TABLE "cms"."translations" DROP COLUMN "english_key";
  ALTER TABLE "cms"."translations" DROP COLUMN "file_text";
  ALTER TABLE "cms"."translations" DROP COLUMN "base_seen";
  ALTER TABLE "cms"."translations" DROP COLUMN "known";
  ALTER TABLE "cms"."translations" DROP COLUMN "revision";
  ALTER TABLE "cms"."translations" DROP COLUMN "edited_by";
  ALTER TABLE "cms"."translations" DROP COLUMN "edited_at";
  DROP TYPE "cms"."enum_users_text_locales";`)
}
