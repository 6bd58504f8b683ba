import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."files" (
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
  	"focal_y" numeric
  );
  
  ALTER TABLE "cms"."translations" ALTER COLUMN "namespace" SET DATA TYPE varchar;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "files_id" uuid;
  CREATE INDEX "files_updated_at_idx" ON "cms"."files" USING btree ("updated_at");
  CREATE INDEX "files_created_at_idx" ON "cms"."files" USING btree ("created_at");
  CREATE UNIQUE INDEX "files_filename_idx" ON "cms"."files" USING btree ("filename");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_files_fk" FOREIGN KEY ("files_id") REFERENCES "cms"."files"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_files_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("files_id");
  DROP TYPE "cms"."enum_translations_namespace";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_translations_namespace" AS ENUM('badges', 'category', 'common', 'contact', 'find-company', 'footer', 'google', 'home', 'hotels', 'integrations', 'mediation-system', 'our-team', 'partners', 'pricing', 'product', 'profile', 'references', 'review-collection', 'review-translate', 'reviews', 'surveys', 'why-us', 'zaufane', 'account', 'errors', 'invitation', 'mails', 'nps', 'panel', 'trust');
  ALTER TABLE "cms"."files" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."files" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_files_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_files_id_idx";
  ALTER TABLE "cms"."translations" ALTER COLUMN "namespace" SET DATA TYPE "cms"."enum_translations_namespace" USING "namespace"::"cms"."enum_translations_namespace";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "files_id";`)
}
