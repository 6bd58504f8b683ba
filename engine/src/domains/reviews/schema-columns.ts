import { uuid } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { companies } from '../companies/schema.ts';

/** Whose row it is. */
export const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Falls as a query's plain `desc` does; drizzle's own puts nulls last, and no query sorts by such an index. */
export const falling = (column: ExtraConfigColumn) => column.desc().nullsFirst();
