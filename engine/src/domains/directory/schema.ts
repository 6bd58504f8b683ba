import { doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { COMPANY_KINDS } from '@app/contracts/common';
import { engine, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/**
 * Shown companies as lists by category and place need them: a copy, written wherever a company's search document is,
 * and rebuilt with the search index. Region and city are empty where a company names none; without a region a city
 * has no address, so it is empty too.
 */
export const directoryEntries = engine.table(
  'directory_entries',
  {
    companyId: uuid('company_id')
      .primaryKey()
      .references(() => companies.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: COMPANY_KINDS }).notNull(),
    category: text('category').notNull(),
    country: text('country').notNull(),
    regionSlug: text('region_slug').notNull(),
    regionName: text('region_name').notNull(),
    citySlug: text('city_slug').notNull(),
    cityName: text('city_name').notNull(),
    /** Bayesian mean; 0 before the first review, so that whom nobody knows comes last. */
    rank: doublePrecision('rank').notNull(),
    count: integer('count').notNull(),
    average: doublePrecision('average'),
  },
  (t) => {
    // A page is so many entries of an index, from so many on; within a region or a city there are few enough to sort.
    // A list of its own each time: drizzle takes the direction away from columns that it has read once.
    const ranked = () => [t.rank.desc().nullsFirst(), t.count.desc().nullsFirst(), t.companyId] as const;
    return [
      index('directory_kind').on(t.kind, ...ranked()),
      index('directory_category').on(t.kind, t.category, ...ranked()),
      index('directory_country').on(t.kind, t.country, ...ranked()),
      index('directory_place').on(t.kind, t.country, t.regionSlug, t.citySlug, t.category, ...ranked()),
      tenantPolicy(),
    ];
  },
);
