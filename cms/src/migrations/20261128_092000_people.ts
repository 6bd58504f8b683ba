import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Invitations of staff, and from where sessions were begun. Not Payload's: no door of its leads there. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."invitations" (
    "user_id" uuid PRIMARY KEY REFERENCES "cms"."users" ("id") ON DELETE CASCADE,
    "token_hash" text NOT NULL UNIQUE,
    "language" text NOT NULL,
    "invited_by" text NOT NULL,
    "invited_at" timestamptz NOT NULL DEFAULT now(),
    "expires_at" timestamptz NOT NULL,
    "accepted_at" timestamptz);
  CREATE TABLE "cms"."session_origins" (
    "session_id" text PRIMARY KEY,
    "user_id" uuid NOT NULL REFERENCES "cms"."users" ("id") ON DELETE CASCADE,
    "browser" text,
    "system" text,
    "address" text NOT NULL,
    "at" timestamptz NOT NULL DEFAULT now());
  CREATE INDEX "session_origins_at" ON "cms"."session_origins" ("at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."session_origins";
  DROP TABLE "cms"."invitations";`)
}
