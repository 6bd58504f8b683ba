import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Where tries to sign in are counted; its shape is that of rate-limiter-flexible. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."throttles" ("key" text PRIMARY KEY, "points" integer NOT NULL DEFAULT 0, "expire" bigint);
  UPDATE "cms"."users" SET "login_attempts" = 0, "lock_until" = NULL;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`DROP TABLE "cms"."throttles";`)
}
