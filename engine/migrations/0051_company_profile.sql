ALTER TABLE "engine"."companies" ADD COLUMN "descriptions" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "main_language" text DEFAULT 'pl' NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "postcode" text;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "opening_exceptions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "languages" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- The language of a description whose own is not known: the first one of the company's country.
UPDATE "engine"."companies" SET "main_language" = coalesce("description_language", CASE "country"
  WHEN 'PL' THEN 'pl' WHEN 'DE' THEN 'de' WHEN 'AT' THEN 'de' WHEN 'CH' THEN 'de' WHEN 'CZ' THEN 'cs' WHEN 'SK' THEN 'sk'
  WHEN 'HU' THEN 'hu' WHEN 'RO' THEN 'ro' WHEN 'BG' THEN 'bg' WHEN 'HR' THEN 'hr' WHEN 'SI' THEN 'sl' WHEN 'RS' THEN 'sr'
  WHEN 'BA' THEN 'bs' WHEN 'DK' THEN 'da' WHEN 'SE' THEN 'sv' WHEN 'NO' THEN 'no' WHEN 'FI' THEN 'fi' WHEN 'EE' THEN 'et'
  WHEN 'LV' THEN 'lv' WHEN 'LT' THEN 'lt' WHEN 'FR' THEN 'fr' WHEN 'ES' THEN 'es' WHEN 'IT' THEN 'it' WHEN 'NL' THEN 'nl'
  WHEN 'PT' THEN 'pt' WHEN 'GR' THEN 'el' WHEN 'TR' THEN 'tr' WHEN 'UA' THEN 'uk' WHEN 'JP' THEN 'ja' WHEN 'VN' THEN 'vi'
  ELSE 'en' END);--> statement-breakpoint
UPDATE "engine"."companies" SET "descriptions" = jsonb_build_object("main_language", "description")
  WHERE "description" <> '';
