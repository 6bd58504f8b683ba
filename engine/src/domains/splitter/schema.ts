import { sql } from 'drizzle-orm';
import { check, date, index, integer, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Other sites that a company sends customers to. Rows stay, as counts refer to them; an address is never changed. */
export const splitSites = engine.table(
  'split_sites',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    /** Per cent of the customers; 0 = of the past. */
    share: integer('share').notNull(),
    createdAt: instant('created_at').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [
    unique('split_sites_url').on(t.companyId, t.url),
    check('split_sites_share', sql`${t.share} between 0 and 90`),
    tenantPolicy(),
  ],
);

/** Customers drawn per day (UTC) for another site, or to stay: then the site is the company's own id. */
export const splitCounts = engine.table(
  'split_counts',
  {
    companyId: companyId(),
    siteId: uuid('site_id').notNull(),
    day: date('day').notNull(),
    count: integer('count').notNull(),
  },
  (t) => [primaryKey({ columns: [t.companyId, t.siteId, t.day] }), tenantPolicy()],
);

/** What a browser drew with an entry code, so that it stays. `visitor` is a keyed hash of both, kept for 30 days. */
export const splitDraws = engine.table(
  'split_draws',
  {
    visitor: text('visitor').primaryKey(),
    companyId: companyId(),
    /** Null = stays here. */
    siteId: uuid('site_id'),
    at: instant('at').notNull(),
  },
  (t) => [index('split_draws_at').on(t.at), tenantPolicy()],
);
