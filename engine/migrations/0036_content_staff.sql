CREATE TABLE "engine"."content_staff" (
	"id" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL
);
