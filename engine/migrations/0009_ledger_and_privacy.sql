CREATE TABLE "engine"."ledger_waiting" (
	"position" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "engine"."ledger_waiting_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"event_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."privacy_requests" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "order_contacts_address" ON "engine"."order_contacts" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "ledger_salts_review" ON "engine"."ledger_salts" USING btree ("review_id");--> statement-breakpoint
CREATE INDEX "moderation_cases_decided" ON "engine"."moderation_cases" USING btree ("decided_at") WHERE decided_at is not null;--> statement-breakpoint
CREATE INDEX "reports_email" ON "engine"."reports" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "review_authors_email" ON "engine"."review_authors" USING btree (lower("email")) WHERE email is not null;--> statement-breakpoint
CREATE INDEX "review_events_at" ON "engine"."review_events" USING brin ("at");--> statement-breakpoint
-- Runs as its owner: a company's transaction may add events, but knows nothing of the ledger.
CREATE FUNCTION engine.queue_for_ledger() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
BEGIN
  INSERT INTO engine.ledger_waiting (event_id) SELECT id FROM added ORDER BY id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER queue_for_ledger AFTER INSERT ON engine.review_events
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION engine.queue_for_ledger();
--> statement-breakpoint
INSERT INTO engine.ledger_waiting (event_id) SELECT id FROM engine.review_events ORDER BY at, id;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.ledger_entries
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.ledger_heads
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.ledger_keys
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
