CREATE SCHEMA IF NOT EXISTS engine;
--> statement-breakpoint
-- Roles belong to the whole server: another database of it may have made this one already, even at this moment.
DO $$ BEGIN
  CREATE ROLE app_tenant NOLOGIN;
EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
END $$;
--> statement-breakpoint
DO $$ BEGIN
  EXECUTE format('GRANT app_tenant TO %I', current_user);
EXCEPTION WHEN unique_violation THEN NULL;
END $$;
--> statement-breakpoint
GRANT USAGE ON SCHEMA engine TO app_tenant;
--> statement-breakpoint
-- The company of a tenant transaction; null outside one, so that no row matches.
CREATE FUNCTION engine.current_company() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE
AS $$ SELECT nullif(current_setting('app.company_id', true), '')::uuid $$;
--> statement-breakpoint
-- Tenant transactions reach the tables that carry a company, and the few shared ones named here; nothing else.
-- Called after every migration.
CREATE FUNCTION engine.secure_tenant_tables() RETURNS void LANGUAGE plpgsql AS $$
DECLARE one record;
BEGIN
  FOR one IN
    SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = 'engine' AND c.relkind = 'r'
      AND (c.relname = 'companies' OR EXISTS (
        SELECT 1 FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped))
  LOOP
    EXECUTE format('ALTER TABLE engine.%I ENABLE ROW LEVEL SECURITY', one.relname);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON engine.%I TO app_tenant', one.relname);
  END LOOP;
  GRANT INSERT ON engine.outbox TO app_tenant;
  GRANT SELECT, INSERT, UPDATE ON engine.idempotency_keys TO app_tenant;
  GRANT SELECT ON engine.clock_shift, engine.content_hints, engine.content_texts TO app_tenant;
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA engine TO app_tenant;
END $$;
