-- One spelling for what differs in case, width or marks only, of Latin, Greek and Cyrillic letters. `pg_c_utf8` knows the
-- case of every letter, whatever the database's own collation is. A change of it asks for a new column: values are stored.
CREATE FUNCTION engine.fold(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT translate(
    replace(replace(replace(
      lower(regexp_replace(normalize(given, NFKD), '[\u0300-\u036f]', '', 'g') COLLATE "pg_c_utf8"),
      'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
    'łđøıς', 'ldoiσ')
$$;
--> statement-breakpoint
ALTER TABLE "engine"."review_revisions" ADD COLUMN "folded" text GENERATED ALWAYS AS (engine.fold(body)) STORED;--> statement-breakpoint
ALTER TABLE "engine"."reviews" ADD COLUMN "has_photos" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "reviews_public_photos" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is null and has_photos;--> statement-breakpoint
CREATE INDEX "reviews_company_products" ON "engine"."reviews" USING btree ("company_id","published_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE state = 'published' and product_id is not null;
--> statement-breakpoint
-- Keeps `reviews.has_photos`. The review is locked first: of two photos that change at once the second sees the first.
CREATE FUNCTION engine.note_photos() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
DECLARE
  subject uuid := NEW.review_id;
BEGIN
  PERFORM 1 FROM engine.reviews WHERE id = subject FOR NO KEY UPDATE;
  UPDATE engine.reviews r SET has_photos = fresh.value
  FROM (SELECT EXISTS (SELECT 1 FROM engine.review_photos WHERE review_id = subject AND state = 'approved') AS value) fresh
  WHERE r.id = subject AND r.has_photos <> fresh.value;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_photos AFTER INSERT OR UPDATE OF review_id, state ON engine.review_photos
  FOR EACH ROW WHEN (NEW.review_id IS NOT NULL) EXECUTE FUNCTION engine.note_photos();
--> statement-breakpoint
UPDATE engine.reviews r SET has_photos = true
WHERE EXISTS (SELECT 1 FROM engine.review_photos p WHERE p.review_id = r.id AND p.state = 'approved');
