import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { REVIEW_SOURCES } from '@app/contracts/reviews';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';
import { markets } from '../markets/schema.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });

export interface ReviewImportProblem {
  row: number;
  field: string | null;
  code: string;
  params: Record<string, string | number | boolean>;
}

/** An uploaded file of reviews from other sites and its progress; the file is deleted when the import is done. */
export const reviewImports = engine.table(
  'review_imports',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    fileName: text('file_name').notNull(),
    content: bytes('content'),
    format: text('format', { enum: ['csv', 'json'] }).notNull(),
    source: text('source', { enum: REVIEW_SOURCES }).notNull(),
    encoding: text('encoding').notNull(),
    /** The maximum of its scale: 5, 10 or 100. */
    scale: integer('scale').notNull(),
    /** Of rows that name none; null = the main market. */
    marketId: uuid('market_id').references(() => markets.id),
    /** Our field → the file's column or key. */
    mapping: jsonb('mapping').$type<Record<string, string>>().notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull(),
    position: integer('position').notNull().default(0),
    accepted: integer('accepted').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    /** Reviews that the company already has, from this source or another. */
    duplicates: integer('duplicates').notNull().default(0),
    problems: jsonb('problems').$type<ReviewImportProblem[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    index('review_imports_company').on(t.companyId, t.id),
    index('review_imports_failed')
      .on(t.finishedAt)
      .where(sql`state = 'failed'`),
    tenantPolicy(),
  ],
);
