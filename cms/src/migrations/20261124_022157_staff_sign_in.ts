import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_staff_sign_in_second_factor_for" AS ENUM('marketing', 'translator', 'moderator', 'administrator');
  CREATE TABLE "cms"."staff_sign_in_second_factor_for" (
  	"order" integer NOT NULL,
  	"parent_id" uuid NOT NULL,
  	"value" "cms"."enum_staff_sign_in_second_factor_for",
  	"id" uuid PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."staff_sign_in" (
  	"id" uuid PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "cms"."staff_sign_in_second_factor_for" ADD CONSTRAINT "staff_sign_in_second_factor_for_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."staff_sign_in"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "staff_sign_in_second_factor_for_order_idx" ON "cms"."staff_sign_in_second_factor_for" USING btree ("order");
  CREATE INDEX "staff_sign_in_second_factor_for_parent_idx" ON "cms"."staff_sign_in_second_factor_for" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."staff_sign_in_second_factor_for" CASCADE;
  DROP TABLE "cms"."staff_sign_in" CASCADE;
  DROP TYPE "cms"."enum_staff_sign_in_second_factor_for";`)
}
