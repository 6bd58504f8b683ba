import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."terms" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"base" varchar NOT NULL,
  	"found" varchar,
  	"note" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."terms_locales" (
  	"translation" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" uuid NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "terms_id" uuid;
  ALTER TABLE "cms"."terms_locales" ADD CONSTRAINT "terms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "terms_base_idx" ON "cms"."terms" USING btree ("base");
  CREATE INDEX "terms_updated_at_idx" ON "cms"."terms" USING btree ("updated_at");
  CREATE INDEX "terms_created_at_idx" ON "cms"."terms" USING btree ("created_at");
  CREATE UNIQUE INDEX "terms_locales_locale_parent_id_unique" ON "cms"."terms_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_terms_fk" FOREIGN KEY ("terms_id") REFERENCES "cms"."terms"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_terms_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("terms_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."terms" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."terms_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."terms" CASCADE;
  DROP TABLE "cms"."terms_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_terms_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_terms_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "terms_id";`)
}
