CREATE TABLE "engine"."split_counts" (
	"company_id" uuid NOT NULL,
	"site_id" uuid NOT NULL,
	"day" date NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "split_counts_company_id_site_id_day_pk" PRIMARY KEY("company_id","site_id","day")
);
--> statement-breakpoint
ALTER TABLE "engine"."split_counts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."split_draws" (
	"visitor" text PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"site_id" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."split_draws" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."split_sites" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"share" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "split_sites_url" UNIQUE("company_id","url"),
	CONSTRAINT "split_sites_share" CHECK ("engine"."split_sites"."share" between 0 and 90)
);
--> statement-breakpoint
ALTER TABLE "engine"."split_sites" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "drawn_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD COLUMN "elsewhere_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."split_counts" ADD CONSTRAINT "split_counts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."split_draws" ADD CONSTRAINT "split_draws_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."split_sites" ADD CONSTRAINT "split_sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "split_draws_at" ON "engine"."split_draws" USING btree ("at");--> statement-breakpoint
ALTER TABLE "engine"."invitations" ADD CONSTRAINT "invitations_elsewhere_id_split_sites_id_fk" FOREIGN KEY ("elsewhere_id") REFERENCES "engine"."split_sites"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."split_counts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."split_draws" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."split_sites" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
-- An order whose customer the splitter has sent to another site does not count as invited here, even if they wrote here.
CREATE FUNCTION engine.invitation_figures(
  state text, elsewhere boolean, created_at timestamptz, sent_at timestamptz, opened_at timestamptz, completed_at timestamptz
) RETURNS TABLE (day date, figure text) LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (created_at AT TIME ZONE 'UTC')::date,
    CASE WHEN state IN ('sent', 'completed', 'expired') THEN CASE WHEN elsewhere THEN 'elsewhere' ELSE 'invited' END
      WHEN state = 'scheduled' THEN 'waiting' ELSE state END
  UNION ALL
  SELECT engine.funnel_day(sent_at, created_at), stage.name
  FROM (VALUES ('sent', true), ('opened', opened_at IS NOT NULL OR state = 'completed'), ('written', state = 'completed'))
    AS stage (name, reached)
  WHERE stage.reached AND state IN ('sent', 'completed', 'expired')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION engine.count_new_invitations() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT a.company_id, f.day, f.figure, count(*)
  FROM added a, LATERAL engine.invitation_figures(
    a.state, a.elsewhere_id IS NOT NULL, a.created_at, a.sent_at, a.opened_at, a.completed_at) f
  GROUP BY a.company_id, f.day, f.figure;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION engine.count_changed_invitation() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.invitation_deltas (company_id, day, figure, count)
  SELECT NEW.company_id, f.day, f.figure, sum(f.sign) FROM (
    SELECT *, 1 AS sign
    FROM engine.invitation_figures(
      NEW.state, NEW.elsewhere_id IS NOT NULL, NEW.created_at, NEW.sent_at, NEW.opened_at, NEW.completed_at)
    UNION ALL
    SELECT *, -1
    FROM engine.invitation_figures(
      OLD.state, OLD.elsewhere_id IS NOT NULL, OLD.created_at, OLD.sent_at, OLD.opened_at, OLD.completed_at)) f
  GROUP BY f.day, f.figure HAVING sum(f.sign) <> 0;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION engine.counted_invitations() RETURNS TABLE (company_id uuid, day date, figure text, count bigint) LANGUAGE sql STABLE AS $$
  SELECT i.company_id, f.day, f.figure, count(*)
  FROM engine.invitations i, LATERAL engine.invitation_figures(
    i.state, i.elsewhere_id IS NOT NULL, i.created_at, i.sent_at, i.opened_at, i.completed_at) f
  GROUP BY 1, 2, 3
  UNION ALL
  SELECT company_id, (at AT TIME ZONE 'UTC')::date, reason, count(*) FROM engine.refused_orders GROUP BY 1, 2, 3
  UNION ALL
  SELECT r.company_id, engine.funnel_day(i.sent_at, i.created_at), 'published', count(*)
  FROM engine.reviews r JOIN engine.invitations i ON i.id = r.invitation_id
  WHERE r.state = 'published' AND r.product_id IS NULL GROUP BY 1, 2
$$;
--> statement-breakpoint
DROP FUNCTION engine.invitation_figures(text, timestamptz, timestamptz, timestamptz, timestamptz);
