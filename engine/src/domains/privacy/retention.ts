import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { SALT_LIFETIME_DAYS } from '../../platform/security/device-salts.ts';
import { applyRetention, deleteRows, clearColumns } from '../../platform/retention.ts';
import type { RetentionRule } from '../../platform/retention.ts';

/** Days for which personal data is kept after its purpose has ended. */
const CONTACT_DAYS = 400;
const VOTE_DAYS = 400;
const IMPORT_DAYS = 400;
/** For reports without a decision; after one, moderation's own rule applies. */
const REPORTER_DAYS = 400;
/** Texts to moderators after the decision; appeals are possible for half of it. */
const TEXT_DAYS = 400;
/** The salt of the hash is deleted then, too. */
const VOTER_ADDRESS_DAYS = SALT_LIFETIME_DAYS;
/** Validity of the mailed link. */
const REQUEST_DAYS = 7;

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

/** Customers of orders whose invitation has long ended; mailed links work without the address. */
const orderContactRule: RetentionRule = {
  what: 'customers of finished invitations',
  forget: (limit) => sql`
    delete from engine.order_contacts where order_id in (
      select c.order_id from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id
      where i.state in ('completed', 'expired', 'cancelled', 'bounced', 'opted_out')
        and coalesce(i.completed_at, i.expires_at, i.due_at) < ${sql.raw(before(CONTACT_DAYS))}
      limit ${limit})`,
};

const RULES: readonly RetentionRule[] = [
  orderContactRule,
  // Decisions stay with the cases.
  deleteRows('messages refused in mediation', 'engine.mediation_refusals', `at < ${before(TEXT_DAYS)}`),
  // Vote counts stay; only the link between device and vote is deleted.
  deleteRows('devices that voted', 'engine.review_votes', `at < ${before(VOTE_DAYS)}`),
  clearColumns(
    'addresses of devices that voted',
    'engine.review_votes',
    'address_hash = null, place_hash = null',
    `(address_hash is not null or place_hash is not null) and at < ${before(VOTER_ADDRESS_DAYS)}`,
  ),
  deleteRows(
    'reports of order files',
    'engine.order_imports',
    `state <> 'running' and finished_at < ${before(IMPORT_DAYS)}`,
  ),
  deleteRows(
    'reports of review files',
    'engine.review_imports',
    `state <> 'running' and finished_at < ${before(IMPORT_DAYS)}`,
  ),
  clearColumns(
    'addresses of reporters',
    'engine.reports',
    'email = null',
    `email is not null and at < ${before(REPORTER_DAYS)}`,
  ),
  clearColumns(
    'words of reports',
    'engine.reports',
    'text = null',
    `text is not null and decided_at < ${before(TEXT_DAYS)}`,
  ),
  // The report's own id satisfies the unique index.
  clearColumns(
    'devices of reporters',
    'engine.reports',
    'reporter_hash = id::text',
    `side = 'visitor' and reporter_hash <> id::text and decided_at < ${before(TEXT_DAYS)}`,
  ),
  ...['reports', 'question_reports'].map((table) =>
    clearColumns(
      `addresses of devices in ${table}`,
      `engine.${table}`,
      'place_hash = null',
      `place_hash is not null and at < ${before(VOTER_ADDRESS_DAYS)}`,
    ),
  ),
  deleteRows('reports of questions', 'engine.question_reports', `at < ${before(TEXT_DAYS)}`),
  clearColumns(
    'words of appeals',
    'engine.appeals',
    'text = null',
    `text is not null and decided_at < ${before(TEXT_DAYS)}`,
  ),
  // A running erasure keeps the address until it is done.
  clearColumns(
    'addresses of privacy requests',
    'engine.privacy_requests',
    'email = null',
    `email is not null and case when kind = 'erasure' and confirmed_at is not null then done_at else at end < ${before(REQUEST_DAYS)}`,
  ),
];

/** Deletes personal data whose retention has ended. */
export function forgetPersonalData(app: AppContext): Promise<void> {
  return applyRetention(app, RULES);
}
