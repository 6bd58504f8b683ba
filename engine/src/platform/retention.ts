import { sql } from 'drizzle-orm';
import type { AppContext } from './context.ts';

/** Forgets what no rule needs any longer: answers to repeated requests, spent throttles, old delivery rows and uploads. */
export async function forgetOld(app: AppContext): Promise<void> {
  await app.db.read.execute(sql`delete from engine.idempotency_keys where created_at < now() - interval '7 days'`);
  await app.db.read.execute(sql`delete from engine.throttles where expire < extract(epoch from now()) * 1000`);
  await app.db.read.execute(sql`delete from engine.verifications where expires_at < now() - interval '1 day'`);
  await app.db.read.execute(sql`delete from engine.mail_deliveries where at < engine.app_now() - interval '180 days'`);
  // Customers' addresses are not kept for a try that nobody asks for any more.
  await app.db.read.execute(sql`
    update engine.order_imports set content = null
    where state = 'failed' and content is not null and finished_at < engine.app_now() - interval '30 days'`);
  await app.db.read.execute(sql`delete from engine.sessions where expires_at < now()`);
}
