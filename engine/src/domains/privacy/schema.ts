import { index, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant } from '../../platform/schema.ts';

/** Somebody asked for his data or for their erasure; carried out only through the link mailed to him. */
export const privacyRequests = engine.table(
  'privacy_requests',
  {
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: ['export', 'erasure'] }).notNull(),
    /** Kept for a week at most; after an erasure until it has been told of it. */
    email: text('email'),
    language: text('language').notNull(),
    at: instant('at').notNull(),
    /** The mailed link was followed and the wish confirmed. */
    confirmedAt: instant('confirmed_at'),
    doneAt: instant('done_at'),
  },
  (t) => [index('privacy_requests_at').on(t.at)],
);
