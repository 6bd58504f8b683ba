import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { EXPORT_FORMATS } from '@app/contracts/company-reviews/exports';
import type { CompanyReviewFilter } from '@app/contracts/company-reviews/list';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';

/** A member's named filters of the company's list of reviews. */
export const reviewViews = engine.table(
  'review_views',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: text('user_id').notNull(),
    name: text('name').notNull(),
    query: text('query').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [index('review_views_member').on(t.companyId, t.userId, t.id), tenantPolicy()],
);

/** Files with a company's reviews; each lies in the storage under `exports/{id}`. */
export const reviewExports = engine.table(
  'review_exports',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    userId: text('user_id').notNull(),
    format: text('format', { enum: EXPORT_FORMATS }).notNull(),
    filter: jsonb('filter').$type<CompanyReviewFilter>().notNull(),
    state: text('state', { enum: ['running', 'done', 'failed'] }).notNull(),
    rows: integer('rows').notNull().default(0),
    /** 0 to 100. */
    progress: integer('progress').notNull().default(0),
    bytes: bigint('bytes', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    finishedAt: instant('finished_at'),
    /** When its file is removed. */
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('review_exports_company').on(t.companyId, t.id),
    index('review_exports_running')
      .on(t.companyId)
      .where(sql`state = 'running'`),
    index('review_exports_expiring').on(t.expiresAt),
    tenantPolicy(),
  ],
);
