ALTER TABLE "engine"."companies" ADD COLUMN "latitude" double precision;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "longitude" double precision;--> statement-breakpoint
ALTER TABLE "engine"."companies" ADD COLUMN "coordinates_exact" boolean DEFAULT false NOT NULL;