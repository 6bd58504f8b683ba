import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Second factors of staff, and what was done to accounts with them. Not Payload's: no door of its leads there. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."second_factors" (
    "user_id" uuid PRIMARY KEY REFERENCES "cms"."users" ("id") ON DELETE CASCADE,
    "secret" text,
    "since" timestamptz,
    "last_step" bigint,
    "pending_secret" text,
    "pending_since" timestamptz);
  CREATE TABLE "cms"."recovery_codes" (
    "user_id" uuid NOT NULL REFERENCES "cms"."second_factors" ("user_id") ON DELETE CASCADE,
    "hash" text NOT NULL,
    PRIMARY KEY ("user_id", "hash"));
  CREATE TABLE "cms"."account_acts" (
    "id" uuid PRIMARY KEY DEFAULT gen_random_uuid(),
    "at" timestamptz NOT NULL DEFAULT now(),
    "act" text NOT NULL,
    "user_id" uuid,
    "account" text NOT NULL,
    "by" text NOT NULL);
  CREATE INDEX "account_acts_user_at" ON "cms"."account_acts" ("user_id", "at");
  CREATE INDEX "account_acts_at" ON "cms"."account_acts" ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."account_acts";
  DROP TABLE "cms"."recovery_codes";
  DROP TABLE "cms"."second_factors";`)
}
