CREATE TABLE "engine"."registrations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"locale" text NOT NULL,
	"password_hash" text,
	"company" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"reset_asked_at" timestamp (3) with time zone,
	"confirmed_user_id" uuid,
	CONSTRAINT "registrations_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "engine"."registrations" ADD CONSTRAINT "registrations_confirmed_user_id_users_id_fk" FOREIGN KEY ("confirmed_user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- What was registered and never confirmed were accounts until now, with a company that was not public.
INSERT INTO "engine"."registrations" (id, email, name, locale, password_hash, company, created_at)
SELECT gen_random_uuid(), u.email, u.name, u.locale, k.password,
  jsonb_build_object('name', c.name, 'website', coalesce(c.website, ''), 'kind', c.kind, 'country', c.country), u.created_at
FROM engine.users u
JOIN engine.credentials k ON k.user_id = u.id AND k.provider_id = 'credential'
JOIN engine.company_members m ON m.user_id = u.id
JOIN engine.companies c ON c.id = m.company_id AND c.state = 'pending'
WHERE NOT u.email_verified
ON CONFLICT (email) DO NOTHING;
--> statement-breakpoint
DELETE FROM engine.company_members m USING engine.companies c WHERE c.id = m.company_id AND c.state = 'pending';
--> statement-breakpoint
DELETE FROM engine.companies WHERE state = 'pending';
--> statement-breakpoint
DELETE FROM engine.users u WHERE NOT u.email_verified
  AND NOT EXISTS (SELECT 1 FROM engine.company_members m WHERE m.user_id = u.id);
