import { sql } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { ClientPhotoPage, ClientPhotoQuery } from '@app/contracts/reviews';
import { decodeCursor, encodeCursor } from '../../../platform/cursor.ts';
import type { Queries } from '../../../platform/db.ts';
import { presentPhoto } from './presenter.ts';
import type { PhotoRow } from './presenter.ts';

/** Maximum characters of the review text beside a photo. */
const EXCERPT = 200;

interface Row extends PhotoRow, Record<string, unknown> {
  created_at: Date;
  review_id: string;
  grade: number;
  language: string;
  published_at: Date;
  author_name: string;
  excerpt: string;
}

/** Photos of public reviews of a company and its products, newest first: ids ascend with time. */
export async function clientPhotos(
  queries: Queries,
  companyId: string,
  { cursor, limit }: ClientPhotoQuery,
): Promise<ClientPhotoPage> {
  const beyond = cursor === undefined ? sql`` : sql`and ph.id < ${decodeCursor(cursor).id}`;
  const { rows } = await queries.execute<Row>(sql`
    select ph.id, ph.width, ph.height, ph.created_at, r.id as review_id, r.grade, r.language, r.published_at,
      a.display_name as author_name, left(v.body, ${EXCERPT + 1}) as excerpt
    from engine.review_photos ph
    join engine.reviews r on r.id = ph.review_id and r.state = 'published'
    join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    join engine.review_authors a on a.review_id = r.id
    where ph.company_id = ${companyId} and ph.state = 'approved' ${beyond}
    order by ph.id desc limit ${limit + 1}`);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      ...presentPhoto(row),
      review: {
        id: row.review_id,
        grade: row.grade as Grade,
        authorName: row.author_name,
        language: row.language as Locale,
        publishedAt: new Date(row.published_at).toISOString(),
        excerpt: shorten(row.excerpt),
      },
    })),
    nextCursor: rows.length > limit && last ? encodeCursor({ at: new Date(last.created_at), id: last.id }) : null,
  };
}

/** Cuts at the last space if it is near the limit. */
function shorten(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= EXCERPT) return text;
  const cut = characters.slice(0, EXCERPT).join('');
  return `${cut.replace(/\s+\S{0,20}$/u, '')}…`;
}
