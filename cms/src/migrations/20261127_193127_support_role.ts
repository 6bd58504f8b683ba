import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_users_role" ADD VALUE 'support' BEFORE 'administrator';
  ALTER TYPE "cms"."enum_staff_sign_in_second_factor_for" ADD VALUE 'support' BEFORE 'administrator';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DATA TYPE text;
  DROP TYPE "cms"."enum_users_role";
  CREATE TYPE "cms"."enum_users_role" AS ENUM('marketing', 'translator', 'moderator', 'administrator');
  ALTER TABLE "cms"."users" ALTER COLUMN "role" SET DATA TYPE "cms"."enum_users_role" USING "role"::"cms"."enum_users_role";
  ALTER TABLE "cms"."staff_sign_in_second_factor_for" ALTER COLUMN "value" SET DATA TYPE text;
  DROP TYPE "cms"."enum_staff_sign_in_second_factor_for";
  CREATE TYPE "cms"."enum_staff_sign_in_second_factor_for" AS ENUM('marketing', 'translator', 'moderator', 'administrator');
  ALTER TABLE "cms"."staff_sign_in_second_factor_for" ALTER COLUMN "value" SET DATA TYPE "cms"."enum_staff_sign_in_second_factor_for" USING "value"::"cms"."enum_staff_sign_in_second_factor_for";`)
}
