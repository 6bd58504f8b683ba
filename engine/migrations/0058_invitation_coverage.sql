CREATE TABLE "engine"."invitation_cells" (
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "invitation_cells_company_id_day_figure_pk" PRIMARY KEY("company_id","day","figure")
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_cells" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."invitation_deltas" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine"."invitation_deltas_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"company_id" uuid NOT NULL,
	"day" date NOT NULL,
	"figure" text NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."invitation_deltas" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."refused_orders" (
	"company_id" uuid NOT NULL,
	"order_ref" text NOT NULL,
	"reason" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refused_orders_company_id_order_ref_pk" PRIMARY KEY("company_id","order_ref")
);
--> statement-breakpoint
ALTER TABLE "engine"."refused_orders" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "opened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."invitation_cells" ADD CONSTRAINT "invitation_cells_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."invitation_deltas" ADD CONSTRAINT "invitation_deltas_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."refused_orders" ADD CONSTRAINT "refused_orders_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_deltas_company" ON "engine"."invitation_deltas" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "refused_orders_at" ON "engine"."refused_orders" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_cells" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."invitation_deltas" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."refused_orders" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());
--> statement-breakpoint
-- The day an invitation is counted on in the funnel: never that of its review, which may be known before the sending.
CREATE FUNCTION engine.funnel_day(sent_at timestamptz, created_at timestamptz) RETURNS date LANGUAGE sql IMMUTABLE PARALLEL SAFE
AS $$ SELECT (coalesce(sent_at, created_at) AT TIME ZONE 'UTC')::date $$;
--> statement-breakpoint
-- What an invitation counts as, and on which day: what became of its order, and how far it has come itself.
CREATE FUNCTION engine.invitation_figures(
  state text, created_at timestamptz, sent_at timestamptz, opened_at timestamptz, completed_at timestamptz
) RETURNS TABLE (day date, figure text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (created_at AT TIME ZONE 'UTC')::date,
    CASE WHEN state IN ('sent', 'completed', 'expired') THEN 'invited' WHEN state = 'scheduled' THEN 'waiting' ELSE state END
  UNION ALL
  SELECT engine.funnel_day(sent_at, created_at), stage.name
  FROM (VALUES ('sent', true), ('opened', opened_at IS NOT NULL OR state = 'completed'), ('written', state = 'completed'))
    AS stage (name, reached)
  WHERE stage.reached AND state IN ('sent', 'completed', 'expired')
$$;
--> statement-breakpoint
CREATE FUNCTION engine.count_new_invitations() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT a.company_id, f.day, f.figure, count(*)
  FROM added a, LATERAL engine.invitation_figures(a.state, a.created_at, a.sent_at, a.opened_at, a.completed_at) f
  GROUP BY a.company_id, f.day, f.figure;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION engine.count_changed_invitation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT NEW.company_id, f.day, f.figure, sum(f.sign) FROM (
    SELECT *, 1 AS sign
    FROM engine.invitation_figures(NEW.state, NEW.created_at, NEW.sent_at, NEW.opened_at, NEW.completed_at)
    UNION ALL
    SELECT *, -1
    FROM engine.invitation_figures(OLD.state, OLD.created_at, OLD.sent_at, OLD.opened_at, OLD.completed_at)) f
  GROUP BY f.day, f.figure HAVING sum(f.sign) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new_invitations AFTER INSERT ON engine.invitations
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.count_new_invitations();
--> statement-breakpoint
CREATE TRIGGER count_changed_invitation AFTER UPDATE OF state, sent_at, opened_at ON engine.invitations
  FOR EACH ROW WHEN ((OLD.state, OLD.sent_at, OLD.opened_at IS NULL) IS DISTINCT FROM (NEW.state, NEW.sent_at, NEW.opened_at IS NULL))
  EXECUTE FUNCTION engine.count_changed_invitation();
--> statement-breakpoint
CREATE FUNCTION engine.count_refused_orders() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT company_id, (at AT TIME ZONE 'UTC')::date, reason, CASE TG_OP WHEN 'INSERT' THEN count(*) ELSE -count(*) END
  FROM changed GROUP BY 1, 2, 3;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_refused_orders AFTER INSERT ON engine.refused_orders
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION engine.count_refused_orders();
--> statement-breakpoint
CREATE TRIGGER count_accepted_orders AFTER DELETE ON engine.refused_orders
  REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION engine.count_refused_orders();
--> statement-breakpoint
CREATE FUNCTION engine.count_published_review() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT NEW.company_id, engine.funnel_day(i.sent_at, i.created_at), 'published', CASE NEW.state WHEN 'published' THEN 1 ELSE -1 END
  FROM engine.invitations i WHERE i.id = NEW.invitation_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_published_review AFTER INSERT ON engine.reviews
  FOR EACH ROW WHEN (NEW.state = 'published' AND NEW.invitation_id IS NOT NULL AND NEW.product_id IS NULL)
  EXECUTE FUNCTION engine.count_published_review();
--> statement-breakpoint
CREATE TRIGGER count_republished_review AFTER UPDATE OF state ON engine.reviews
  FOR EACH ROW WHEN ((OLD.state = 'published') <> (NEW.state = 'published') AND NEW.invitation_id IS NOT NULL AND NEW.product_id IS NULL)
  EXECUTE FUNCTION engine.count_published_review();
--> statement-breakpoint
-- Counts from the rows themselves; for the first count and for every recount.
CREATE FUNCTION engine.counted_invitations() RETURNS TABLE (company_id uuid, day date, figure text, count bigint) LANGUAGE sql STABLE AS $$
  SELECT i.company_id, f.day, f.figure, count(*)
  FROM engine.invitations i, LATERAL engine.invitation_figures(i.state, i.created_at, i.sent_at, i.opened_at, i.completed_at) f
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT company_id, (at AT TIME ZONE 'UTC')::date, reason, count(*) FROM engine.refused_orders GROUP BY 1, 2, 3
  UNION ALL
  SELECT r.company_id, engine.funnel_day(i.sent_at, i.created_at), 'published', count(*)
  FROM engine.reviews r JOIN engine.invitations i ON i.id = r.invitation_id
  WHERE r.state = 'published' AND r.product_id IS NULL GROUP BY 1, 2
$$;
--> statement-breakpoint
ALTER TABLE engine.invitations DISABLE TRIGGER count_changed_invitation;
--> statement-breakpoint
UPDATE engine.invitations i SET opened_at = first.at
FROM (SELECT invitation_id, min(at) AS at FROM engine.invitation_events WHERE type IN ('opened', 'clicked') GROUP BY 1) first
WHERE first.invitation_id = i.id;
--> statement-breakpoint
ALTER TABLE engine.invitations ENABLE TRIGGER count_changed_invitation;
--> statement-breakpoint
INSERT INTO engine.invitation_cells (company_id, day, figure, count)
SELECT company_id, day, figure, count FROM engine.counted_invitations();
