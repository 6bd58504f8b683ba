import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_word_lists_words_kind" ADD VALUE 'threat' BEFORE 'allowed';
  ALTER TYPE "cms"."enum_word_lists_words_kind" ADD VALUE 'mild' BEFORE 'allowed';
  ALTER TYPE "cms"."enum_word_lists_words_kind" ADD VALUE 'pattern';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."word_lists_words" ALTER COLUMN "kind" SET DATA TYPE text;
  ALTER TABLE "cms"."word_lists_words" ALTER COLUMN "kind" SET DEFAULT 'offensive'::text;
  DROP TYPE "cms"."enum_word_lists_words_kind";
  CREATE TYPE "cms"."enum_word_lists_words_kind" AS ENUM('offensive', 'hateful', 'allowed');
  ALTER TABLE "cms"."word_lists_words" ALTER COLUMN "kind" SET DEFAULT 'offensive'::"cms"."enum_word_lists_words_kind";
  ALTER TABLE "cms"."word_lists_words" ALTER COLUMN "kind" SET DATA TYPE "cms"."enum_word_lists_words_kind" USING "kind"::"cms"."enum_word_lists_words_kind";`)
}
