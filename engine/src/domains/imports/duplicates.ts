import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { DUPLICATE_SIMILARITY, fingerprint, isComparable, similarity } from '../moderation/public.ts';

/** The properties by which reviews are compared. */
export interface ComparableReview {
  author: string;
  body: string;
  publishedAt: Date;
  productId: string | null;
}

/** Reviews compared per author: a common name may have more in a very large company. */
const MAX_PER_AUTHOR = 500;
/** Short texts may be equal by chance: they count as duplicates only if published within this time. */
const SHORT_TEXT_WINDOW_MS = 3 * 24 * 3600 * 1000;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** `Anna K.` may be `Anna Maria Kowalska` or `Anna`, but not `Anna W.` */
export function isLikelySameAuthor(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || a[0] !== b[0]) return false;
  if (a.length === 1 || b.length === 1) return true;
  return a.at(-1)?.[0] === b.at(-1)?.[0];
}

/** Whether both are the same review, published at two sites. */
export function isSameReview(one: ComparableReview, other: ComparableReview): boolean {
  if (one.productId !== other.productId || !isLikelySameAuthor(one.author, other.author)) return false;
  const [a, b] = [fingerprint(one.body), fingerprint(other.body)];
  if (isComparable(a) && isComparable(b)) return similarity(a, b) >= DUPLICATE_SIMILARITY;
  const near = Math.abs(one.publishedAt.getTime() - other.publishedAt.getTime()) <= SHORT_TEXT_WINDOW_MS;
  return near && wordsOf(one.body).join(' ') === wordsOf(other.body).join(' ');
}

/** Prefixes that names of the same author have: the first word, with the initial of the second or last one if any. */
function namePrefixes(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length === 1) return [first];
  const initials = [words[1], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '');
  return [...new Set(initials)].map((initial) => `${first} ${initial}`);
}

/** Reviews of the company, public or not, whose authors may be those given. */
export async function reviewsByAuthors(
  tx: Tx,
  companyId: string,
  authors: readonly string[],
): Promise<ComparableReview[]> {
  const prefixes = [...new Set(authors.flatMap(namePrefixes))];
  if (prefixes.length === 0) return [];
  const { rows } = await tx.execute<{ author: string; body: string; at: Date; product_id: string | null }>(sql`
    select a.display_name as author, v.body, coalesce(r.published_at, r.submitted_at) as at, r.product_id
    from unnest(${sql.param(prefixes)}::text[]) as begins(name)
    cross join lateral (
      select * from engine.review_authors
      where company_id = ${companyId} and lower(display_name) ~>=~ lower(begins.name)
        and lower(display_name) ~<~ (lower(begins.name) || ${'\u{10FFFF}'}::text)
      limit ${MAX_PER_AUTHOR}) a
    join engine.reviews r on r.id = a.review_id
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where v.body <> ''`);
  return rows.map(({ author, body, at, product_id }) => ({
    author,
    body,
    publishedAt: new Date(at),
    productId: product_id,
  }));
}
