CREATE TABLE "engine"."live_events" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine"."live_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"transaction" bigint DEFAULT (pg_current_xact_id()::text)::bigint NOT NULL,
	"company_id" uuid NOT NULL,
	"user_id" uuid,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."live_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE INDEX "live_events_order" ON "engine"."live_events" USING btree ("transaction","id");--> statement-breakpoint
CREATE INDEX "live_events_company" ON "engine"."live_events" USING btree ("company_id","transaction","id");--> statement-breakpoint
CREATE INDEX "live_events_at" ON "engine"."live_events" USING btree ("at");--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."live_events" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());
--> statement-breakpoint
-- Streams end at once with the session or membership they were opened by.
CREATE FUNCTION engine.notify_live_access() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('live_access', '');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_live_access AFTER DELETE ON "engine"."sessions"
  FOR EACH STATEMENT EXECUTE FUNCTION engine.notify_live_access();
--> statement-breakpoint
CREATE TRIGGER company_members_live_access AFTER DELETE ON "engine"."company_members"
  FOR EACH STATEMENT EXECUTE FUNCTION engine.notify_live_access();
