import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { ALMOST_EQUAL, fingerprint, isComparable, similarity } from '../moderation/public.ts';

/** What two reviews are compared by. */
export interface Compared {
  author: string;
  body: string;
  publishedAt: Date;
  productId: string | null;
}

/** Reviews of the company that are looked at per author: a common name of a very large company has more. */
const LOOKED_AT = 500;
/** Short texts are the same by chance, unless the same person wrote them in the same days. */
const SAME_DAYS_MS = 3 * 24 * 3600 * 1000;

const wordsOf = (name: string): string[] =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** `Anna K.` and `Anna Maria Kowalska` may be one person, `Anna` and `Anna K.` too; `Anna K.` and `Anna W.` are two. */
export function sameAuthor(one: string, other: string): boolean {
  const [a, b] = [wordsOf(one), wordsOf(other)];
  if (a.length === 0 || a[0] !== b[0]) return false;
  if (a.length === 1 || b.length === 1) return true;
  return a.at(-1)?.[0] === b.at(-1)?.[0];
}

/** Whether they are one review, found at two places. */
export function isSameReview(one: Compared, other: Compared): boolean {
  if (one.productId !== other.productId || !sameAuthor(one.author, other.author)) return false;
  const [a, b] = [fingerprint(one.body), fingerprint(other.body)];
  if (isComparable(a) && isComparable(b)) return similarity(a, b) >= ALMOST_EQUAL;
  const near = Math.abs(one.publishedAt.getTime() - other.publishedAt.getTime()) <= SAME_DAYS_MS;
  return near && wordsOf(one.body).join(' ') === wordsOf(other.body).join(' ');
}

/** With what the names of the same author begin: the first word, or it with the second one's initial and the last one's. */
function beginnings(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (words.length === 1) return [first];
  const initials = [words[1], words.at(-1)].map((word) => [...(word ?? '')][0] ?? '');
  return [...new Set(initials)].map((initial) => `${first} ${initial}`);
}

/** Reviews of the company, public or not, by authors who may be those named. */
export async function reviewsByAuthors(tx: Tx, companyId: string, authors: readonly string[]): Promise<Compared[]> {
  const starts = [...new Set(authors.flatMap(beginnings))];
  if (starts.length === 0) return [];
  const { rows } = await tx.execute<{ author: string; body: string; at: Date; product_id: string | null }>(sql`
    select a.display_name as author, v.body, coalesce(r.published_at, r.submitted_at) as at, r.product_id
    from unnest(${sql.param(starts)}::text[]) as begins(name)
    cross join lateral (
      select * from engine.review_authors
      where company_id = ${companyId} and lower(display_name) ~>=~ lower(begins.name)
        and lower(display_name) ~<~ (lower(begins.name) || ${'\u{10FFFF}'}::text)
      limit ${LOOKED_AT}) a
    join engine.reviews r on r.id = a.review_id
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where v.body <> ''`);
  return rows.map(({ author, body, at, product_id }) => ({
    ...{ author, body, publishedAt: new Date(at), productId: product_id },
  }));
}
