import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CLAIM_METHODS, CLAIM_STATES } from '@app/contracts/websites';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from './schema.ts';

/** The website that a company says is its own, and whether it has shown it: until then `companies.website` is empty. */
export const websiteClaims = engine.table(
  'website_claims',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id),
    website: text('website').notNull(),
    /** Its host in lower case, without `www.`. */
    domain: text('domain').notNull(),
    state: text('state', { enum: CLAIM_STATES }).notNull().default('unverified'),
    method: text('method', { enum: CLAIM_METHODS }),
    verifiedAt: instant('verified_at'),
    /** When the proof was looked for last, and since when it has not been found. */
    checkedAt: instant('checked_at'),
    failingSince: instant('failing_since'),
    /** Another code with each mail; the one before is worth nothing then. */
    codeVersion: integer('code_version').notNull().default(0),
    codeSentAt: instant('code_sent_at'),
    /** What the company's name is compared by once the domain is known; empty before. */
    nameKeys: text('name_keys')
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('website_claims_domain').on(t.domain),
    index('website_claims_names').using('gin', t.nameKeys),
    uniqueIndex('website_claims_held')
      .on(t.domain)
      .where(sql`state in ('verified', 'failing')`),
    index('website_claims_checked')
      .on(t.checkedAt)
      .where(sql`state in ('verified', 'failing')`),
    tenantPolicy(),
  ],
);

/** Names that nobody may register who is not known to be them; staff keep the list. */
export const protectedNames = engine.table('protected_names', {
  /** The name as it is compared: see `names/skeleton.ts`. */
  skeleton: text('skeleton').primaryKey(),
  name: text('name').notNull(),
  /** Whoever has shown one of these to be theirs may have the name. */
  domains: text('domains')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});
