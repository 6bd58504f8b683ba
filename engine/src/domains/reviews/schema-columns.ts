import { uuid } from 'drizzle-orm/pg-core';
import type { ExtraConfigColumn } from 'drizzle-orm/pg-core';
import { companies } from '../companies/schema.ts';

/** The tenant. */
export const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

/** Descending as a plain `desc` in queries: drizzle's own puts nulls last, which no query could use. */
export const descending = (column: ExtraConfigColumn) => column.desc().nullsFirst();
