ALTER TABLE "engine"."companies" ADD COLUMN "presentation_off_since" timestamp (3) with time zone;--> statement-breakpoint
-- Those that hide them now: since the first change of their settings that hid them, after the last that showed them.
UPDATE engine.companies c SET presentation_off_since = (
  SELECT min(a.at) FROM engine.audit_log a
  WHERE a.subject_id = c.id AND a.act = 'company.settings_changed' AND a.detail->>'presentation' = 'hidden'
    AND NOT EXISTS (
      SELECT 1 FROM engine.audit_log s
      WHERE s.subject_id = c.id AND s.act = 'company.settings_changed' AND s.detail->>'presentation' = 'shown' AND s.at > a.at))
WHERE c.presentation = 'hidden'
