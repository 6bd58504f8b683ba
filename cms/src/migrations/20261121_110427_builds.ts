import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."site_builds" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"state" varchar NOT NULL,
  	"started_at" timestamp(3) with time zone NOT NULL,
  	"finished_at" timestamp(3) with time zone,
  	"phase" varchar,
  	"reasons" jsonb,
  	"release" varchar,
  	"changed" jsonb,
  	"memory" numeric,
  	"error" varchar,
  	"output" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."change_notices" ADD COLUMN "title" varchar;
  ALTER TABLE "cms"."change_notices" ADD COLUMN "by" varchar;
  ALTER TABLE "cms"."change_notices" ADD COLUMN "build" varchar;
  CREATE INDEX "site_builds_state_idx" ON "cms"."site_builds" USING btree ("state");
  CREATE INDEX "site_builds_started_at_idx" ON "cms"."site_builds" USING btree ("started_at");
  CREATE INDEX "site_builds_updated_at_idx" ON "cms"."site_builds" USING btree ("updated_at");
  CREATE INDEX "site_builds_created_at_idx" ON "cms"."site_builds" USING btree ("created_at");
  CREATE INDEX "change_notices_build_idx" ON "cms"."change_notices" USING btree ("build");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."site_builds" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."site_builds" CASCADE;
  DROP INDEX "cms"."change_notices_build_idx";
  ALTER TABLE "cms"."change_notices" DROP COLUMN "title";
  ALTER TABLE "cms"."change_notices" DROP COLUMN "by";
  ALTER TABLE "cms"."change_notices" DROP COLUMN "build";`)
}
