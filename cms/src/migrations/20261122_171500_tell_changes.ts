import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Front doors listen for changes: they hear of one when its transaction is committed, and of none that is not. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE FUNCTION "cms"."tell_change"() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM pg_notify('cms_change', '');
    RETURN NULL;
  END $$;
  CREATE TRIGGER "change_notices_tell" AFTER INSERT ON "cms"."change_notices"
    FOR EACH STATEMENT EXECUTE FUNCTION "cms"."tell_change"();`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TRIGGER "change_notices_tell" ON "cms"."change_notices";
  DROP FUNCTION "cms"."tell_change"();`)
}
