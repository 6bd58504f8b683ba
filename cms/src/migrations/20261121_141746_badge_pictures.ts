import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."badges" DROP CONSTRAINT "badges_image_id_media_id_fk";
  
  DROP INDEX "cms"."badges_image_idx";
  ALTER TABLE "cms"."badges_locales" ADD COLUMN "image_id" uuid;
  ALTER TABLE "cms"."badges_locales" ADD CONSTRAINT "badges_locales_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "badges_image_idx" ON "cms"."badges_locales" USING btree ("image_id","_locale");
  -- The picture that a badge had was for all locales: the base locale's is. The old column stays, since the version
  -- before may still be running; a later migration takes it away.
  INSERT INTO "cms"."badges_locales" ("_locale", "_parent_id", "image_id")
  SELECT 'pl', "id", "image_id" FROM "cms"."badges" WHERE "image_id" IS NOT NULL
  ON CONFLICT ("_locale", "_parent_id") DO UPDATE SET "image_id" = excluded."image_id";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."badges_locales" DROP CONSTRAINT "badges_locales_image_id_media_id_fk";
  
  DROP INDEX "cms"."badges_image_idx";
  UPDATE "cms"."badges" SET "image_id" = NULL;
  UPDATE "cms"."badges" b SET "image_id" = l."image_id" FROM "cms"."badges_locales" l
  WHERE l."_parent_id" = b."id" AND l."_locale" = 'pl';
  ALTER TABLE "cms"."badges" ADD CONSTRAINT "badges_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "badges_image_idx" ON "cms"."badges" USING btree ("image_id");
  ALTER TABLE "cms"."badges_locales" DROP COLUMN "image_id";`)
}
