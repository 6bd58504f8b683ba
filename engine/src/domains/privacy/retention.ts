import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { SALT_NEEDED_DAYS } from '../../platform/device-salts.ts';
import { applyRules, rowsGo, valuesGo } from '../../platform/retention.ts';
import type { RetentionRule } from '../../platform/retention.ts';

/** Days for which personal data outlives what it was for. */
const CONTACT_DAYS = 400;
const VOTE_DAYS = 400;
const IMPORT_DAYS = 400;
/** However slow the decision; after it the moderation's own rule forgets them. */
const REPORTER_DAYS = 400;
/** What was said to moderators, after their decision: appeals are possible for half of it. */
const WORDS_DAYS = 400;
/** Then the salt of the hash is destroyed, too. */
const VOTER_ADDRESS_DAYS = SALT_NEEDED_DAYS;
/** The mailed link is good for so long. */
const REQUEST_DAYS = 7;

const before = (days: number): string => `engine.app_now() - interval '${days} days'`;

/** Whom orders were from, long after the last word of their invitation. The links mailed to him need no address. */
const contacts: RetentionRule = {
  what: 'customers of finished invitations',
  forget: (limit) => sql`
    delete from engine.order_contacts where order_id in (
      select c.order_id from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id
      where i.state in ('completed', 'expired', 'cancelled', 'bounced', 'opted_out')
        and coalesce(i.completed_at, i.expires_at, i.due_at) < ${sql.raw(before(CONTACT_DAYS))}
      limit ${limit})`,
};

const RULES: readonly RetentionRule[] = [
  contacts,
  // Moderators have decided long since; the numbers of decisions stay with the cases.
  rowsGo('messages refused in mediation', 'engine.mediation_refusals', `at < ${before(WORDS_DAYS)}`),
  // The counters that people see stay as they are: only who may change his vote is forgotten.
  rowsGo('devices that voted', 'engine.review_votes', `at < ${before(VOTE_DAYS)}`),
  valuesGo(
    'addresses of devices that voted',
    'engine.review_votes',
    'address_hash = null, place_hash = null',
    `(address_hash is not null or place_hash is not null) and at < ${before(VOTER_ADDRESS_DAYS)}`,
  ),
  rowsGo(
    'reports of order files',
    'engine.order_imports',
    `state <> 'running' and finished_at < ${before(IMPORT_DAYS)}`,
  ),
  rowsGo(
    'reports of review files',
    'engine.review_imports',
    `state <> 'running' and finished_at < ${before(IMPORT_DAYS)}`,
  ),
  valuesGo(
    'addresses of reporters',
    'engine.reports',
    'email = null',
    `email is not null and at < ${before(REPORTER_DAYS)}`,
  ),
  valuesGo(
    'words of reports',
    'engine.reports',
    'text = null',
    `text is not null and decided_at < ${before(WORDS_DAYS)}`,
  ),
  // Its own id keeps the report apart from others about the review.
  valuesGo(
    'devices of reporters',
    'engine.reports',
    'reporter_hash = id::text',
    `side = 'visitor' and reporter_hash <> id::text and decided_at < ${before(WORDS_DAYS)}`,
  ),
  ...['reports', 'question_reports'].map((table) =>
    valuesGo(
      `addresses of devices in ${table}`,
      `engine.${table}`,
      'place_hash = null',
      `place_hash is not null and at < ${before(VOTER_ADDRESS_DAYS)}`,
    ),
  ),
  rowsGo('reports of questions', 'engine.question_reports', `at < ${before(WORDS_DAYS)}`),
  valuesGo(
    'words of appeals',
    'engine.appeals',
    'text = null',
    `text is not null and decided_at < ${before(WORDS_DAYS)}`,
  ),
  // An erasure that is under way keeps the address until it is done.
  valuesGo(
    'addresses of privacy requests',
    'engine.privacy_requests',
    'email = null',
    `email is not null and case when kind = 'erasure' and confirmed_at is not null then done_at else at end < ${before(REQUEST_DAYS)}`,
  ),
];

/** Forgets personal data that nothing needs any longer. */
export function forgetPersonalData(app: AppContext): Promise<void> {
  return applyRules(app, RULES);
}
