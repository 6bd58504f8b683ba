import { sql } from 'drizzle-orm';
import { text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { LOCALES } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/** A company's markets besides its main one, which is the company's own row. Rows stay, as orders and reviews refer to them. */
export const markets = engine.table(
  'markets',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    code: text('code').notNull(),
    name: text('name').notNull(),
    country: text('country').notNull(),
    language: text('language', { enum: LOCALES }).notNull(),
    currency: text('currency').notNull(),
    timeZone: text('time_zone').notNull(),
    website: text('website').notNull(),
    /** The website as orders are compared with it: host without `www.`, and path. */
    place: text('place').notNull(),
    address: text('address'),
    postcode: text('postcode'),
    city: text('city'),
    archivedAt: instant('archived_at'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (t) => [
    unique('markets_code').on(t.companyId, t.code),
    uniqueIndex('markets_place')
      .on(t.companyId, t.place)
      .where(sql`archived_at is null`),
    tenantPolicy(),
  ],
);
