CREATE TABLE "engine"."signed_in_browsers" (
	"user_id" uuid NOT NULL,
	"device_hash" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signed_in_browsers_user_id_device_hash_pk" PRIMARY KEY("user_id","device_hash")
);
--> statement-breakpoint
ALTER TABLE "engine"."signed_in_browsers" ADD CONSTRAINT "signed_in_browsers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "engine"."users"("id") ON DELETE cascade ON UPDATE no action;