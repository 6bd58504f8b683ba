CREATE TABLE "engine"."company_entries" (
	"company_id" uuid PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"country" text NOT NULL,
	"listing" text NOT NULL,
	"plan" text NOT NULL,
	"state" text NOT NULL,
	"period_end" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."company_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."company_entries" ADD CONSTRAINT "company_entries_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_entries_created" ON "engine"."company_entries" USING btree ("created_at","company_id");--> statement-breakpoint
CREATE INDEX "company_entries_name" ON "engine"."company_entries" USING btree ("name","company_id");--> statement-breakpoint
CREATE INDEX "company_entries_ending" ON "engine"."company_entries" USING btree ("period_end","company_id");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."company_entries" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());
--> statement-breakpoint
-- A plan that was made while a table was empty may be kept for long: without `enable_seqscan` it goes by the keys.
-- Entries of companies as they are to be; a company that has never had a plan is in its trial of 90 days.
CREATE FUNCTION engine.fresh_company_entries(chosen uuid[]) RETURNS SETOF engine.company_entries
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = pg_catalog SET enable_seqscan = off AS $$
  SELECT c.id, c.created_at, left(engine.fold(c.name), 100), c.kind, c.country, c.state,
    coalesce(s.plan, 'trustStart'), coalesce(s.state, 'trial'), coalesce(s.period_end, c.created_at + interval '90 days'),
    engine.fold(concat_ws(E'\n', c.name, c.slug, c.tax_id, b.tax_number, b.vat_number, w.domain, (
      SELECT string_agg(u.email, E'\n' ORDER BY u.email)
      FROM engine.company_members m JOIN engine.users u ON u.id = m.user_id WHERE m.company_id = c.id)))
  FROM engine.companies c
  LEFT JOIN engine.subscriptions s ON s.company_id = c.id
  LEFT JOIN engine.billing_details b ON b.company_id = c.id
  LEFT JOIN engine.website_claims w ON w.company_id = c.id
  WHERE c.id = ANY (chosen)
$$;
--> statement-breakpoint
-- The entry is locked before the rest is read: of two transactions that change a company at once the second sees what
-- the first has written. Companies of a user are taken in the order of their ids, so that nobody waits in a circle.
CREATE FUNCTION engine.renew_company_entries(chosen uuid[]) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog SET enable_seqscan = off AS $$
BEGIN
  PERFORM 1 FROM engine.company_entries WHERE company_id = ANY (chosen) ORDER BY company_id FOR NO KEY UPDATE;
  UPDATE engine.company_entries e SET name = f.name, kind = f.kind, country = f.country, listing = f.listing,
    plan = f.plan, state = f.state, period_end = f.period_end, words = f.words
  FROM engine.fresh_company_entries(chosen) f WHERE e.company_id = f.company_id;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.add_company_entries() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.company_entries SELECT * FROM engine.fresh_company_entries(ARRAY(SELECT id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.follow_company() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM engine.renew_company_entries(ARRAY[NEW.id]);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One call for all rows that a statement adds.
CREATE FUNCTION engine.follow_added() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM engine.renew_company_entries(ARRAY(SELECT company_id FROM added));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.follow_part_of_company() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM engine.renew_company_entries(ARRAY[CASE WHEN TG_OP = 'DELETE' THEN OLD.company_id ELSE NEW.company_id END]);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.follow_user() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  PERFORM engine.renew_company_entries(ARRAY(SELECT company_id FROM engine.company_members WHERE user_id = NEW.id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER add_company_entries AFTER INSERT ON engine.companies
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.add_company_entries();
--> statement-breakpoint
CREATE TRIGGER follow_company AFTER UPDATE OF name, slug, tax_id, kind, country, state ON engine.companies
  FOR EACH ROW WHEN ((OLD.name, OLD.slug, OLD.tax_id, OLD.kind, OLD.country, OLD.state)
    IS DISTINCT FROM (NEW.name, NEW.slug, NEW.tax_id, NEW.kind, NEW.country, NEW.state))
  EXECUTE FUNCTION engine.follow_company();
--> statement-breakpoint
CREATE TRIGGER follow_members_added AFTER INSERT ON engine.company_members
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.follow_added();
--> statement-breakpoint
CREATE TRIGGER follow_members AFTER DELETE ON engine.company_members
  FOR EACH ROW EXECUTE FUNCTION engine.follow_part_of_company();
--> statement-breakpoint
CREATE TRIGGER follow_claim_added AFTER INSERT ON engine.website_claims
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.follow_added();
--> statement-breakpoint
CREATE TRIGGER follow_claim AFTER DELETE OR UPDATE OF domain ON engine.website_claims
  FOR EACH ROW EXECUTE FUNCTION engine.follow_part_of_company();
--> statement-breakpoint
CREATE TRIGGER follow_billing_details_added AFTER INSERT ON engine.billing_details
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.follow_added();
--> statement-breakpoint
CREATE TRIGGER follow_billing_details AFTER DELETE OR UPDATE OF tax_number, vat_number ON engine.billing_details
  FOR EACH ROW EXECUTE FUNCTION engine.follow_part_of_company();
--> statement-breakpoint
CREATE TRIGGER follow_subscription_added AFTER INSERT ON engine.subscriptions
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.follow_added();
--> statement-breakpoint
CREATE TRIGGER follow_subscription AFTER DELETE OR UPDATE OF plan, state, period_end ON engine.subscriptions
  FOR EACH ROW EXECUTE FUNCTION engine.follow_part_of_company();
--> statement-breakpoint
CREATE TRIGGER follow_user AFTER UPDATE OF email ON engine.users
  FOR EACH ROW WHEN (OLD.email IS DISTINCT FROM NEW.email) EXECUTE FUNCTION engine.follow_user();
--> statement-breakpoint
INSERT INTO engine.company_entries SELECT * FROM engine.fresh_company_entries(ARRAY(SELECT id FROM engine.companies));
