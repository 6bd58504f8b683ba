import { sql } from 'drizzle-orm';
import { index, integer, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { engine, instant, tenantPolicy } from '../../platform/schema.ts';
import { companyId } from './schema-columns.ts';
import { REVIEW_ACTORS, reviews } from './schema.ts';

export const PHOTO_STATES = ['awaiting_approval', 'approved', 'removed'] as const;

/** Photos of a review; files lie in the storage under `photos/{id}/`. Shown when approved and the review is published. */
export const reviewPhotos = engine.table(
  'review_photos',
  {
    id: uuid('id').primaryKey(),
    companyId: companyId(),
    /** Null while its form is not sent yet. */
    reviewId: uuid('review_id').references(() => reviews.id),
    /** Which invitation or entry code it was uploaded with. */
    uploadedWith: uuid('uploaded_with').notNull(),
    position: smallint('position').notNull().default(0),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    state: text('state', { enum: PHOTO_STATES }).notNull(),
    removedBy: text('removed_by', { enum: REVIEW_ACTORS }),
    /** With a removal that may be taken back; null: the files go as soon as they can. */
    removedAt: instant('removed_at'),
    createdAt: instant('created_at').notNull(),
    approvedAt: instant('approved_at'),
  },
  (t) => [
    index('review_photos_review').on(t.reviewId, t.position),
    index('review_photos_company').on(t.companyId, t.state, t.id),
    index('review_photos_loose')
      .on(t.createdAt)
      .where(sql`review_id is null`),
    index('review_photos_uploaded').on(t.uploadedWith),
    index('review_photos_removed')
      .on(t.removedAt)
      .where(sql`state = 'removed'`),
    tenantPolicy(),
  ],
);
