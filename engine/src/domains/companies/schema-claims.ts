import { sql } from 'drizzle-orm';
import { index, integer, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { CLAIM_METHODS, CLAIM_STATES } from '@app/contracts/websites';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from './schema.ts';

/** A company's claim to a website. `companies.website` is empty until the claim is verified. */
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
    /** When the proof was last checked, and since when it has been missing. */
    checkedAt: instant('checked_at'),
    failingSince: instant('failing_since'),
    /** Incremented with each mail, which invalidates the previous code. */
    codeVersion: integer('code_version').notNull().default(0),
    codeSentAt: instant('code_sent_at'),
    /** Keys of the company's name once the domain is verified; empty before. */
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

/** Names that only their owners may use; maintained by staff. */
export const protectedNames = engine.table('protected_names', {
  /** The key for comparison: see `names/skeleton.ts`. */
  skeleton: text('skeleton').primaryKey(),
  name: text('name').notNull(),
  /** Companies that have proven one of these domains may use the name. */
  domains: text('domains')
    .array()
    .notNull()
    .default(sql`'{}'::text[]`),
});
