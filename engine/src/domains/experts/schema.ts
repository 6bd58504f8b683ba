import { index, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/** Words of the merchant, per language. */
export type Words = Partial<Record<Locale, string>>;

/** Named experts of a company. Rows stay: answers and notes refer to them. */
export const experts = engine.table(
  'experts',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    /** Null once it has been erased from what they signed. */
    name: text('name'),
    title: jsonb('title').$type<Words>().notNull(),
    biography: jsonb('biography').$type<Words>().notNull(),
    languages: jsonb('languages').$type<Locale[]>().notNull(),
    /** One of the company's `pictures`. */
    pictureId: uuid('picture_id'),
    /** When the company confirmed last that the person agrees to being named. */
    agreedAt: instant('agreed_at').notNull(),
    createdAt: instant('created_at').notNull(),
    removedAt: instant('removed_at'),
  },
  (t) => [index('experts_company').on(t.companyId, t.id), tenantPolicy()],
);
