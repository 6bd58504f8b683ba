import { sql } from 'drizzle-orm';
import { index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { products } from '../catalog/schema.ts';
import { companies } from '../companies/schema.ts';

export const PICTURE_USES = ['logo', 'picture', 'product', 'portrait'] as const;
/** `new`: its files are being written; `removed`: they go with the next sweep. */
export const PICTURE_STATES = ['new', 'shown', 'removed'] as const;
export const PICTURE_SOURCES = ['upload', 'order'] as const;

/** Pictures of companies and products; files lie in the storage under `pictures/{id}/`. */
export const pictures = engine.table(
  'pictures',
  {
    id: uuid('id').primaryKey(),
    companyId: uuid('company_id')
      .notNull()
      .references(() => companies.id),
    use: text('use', { enum: PICTURE_USES }).notNull(),
    productId: uuid('product_id').references(() => products.id),
    source: text('source', { enum: PICTURE_SOURCES }).notNull(),
    state: text('state', { enum: PICTURE_STATES }).notNull(),
    position: smallint('position').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    alt: text('alt').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    index('pictures_company')
      .on(t.companyId, t.position, t.id)
      .where(sql`use = 'picture' and state = 'shown'`),
    index('pictures_unshown')
      .on(t.createdAt)
      .where(sql`state <> 'shown'`),
    tenantPolicy(),
  ],
);
