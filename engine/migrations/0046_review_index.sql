ALTER TABLE "engine"."reviews" ADD COLUMN "answer_rejected" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- One letter for each property with few values; `facets.ts` reads it. Of held and rejected reviews the company learns the
-- state alone, so nothing else is in it.
CREATE FUNCTION engine.review_facet(r engine.reviews) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE r.state
    WHEN 'held' THEN 'h'
    WHEN 'rejected' THEN 'r'
    ELSE CASE r.state WHEN 'published' THEN 'p' WHEN 'in_mediation' THEN 'm' ELSE 'w' END
      || CASE WHEN r.product_id IS NULL THEN 'c' ELSE 'p' END
      || r.grade
      || left(r.origin, 1)
      || CASE WHEN r.answer IS NULL THEN 'n' ELSE 'y' END
      || CASE WHEN r.answer_held THEN 'h' WHEN r.answer_rejected THEN 'r' WHEN r.pending_answer IS NOT NULL THEN 'w' ELSE '-' END
      || CASE WHEN r.has_photos THEN 'y' ELSE 'n' END
      || CASE WHEN r.pinned THEN 'y' ELSE 'n' END
      || r.language
  END
$$;
--> statement-breakpoint
-- Folded words with one space around each; Chinese characters and kana, which are written without spaces, are parted from
-- what stands beside them. A change of it asks for a new index: rows are stored.
CREATE FUNCTION engine.search_words(given text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ' ' || btrim(regexp_replace(
    regexp_replace(engine.fold(given), '([\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]+)', ' \1 ', 'g') COLLATE "pg_c_utf8",
    '[[:space:][:punct:]]+', ' ', 'g')) || ' '
$$;
--> statement-breakpoint
-- Keys of `review_index_words`, each with its company before it: words, pairs of characters where there are no spaces, and
-- behind a space the letters of the facet with their positions, and the product.
CREATE FUNCTION engine.word_keys(company uuid, product uuid, facet text, words text) RETURNS tsvector
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_to_tsvector(array(
    SELECT DISTINCT left(md5(company::text), 8) || key FROM (
      SELECT left(word, 40) AS key FROM string_to_table(words, ' ') word WHERE word <> '' AND word !~ '^[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]'
      UNION ALL
      SELECT substr(word, n, 2) FROM string_to_table(words, ' ') word, generate_series(1, char_length(word)) n WHERE word ~ '^[\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff]'
      UNION ALL
      SELECT ' ' || n || substr(facet, n, 1) FROM generate_series(1, 8) n WHERE length(facet) > 1
      UNION ALL
      SELECT ' 9' || substr(facet, 9) WHERE length(facet) > 1
      UNION ALL
      SELECT ' p' || product WHERE product IS NOT NULL) keys))
$$;
--> statement-breakpoint
CREATE TABLE "engine"."review_index" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"product_id" uuid,
	"submitted_at" timestamp (3) with time zone NOT NULL,
	"facet" text NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."review_index" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."review_index" ADD CONSTRAINT "review_index_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."review_index" ADD CONSTRAINT "review_index_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "review_index_facet" ON "engine"."review_index" USING btree ("company_id","facet","submitted_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_index_time" ON "engine"."review_index" USING btree ("company_id","submitted_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "review_index_product" ON "engine"."review_index" USING btree ("product_id","facet","submitted_at" DESC NULLS FIRST,"review_id" DESC NULLS FIRST) WHERE product_id is not null;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."review_index" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());
--> statement-breakpoint
CREATE FUNCTION engine.index_review(subject uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.review_index AS known (review_id, company_id, product_id, submitted_at, facet, words)
  SELECT r.id, r.company_id, CASE WHEN hidden THEN NULL ELSE r.product_id END, r.submitted_at, engine.review_facet(r),
    CASE WHEN hidden THEN '' ELSE engine.search_words(concat_ws(' ', v.body, a.display_name, a.order_ref)) END
  FROM engine.reviews r
  CROSS JOIN LATERAL (SELECT r.state IN ('held', 'rejected') AS hidden) shown
  JOIN engine.review_revisions v ON v.review_id = r.id AND v.revision = r.revision
  JOIN engine.review_authors a ON a.review_id = r.id
  WHERE r.id = subject AND r.state IN ('published', 'in_mediation', 'withdrawn', 'held', 'rejected')
  ON CONFLICT (review_id) DO UPDATE SET product_id = excluded.product_id, submitted_at = excluded.submitted_at,
    facet = excluded.facet, words = excluded.words
  WHERE (known.product_id, known.submitted_at, known.facet, known.words)
    IS DISTINCT FROM (excluded.product_id, excluded.submitted_at, excluded.facet, excluded.words);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION engine.index_review(uuid) FROM PUBLIC;
--> statement-breakpoint
CREATE FUNCTION engine.note_review() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  IF NEW.state IN ('published', 'in_mediation', 'withdrawn', 'held', 'rejected') THEN
    PERFORM engine.index_review(NEW.id);
  ELSE
    DELETE FROM engine.review_index WHERE review_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.note_review_text() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM engine.index_review(NEW.review_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER note_new_review AFTER INSERT ON engine.reviews
  FOR EACH ROW WHEN (NEW.state NOT IN ('awaiting_confirmation', 'screening', 'deleted')) EXECUTE FUNCTION engine.note_review();
--> statement-breakpoint
CREATE TRIGGER note_review AFTER UPDATE OF state, product_id, grade, language, origin, revision, submitted_at, has_photos, pinned,
  answer, pending_answer, answer_held, answer_rejected ON engine.reviews
  FOR EACH ROW WHEN (
    (OLD.state, OLD.product_id, OLD.grade, OLD.language, OLD.origin, OLD.revision, OLD.submitted_at, OLD.has_photos, OLD.pinned,
      OLD.answer IS NULL, OLD.pending_answer IS NULL, OLD.answer_held, OLD.answer_rejected)
    IS DISTINCT FROM
    (NEW.state, NEW.product_id, NEW.grade, NEW.language, NEW.origin, NEW.revision, NEW.submitted_at, NEW.has_photos, NEW.pinned,
      NEW.answer IS NULL, NEW.pending_answer IS NULL, NEW.answer_held, NEW.answer_rejected)
  ) EXECUTE FUNCTION engine.note_review();
--> statement-breakpoint
CREATE TRIGGER note_review_text AFTER UPDATE OF body ON engine.review_revisions
  FOR EACH ROW EXECUTE FUNCTION engine.note_review_text();
--> statement-breakpoint
-- An author is added last: until then nothing is found of a review.
CREATE TRIGGER note_review_author AFTER INSERT OR UPDATE OF display_name, order_ref ON engine.review_authors
  FOR EACH ROW EXECUTE FUNCTION engine.note_review_text();
--> statement-breakpoint
INSERT INTO engine.review_index (review_id, company_id, product_id, submitted_at, facet, words)
SELECT r.id, r.company_id, CASE WHEN hidden THEN NULL ELSE r.product_id END, r.submitted_at, engine.review_facet(r),
  CASE WHEN hidden THEN '' ELSE engine.search_words(concat_ws(' ', v.body, a.display_name, a.order_ref)) END
FROM engine.reviews r
CROSS JOIN LATERAL (SELECT r.state IN ('held', 'rejected') AS hidden) shown
JOIN engine.review_revisions v ON v.review_id = r.id AND v.revision = r.revision
JOIN engine.review_authors a ON a.review_id = r.id
WHERE r.state IN ('published', 'in_mediation', 'withdrawn', 'held', 'rejected');
--> statement-breakpoint
CREATE INDEX "review_index_words" ON "engine"."review_index" USING gin (engine.word_keys(company_id, product_id, facet, words));
