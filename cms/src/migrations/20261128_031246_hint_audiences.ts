import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Dictionaries that nobody has edited are seeded anew, one for each audience; the edited ones stay, for everybody. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_hint_dictionaries_audience" AS ENUM('any', 'shops', 'services', 'hotels', 'restaurants', 'products', 'home-and-garden', 'furniture', 'kitchenware', 'electronics', 'fashion', 'shoes', 'beauty', 'toys', 'sports', 'pets', 'tools', 'books', 'car-repair', 'beauty-salons', 'dentists', 'cleaning', 'moving', 'driving-schools', 'home-renovation', 'computer-repair', 'accounting', 'language-schools', 'city-hotels', 'business-hotels', 'boutique-hotels', 'spa-hotels', 'mountain-hotels', 'seaside-hotels', 'guesthouses', 'apartments', 'hostels', 'regional-cuisine', 'bistros', 'pizzerias', 'burgers', 'sushi', 'asian-cuisine', 'vegetarian', 'steakhouses', 'cafes', 'patisseries');
  DROP INDEX "cms"."hint_dictionaries_locale_idx";
  ALTER TABLE "cms"."hint_dictionaries" ADD COLUMN "audience" "cms"."enum_hint_dictionaries_audience" DEFAULT 'any' NOT NULL;
  CREATE UNIQUE INDEX "locale_audience_idx" ON "cms"."hint_dictionaries" USING btree ("locale","audience");
  CREATE INDEX "hint_dictionaries_locale_idx" ON "cms"."hint_dictionaries" USING btree ("locale");
  DELETE FROM "cms"."hint_dictionaries" WHERE "updated_at" - "created_at" < interval '1 second';`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "cms"."hint_dictionaries" WHERE "audience" <> 'any';
   DROP INDEX "cms"."locale_audience_idx";
  DROP INDEX "cms"."hint_dictionaries_locale_idx";
  CREATE UNIQUE INDEX "hint_dictionaries_locale_idx" ON "cms"."hint_dictionaries" USING btree ("locale");
  ALTER TABLE "cms"."hint_dictionaries" DROP COLUMN "audience";
  DROP TYPE "cms"."enum_hint_dictionaries_audience";`)
}
