CREATE TABLE "engine"."experts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"name" text,
	"title" jsonb NOT NULL,
	"biography" jsonb NOT NULL,
	"languages" jsonb NOT NULL,
	"picture_id" uuid,
	"agreed_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "engine"."experts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "engine"."expert_notes" (
	"review_id" uuid PRIMARY KEY NOT NULL,
	"company_id" uuid NOT NULL,
	"expert_id" uuid NOT NULL,
	"body" text NOT NULL,
	"language" text NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"edited" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "engine"."expert_notes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD COLUMN "answer_expert_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD COLUMN "pending_expert_id" uuid;--> statement-breakpoint
ALTER TABLE "engine"."experts" ADD CONSTRAINT "experts_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."expert_notes" ADD CONSTRAINT "expert_notes_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "engine"."reviews"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."expert_notes" ADD CONSTRAINT "expert_notes_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "engine"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."expert_notes" ADD CONSTRAINT "expert_notes_expert_id_experts_id_fk" FOREIGN KEY ("expert_id") REFERENCES "engine"."experts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "experts_company" ON "engine"."experts" USING btree ("company_id","id");--> statement-breakpoint
CREATE INDEX "expert_notes_company" ON "engine"."expert_notes" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD CONSTRAINT "product_questions_answer_expert_id_experts_id_fk" FOREIGN KEY ("answer_expert_id") REFERENCES "engine"."experts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "engine"."product_questions" ADD CONSTRAINT "product_questions_pending_expert_id_experts_id_fk" FOREIGN KEY ("pending_expert_id") REFERENCES "engine"."experts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."experts" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());--> statement-breakpoint
CREATE POLICY "tenant" ON "engine"."expert_notes" AS PERMISSIVE FOR ALL TO "app_tenant" USING (company_id = engine.current_company()) WITH CHECK (company_id = engine.current_company());