import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from './context.ts';

/** What is forgotten when; docs/operations.md has all of them as one table. */
export interface RetentionRule {
  what: string;
  /** Forgets at most so many rows. */
  forget(limit: number): SQL;
}

/** Rows that one statement takes: locks stay short, however much has come together. */
const CHUNK = 5_000;

/** `table` and `condition` are ours, never somebody's input. */
const some = (table: string, condition: string, limit: number): SQL =>
  sql`ctid = any(array(select ctid from ${sql.raw(table)} where ${sql.raw(condition)} limit ${limit}))`;

/** Rows go. */
export const rowsGo = (what: string, table: string, condition: string): RetentionRule => ({
  what,
  forget: (limit) => sql`delete from ${sql.raw(table)} where ${some(table, condition, limit)}`,
});

/** Rows stay without some of what they say; the condition must no longer hold for them then. */
export const valuesGo = (what: string, table: string, change: string, condition: string): RetentionRule => ({
  what,
  forget: (limit) => sql`update ${sql.raw(table)} set ${sql.raw(change)} where ${some(table, condition, limit)}`,
});

/** Applies every rule until nothing is left to forget. What fails with one does not keep the others. */
export async function applyRules(app: AppContext, rules: readonly RetentionRule[], chunk = CHUNK): Promise<void> {
  for (const { what, forget } of rules) {
    try {
      for (let rows: number = chunk; rows >= chunk;) {
        rows = (await app.db.read.execute(forget(chunk))).rowCount ?? 0;
      }
    } catch (error) {
      app.log.error({ err: error, what }, 'forgetting failed');
    }
  }
}

// Rows that the library of sessions, or the database itself, stamps are measured by the database's own clock.
const RULES: readonly RetentionRule[] = [
  rowsGo('answers to repeated requests', 'engine.idempotency_keys', `created_at < now() - interval '7 days'`),
  rowsGo('spent throttles', 'engine.throttles', 'expire < extract(epoch from now()) * 1000'),
  rowsGo('verification links', 'engine.verifications', `expires_at < now() - interval '1 day'`),
  // Their links are good for three days.
  rowsGo('registrations', 'engine.registrations', `created_at < engine.app_now() - interval '30 days'`),
  rowsGo('browsers of merchants', 'engine.signed_in_browsers', `at < engine.app_now() - interval '400 days'`),
  rowsGo('messages of a day, by recipient', 'engine.recipient_messages', `at < engine.app_now() - interval '2 days'`),
  rowsGo('mails of a day, by mailbox', 'engine.mail_recipients', `at < engine.app_now() - interval '2 days'`),
  rowsGo('ended sessions', 'engine.sessions', 'expires_at < now()'),
  rowsGo('deliveries of mails', 'engine.mail_deliveries', `at < engine.app_now() - interval '180 days'`),
  rowsGo('alerts that were mailed', 'engine.company_alerts', `at < engine.app_now() - interval '180 days'`),
  rowsGo('jobs that failed for good', 'engine.dead_letters', `failed_at < engine.app_now() - interval '180 days'`),
  rowsGo('text messages of the demo', 'engine.sms_outbox', `at < engine.app_now() - interval '30 days'`),
  // Customers' addresses are not kept for a try that nobody asks for any more.
  valuesGo(
    'files of failed imports',
    'engine.order_imports',
    'content = null',
    `state = 'failed' and content is not null and finished_at < engine.app_now() - interval '30 days'`,
  ),
];

/** Forgets what no rule needs any longer: answers to repeated requests, spent throttles, old delivery rows and uploads. */
export function forgetOld(app: AppContext): Promise<void> {
  return applyRules(app, RULES);
}
