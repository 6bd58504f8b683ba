import { sql } from 'drizzle-orm';
import { check, index, jsonb, smallint, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { Locale } from '@app/contracts/common';
import { IMAGE_FAILURES } from '@app/contracts/company/pictures';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companies } from '../companies/schema.ts';

/** Words of the merchant, per language. */
export type Words = Partial<Record<Locale, string>>;

const companyId = () =>
  uuid('company_id')
    .notNull()
    .references(() => companies.id);

export const products = engine.table(
  'products',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** The merchant's own id. */
    externalId: text('external_id').notNull(),
    slug: text('slug').notNull(),
    name: text('name').notNull(),
    url: text('url'),
    /** The merchant's own word for what kind of thing it is: it chooses the features that are asked about. */
    category: text('category'),
    /** What it is known by outside the shop. */
    gtin: text('gtin'),
    mpn: text('mpn'),
    brand: text('brand'),
    /** One of the company's `pictures`. */
    pictureId: uuid('picture_id'),
    /** Where orders say that its picture is. */
    imageUrl: text('image_url'),
    /** When the picture is to be fetched from there; null: it is not. */
    imageDueAt: instant('image_due_at'),
    imageAttempts: smallint('image_attempts').notNull().default(0),
    /** Why the last attempt failed. */
    imageFailure: text('image_failure', { enum: IMAGE_FAILURES }),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('products_external').on(t.companyId, t.externalId),
    index('products_company').on(t.companyId),
    index('products_image_due')
      .on(t.imageDueAt)
      .where(sql`image_due_at is not null`),
    tenantPolicy(),
  ],
);

/** A scale places a product between two ends; a choice tells something of the reviewer. */
export const FEATURE_KINDS = ['scale', 'choice'] as const;
export type FeatureKind = (typeof FEATURE_KINDS)[number];

/** One choice of a user feature. */
export interface Choice {
  id: string;
  name: Words;
}

/**
 * What reviewers place a product by, or say of themselves: of one product, of a category, or (neither) of all others.
 */
export const productFeatures = engine.table(
  'product_features',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    kind: text('kind', { enum: FEATURE_KINDS }).notNull().default('scale'),
    category: text('category'),
    productId: uuid('product_id').references(() => products.id),
    position: smallint('position').notNull(),
    name: jsonb('name').$type<Words>().notNull(),
    low: jsonb('low').$type<Words>().notNull(),
    high: jsonb('high').$type<Words>().notNull(),
    /** Only of the kind `choice`, which has no ends. */
    choices: jsonb('choices').$type<Choice[]>().notNull().default([]),
    createdAt: instant('created_at').notNull(),
    /** From then on it is neither asked nor shown; what was said stays with the reviews. */
    removedAt: instant('removed_at'),
  },
  (t) => [
    index('product_features_company')
      .on(t.companyId)
      .where(sql`removed_at is null`),
    check('product_features_scope', sql`category is null or product_id is null`),
    tenantPolicy(),
  ],
);
