import { sql } from 'drizzle-orm';
import { boolean, index, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';
import { reviews } from './schema.ts';

/** One vote per device, changeable. */
export const reviewVotes = engine.table(
  'review_votes',
  {
    reviewId: uuid('review_id')
      .notNull()
      .references(() => reviews.id),
    /** Hash of the cookie, which is set in the response if the request had none. */
    deviceHash: text('device_hash').notNull(),
    /** Hash of address and browser, stored until its salt is deleted. */
    addressHash: text('address_hash'),
    /** Hash of the address alone, stored as long. */
    placeHash: text('place_hash'),
    /** Whether the cookie has been sent back: then another cookie is another voter. */
    cookieSeen: boolean('cookie_seen').notNull().default(false),
    companyId: companyId(),
    value: smallint('value').notNull(),
    at: instant('at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.reviewId, t.deviceHash] }),
    index('review_votes_at').on(t.at),
    index('review_votes_address')
      .on(t.at)
      .where(sql`address_hash is not null or place_hash is not null`),
    tenantPolicy(),
  ],
);
