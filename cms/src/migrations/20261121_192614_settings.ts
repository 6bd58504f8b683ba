import { type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   -- There is no live count of the success of mediation: the figure that was typed stands there. The columns of the
   -- product's name, which nobody reads, and the word of the list stay, since the version before may still be running; a
   -- later migration takes them away.
   UPDATE "cms"."site_settings_claims" SET "live" = NULL WHERE "live" = 'mediationSuccess';
   UPDATE "cms"."_site_settings_v_version_claims" SET "live" = NULL WHERE "live" = 'mediationSuccess';`)
}

/** All that the version before reads is still there. */
export async function down(): Promise<void> {}
