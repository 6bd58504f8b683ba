import { sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import type { AppContext } from './context.ts';

/** What is deleted when; docs/operations.md lists all rules. */
export interface RetentionRule {
  what: string;
  /** Builds the statement that handles at most `limit` rows. */
  forget(limit: number): SQL;
}

/** Rows per statement, so that locks stay short. */
const CHUNK = 5_000;

/** `table` and `condition` are constants, never input. */
const some = (table: string, condition: string, limit: number): SQL =>
  sql`ctid = any(array(select ctid from ${sql.raw(table)} where ${sql.raw(condition)} limit ${limit}))`;

/** Deletes rows. */
export const deleteRows = (what: string, table: string, condition: string): RetentionRule => ({
  what,
  forget: (limit) => sql`delete from ${sql.raw(table)} where ${some(table, condition, limit)}`,
});

/** Clears columns of rows, which must then no longer match the condition. */
export const clearColumns = (what: string, table: string, change: string, condition: string): RetentionRule => ({
  what,
  forget: (limit) => sql`update ${sql.raw(table)} set ${sql.raw(change)} where ${some(table, condition, limit)}`,
});

/** Applies every rule until nothing is left to delete. A failing rule does not stop the others. */
export async function applyRetention(app: AppContext, rules: readonly RetentionRule[], chunk = CHUNK): Promise<void> {
  for (const { what, forget } of rules) {
    try {
      for (let rows: number = chunk; rows >= chunk;) {
        rows = (await app.db.queries.execute(forget(chunk))).rowCount ?? 0;
      }
    } catch (error) {
      app.log.error({ err: error, what }, 'deleting expired rows failed');
    }
  }
}

// Rows stamped by the session library or the database itself are measured by the database's own clock.
const RULES: readonly RetentionRule[] = [
  deleteRows('answers to repeated requests', 'engine.idempotency_keys', `created_at < now() - interval '7 days'`),
  deleteRows('spent throttles', 'engine.throttles', 'expire < extract(epoch from now()) * 1000'),
  deleteRows('verification links', 'engine.verifications', `expires_at < now() - interval '1 day'`),
  // Their links are valid for three days.
  deleteRows('registrations', 'engine.registrations', `created_at < engine.app_now() - interval '30 days'`),
  deleteRows('browsers of merchants', 'engine.signed_in_browsers', `at < engine.app_now() - interval '400 days'`),
  deleteRows(
    'messages of a day, by recipient',
    'engine.recipient_messages',
    `at < engine.app_now() - interval '2 days'`,
  ),
  // The link in a test's mail works as long.
  deleteRows('tests of invitations', 'engine.invitation_tests', `created_at < engine.app_now() - interval '7 days'`),
  deleteRows('orders that were refused', 'engine.refused_orders', `at < engine.app_now() - interval '400 days'`),
  deleteRows('mails of a day, by mailbox', 'engine.mail_recipients', `at < engine.app_now() - interval '2 days'`),
  deleteRows('accounts that were deleted', 'engine.deleted_accounts', `at < engine.app_now() - interval '7 days'`),
  deleteRows('ended sessions', 'engine.sessions', 'expires_at < now()'),
  deleteRows('deliveries of mails', 'engine.mail_deliveries', `at < engine.app_now() - interval '180 days'`),
  deleteRows('notifications', 'engine.notifications', `at < engine.app_now() - interval '180 days'`),
  deleteRows('digests of notifications', 'engine.notification_digests', `at < engine.app_now() - interval '180 days'`),
  // Clients that reconnect after a longer pause load everything again.
  deleteRows('live events', 'engine.live_events', `at < now() - interval '1 day'`),
  deleteRows('alerts that were mailed', 'engine.company_alerts', `at < engine.app_now() - interval '180 days'`),
  deleteRows('jobs that failed for good', 'engine.dead_letters', `failed_at < engine.app_now() - interval '180 days'`),
  // Stripe sends an event again for three days.
  deleteRows('events of Stripe', 'engine.stripe_events', `received_at < engine.app_now() - interval '90 days'`),
  deleteRows(
    'reviews of bulk answers',
    'engine.bulk_answer_items',
    `bulk_id in (select id from engine.bulk_answers where finished_at < engine.app_now() - interval '90 days')`,
  ),
  deleteRows(
    'views and clicks of widgets',
    'engine.widget_counts',
    `day < (engine.app_now() at time zone 'UTC')::date - 400`,
  ),
  deleteRows('text messages of the demo', 'engine.sms_outbox', `at < engine.app_now() - interval '30 days'`),
  // Customers' addresses are not kept for a retry that nobody requests any more.
  clearColumns(
    'files of failed imports',
    'engine.order_imports',
    'content = null',
    `state = 'failed' and content is not null and finished_at < engine.app_now() - interval '30 days'`,
  ),
];

/**
 * Deletes what no rule needs any longer: answers to repeated requests, expired throttles, old deliveries and uploads.
 */
export function forgetExpiredRows(app: AppContext): Promise<void> {
  return applyRetention(app, RULES);
}
