import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."translations" ADD COLUMN "draft" boolean DEFAULT false;
  ALTER TABLE "cms"."translations" ADD COLUMN "file_draft" boolean DEFAULT false;
  ALTER TABLE "cms"."translations" ADD COLUMN "file_base_seen" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."translations" DROP COLUMN "draft";
  ALTER TABLE "cms"."translations" DROP COLUMN "file_draft";
  ALTER TABLE "cms"."translations" DROP COLUMN "file_base_seen";`)
}
