DROP INDEX "engine"."survey_invitations_due";--> statement-breakpoint
DROP INDEX "engine"."survey_invitations_survey";--> statement-breakpoint
DROP INDEX "engine"."survey_responses_submitted";--> statement-breakpoint
ALTER TABLE "engine"."survey_invitations" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_invitations_once" ON "engine"."survey_invitations" USING btree ("address_hash","survey_id") WHERE address_hash is not null;--> statement-breakpoint
CREATE INDEX "survey_invitations_due_of_company" ON "engine"."survey_invitations" USING btree ("company_id","due_at","id") WHERE state = 'scheduled' and queued_at is null;--> statement-breakpoint
CREATE INDEX "survey_invitations_survey" ON "engine"."survey_invitations" USING btree ("survey_id","state");--> statement-breakpoint
CREATE INDEX "survey_responses_submitted" ON "engine"."survey_responses" USING btree ("survey_id",((submitted_at at time zone 'UTC')::date) desc,"id" DESC NULLS FIRST) WHERE submitted_at is not null;