-- The clock of every rule: the database's, plus a shift that only tests can set.
CREATE FUNCTION engine.app_now() RETURNS timestamptz LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT now() + coalesce((SELECT milliseconds FROM engine.clock_shift), 0) * interval '1 millisecond'
$$;
--> statement-breakpoint
-- Moves the clock forward or back. Refused unless the session says that it is a test: SET app.allow_clock_shift = 'on'.
CREATE FUNCTION engine.shift_clock(shift interval) RETURNS timestamptz LANGUAGE plpgsql AS $$
BEGIN
  IF coalesce(current_setting('app.allow_clock_shift', true), 'off') <> 'on' THEN
    RAISE EXCEPTION 'the clock is shifted in tests only';
  END IF;
  INSERT INTO engine.clock_shift (single, milliseconds) VALUES (true, extract(epoch FROM shift) * 1000)
  ON CONFLICT (single) DO UPDATE SET milliseconds = clock_shift.milliseconds + excluded.milliseconds;
  RETURN engine.app_now();
END $$;
--> statement-breakpoint
ALTER TABLE engine.clock_shift ADD CONSTRAINT clock_shift_single CHECK (single);
--> statement-breakpoint
CREATE FUNCTION engine.refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.review_events
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.invitation_events
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON engine.audit_log
  FOR EACH ROW EXECUTE FUNCTION engine.refuse_change();
