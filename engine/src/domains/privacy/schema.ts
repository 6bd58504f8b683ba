import { index, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant } from '../../platform/schema.ts';

/** A request for an export or erasure of data; carried out only through the link mailed to the address. */
export const privacyRequests = engine.table(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['export', 'erasure'] }).notNull(),
    /** Kept for a week at most, or until the mail about a finished erasure has been sent. */
    email: text('email'),
    language: text('language').notNull(),
    at: instant('at').notNull(),
    /** When the request was confirmed through the mailed link. */
    confirmedAt: instant('confirmed_at'),
    doneAt: instant('done_at'),
  },
  (t) => [index('privacy_requests_at').on(t.at)],
);
