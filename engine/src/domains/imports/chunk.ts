import type { AppContext } from '../../platform/context.ts';
import type { Tx } from '../../platform/db.ts';
import { ensureProducts } from '../catalog/public.ts';
import { addImported } from '../reviews/public.ts';
import { isSameReview, reviewsByAuthors } from './duplicates.ts';
import type { Compared } from './duplicates.ts';
import type { FileRow } from './file.ts';
import { knownRefs } from './repo.ts';
import { isProblem, isReview, readRow } from './rows.ts';
import type { ForeignReview, Reading, RowProblem } from './rows.ts';

/** What became of some rows. */
export interface ChunkResult {
  accepted: number;
  rejected: RowProblem[];
  duplicates: RowProblem[];
}

/** What imports look for in the company's reviews. */
interface Target {
  companyId: string;
  importId: string;
  /** Of a text that shows no language of its own. */
  language: string;
}

interface Placed {
  review: ForeignReview;
  productId: string | null;
}

const known = ({ row, ref }: ForeignReview): RowProblem => ({
  ...{
    row,
    field: 'id' as const,
    code: 'import_known',
    params: ref.startsWith('sha256:') ? {} : { id: ref.slice(0, 40) },
  },
});
const double = ({ row, author }: ForeignReview): RowProblem => ({
  ...{ row, field: 'body' as const, code: 'import_duplicate', params: { author } },
});

/** Takes the reviews of some rows, in the caller's transaction: good ones go to screening, the others say why not. */
export async function takeChunk(
  app: AppContext,
  tx: Tx,
  target: Target,
  rows: readonly FileRow[],
  reading: Reading,
): Promise<ChunkResult> {
  const read = rows.map((row) => readRow(row, reading));
  const rejected = read.filter(isProblem);
  const duplicates: RowProblem[] = [];
  const fresh = await leaveOutKnown(tx, target, reading.source, read.filter(isReview), duplicates);
  const placed = await placeProducts(tx, target.companyId, fresh, reading.now);
  const own = await leaveOutDoubles(tx, target.companyId, placed, duplicates);
  const added = await addImported(
    app,
    tx,
    target,
    own.map(({ review, productId }) => ({
      ...{ productId, source: reading.source, sourceRef: review.ref, sourceUrl: review.url, grade: review.grade },
      ...{ body: review.body, authorName: review.author, publishedAt: review.publishedAt },
      language: review.language ?? target.language,
    })),
  );
  // Another import of the same source was faster.
  own.forEach(({ review }, at) => {
    if (!added[at]) duplicates.push(known(review));
  });
  return { accepted: added.filter(Boolean).length, rejected, duplicates };
}

async function leaveOutKnown(
  tx: Tx,
  { companyId }: Target,
  source: Reading['source'],
  reviews: ForeignReview[],
  duplicates: RowProblem[],
): Promise<ForeignReview[]> {
  const refs = await knownRefs(
    tx,
    companyId,
    source,
    reviews.map(({ ref }) => ref),
  );
  return reviews.filter((review) => {
    if (refs.has(review.ref)) {
      duplicates.push(known(review));
      return false;
    }
    refs.add(review.ref);
    return true;
  });
}

async function placeProducts(tx: Tx, companyId: string, reviews: ForeignReview[], now: Date): Promise<Placed[]> {
  const products = reviews.flatMap(({ product }) => (product ? [{ ...product, url: null }] : []));
  const ids = await ensureProducts(tx, companyId, products, now);
  return reviews.map((review) => ({
    review,
    productId: review.product ? (ids.get(review.product.externalId) ?? null) : null,
  }));
}

async function leaveOutDoubles(
  tx: Tx,
  companyId: string,
  placed: Placed[],
  duplicates: RowProblem[],
): Promise<Placed[]> {
  const there = await reviewsByAuthors(
    tx,
    companyId,
    placed.map(({ review }) => review.author),
  );
  return placed.filter(({ review, productId }) => {
    const compared: Compared = { ...review, productId };
    if (there.some((other) => isSameReview(compared, other))) {
      duplicates.push(double(review));
      return false;
    }
    there.push(compared);
    return true;
  });
}
