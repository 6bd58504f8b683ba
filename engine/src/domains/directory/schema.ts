import { doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { COMPANY_KINDS } from '@app/contracts/common';
import { engine, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/**
 * Shown companies for lists by category and place: a projection, written together with the company's search document and
 * rebuilt with the search index. Region and city are empty if the company names none; without a region the city is
 * empty too, because its URL contains the region.
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
    /** Bayesian mean; 0 before the first review, so that companies without reviews come last. */
    rank: doublePrecision('rank').notNull(),
    count: integer('count').notNull(),
    average: doublePrecision('average'),
  },
  (t) => {
    // A page is a range of an index; within a region or city there are few enough entries to sort. A new array each time,
    // because drizzle resets the direction of columns it has already read.
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
