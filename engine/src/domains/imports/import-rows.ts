import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { ensureProducts } from '../catalog/public.ts';
import { addImportedReviews } from '../reviews/public.ts';
import { isSameReview, reviewsByAuthors } from './duplicates.ts';
import type { ComparableReview } from './duplicates.ts';
import type { FileRow } from './parsing/review-file.ts';
import { findKnownRefs } from './repo.ts';
import { isProblem, isReview, parseRow } from './parsing/rows.ts';
import type { ParseOptions, ParsedReview, RowProblem } from './parsing/rows.ts';

/** The result of importing some rows. */
export interface ImportedRows {
  accepted: number;
  rejected: RowProblem[];
  duplicates: RowProblem[];
}

interface Target {
  companyId: string;
  importId: string;
  /** Default language. */
  language: string;
}

interface ReviewWithProduct {
  review: ParsedReview;
  productId: string | null;
}

const knownProblem = ({ row, ref }: ParsedReview): RowProblem => ({
  row,
  field: 'id' as const,
  code: 'import_known',
  params: ref.startsWith('sha256:') ? {} : { id: ref.slice(0, 40) },
});
const duplicateProblem = ({ row, author }: ParsedReview): RowProblem => ({
  row,
  field: 'body' as const,
  code: 'import_duplicate',
  params: { author },
});

/** Imports some rows in the caller's transaction: valid reviews go to screening, the others are returned as problems. */
export async function importRows(
  app: AppContext,
  tx: Tx,
  target: Target,
  rows: readonly FileRow[],
  options: ParseOptions,
): Promise<ImportedRows> {
  const parsed = rows.map((row) => parseRow(row, options));
  const rejected = parsed.filter(isProblem);
  const duplicates: RowProblem[] = [];
  const newReviews = await withoutKnown(tx, target, options.source, parsed.filter(isReview), duplicates);
  const reviews = await withProducts(tx, target.companyId, newReviews, options.now);
  const accepted = await withoutDuplicates(tx, target.companyId, reviews, duplicates);
  const added = await addImportedReviews(
    app,
    tx,
    target,
    accepted.map(({ review, productId }) => ({
      productId,
      marketId: review.market?.id ?? null,
      source: options.source,
      sourceRef: review.ref,
      sourceUrl: review.url,
      grade: review.grade,
      body: review.body,
      authorName: review.author,
      publishedAt: review.publishedAt,
      language: review.language ?? review.market?.language ?? target.language,
    })),
  );
  // A concurrent import of the same source may have added some.
  accepted.forEach(({ review }, index) => {
    if (!added[index]) duplicates.push(knownProblem(review));
  });
  return { accepted: added.filter(Boolean).length, rejected, duplicates };
}

async function withoutKnown(
  tx: Tx,
  { companyId }: Target,
  source: ParseOptions['source'],
  reviews: ParsedReview[],
  duplicates: RowProblem[],
): Promise<ParsedReview[]> {
  const refs = await findKnownRefs(
    tx,
    companyId,
    source,
    reviews.map(({ ref }) => ref),
  );
  return reviews.filter((review) => {
    if (refs.has(review.ref)) {
      duplicates.push(knownProblem(review));
      return false;
    }
    refs.add(review.ref);
    return true;
  });
}

async function withProducts(
  tx: Tx,
  companyId: string,
  reviews: ParsedReview[],
  now: Date,
): Promise<ReviewWithProduct[]> {
  const products = reviews.flatMap(({ product }) => (product ? [{ ...product, url: null }] : []));
  const ids = await ensureProducts(tx, companyId, products, now);
  return reviews.map((review) => ({
    review,
    productId: review.product ? (ids.get(review.product.externalId) ?? null) : null,
  }));
}

async function withoutDuplicates(
  tx: Tx,
  companyId: string,
  reviews: ReviewWithProduct[],
  duplicates: RowProblem[],
): Promise<ReviewWithProduct[]> {
  const existing = await reviewsByAuthors(
    tx,
    companyId,
    reviews.map(({ review }) => review.author),
  );
  return reviews.filter(({ review, productId }) => {
    const compared: ComparableReview = { ...review, productId };
    if (existing.some((other) => isSameReview(compared, other))) {
      duplicates.push(duplicateProblem(review));
      return false;
    }
    existing.push(compared);
    return true;
  });
}
