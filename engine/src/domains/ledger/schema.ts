import { bigint, customType, date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

/**
 * The hash chain of review events, public as it stands: no text, no name, only a salted commitment to them. Entries are
 * appended by one sequencer from `review_events`.
 */
export const ledgerEntries = engine.table(
  'ledger_entries',
  {
    seq: bigint('seq', { mode: 'number' }).primaryKey(),
    eventId: uuid('event_id').notNull().unique(),
    reviewId: uuid('review_id').notNull(),
    companyId: uuid('company_id').notNull(),
    type: text('type').notNull(),
    at: instant('at').notNull(),
    commitment: bytes('commitment').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [
    index('ledger_entries_review').on(t.reviewId, t.seq),
    index('ledger_entries_company').on(t.companyId, t.seq),
    tenantPolicy(),
  ],
);

/** The salt that discloses a commitment; once deleted, the chain stays valid but the content is lost. */
export const ledgerSalts = engine.table(
  'ledger_salts',
  {
    eventId: uuid('event_id').primaryKey(),
    reviewId: uuid('review_id').notNull(),
    salt: bytes('salt').notNull(),
  },
  (t) => [index('ledger_salts_review').on(t.reviewId)],
);

/**
 * Events that are not chained yet, put here by a trigger in the transaction that adds them, whenever that commits: what
 * commits late is chained late, never lost. Positions grow in the order in which one review's events happened.
 */
export const ledgerWaiting = engine.table('ledger_waiting', {
  position: bigint('position', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  eventId: uuid('event_id').notNull(),
});

/** The signed last entry of each day. */
export const ledgerHeads = engine.table('ledger_heads', {
  day: date('day').primaryKey(),
  seq: bigint('seq', { mode: 'number' }).notNull(),
  hash: bytes('hash').notNull(),
  keyId: integer('key_id').notNull(),
  signature: bytes('signature').notNull(),
  at: instant('at').notNull(),
});

/** Public keys of all signing keys ever used, so that signatures of rotated keys still verify. */
export const ledgerKeys = engine.table('ledger_keys', {
  keyId: integer('key_id').primaryKey(),
  publicKey: bytes('public_key').notNull(),
  since: instant('since').notNull(),
});
