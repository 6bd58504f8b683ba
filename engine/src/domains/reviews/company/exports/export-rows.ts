import { sql } from 'drizzle-orm';
import { userFeatureWords } from '../../../catalog/public.ts';
import type { Db } from '../../../../platform/db.ts';

/** One review in an export, with the names of the file's columns. */
export interface ExportRow extends Record<string, unknown> {
  review_id: string;
  state: string;
  submitted_at: Date;
  published_at: Date | null;
  grade: number;
  language: string;
  origin: string;
  source: string | null;
  order_number: string | null;
  author: string;
  product_id: string | null;
  product: string | null;
  text: string;
  /** Criterion and grade: `delivery 5, service 4`. */
  ratings: string | null;
  photos: number;
  helpful: number;
  not_helpful: number;
  pinned: boolean;
  edited: boolean;
  answer: string | null;
  answered_at: Date | null;
  /** What an expert of the company noted under it, and who. */
  expert_note: string | null;
  expert: string | null;
  /** What the author says of themselves: `Size: M, Skin: dry`. */
  about_author: string | null;
}

export const EXPORT_COLUMNS = [
  'review_id',
  'state',
  'submitted_at',
  'published_at',
  'grade',
  'language',
  'origin',
  'source',
  'order_number',
  'author',
  'product_id',
  'product',
  'text',
  'ratings',
  'photos',
  'helpful',
  'not_helpful',
  'pinned',
  'edited',
  'answer',
  'answered_at',
  'expert_note',
  'expert',
  'about_author',
] as const satisfies (keyof ExportRow)[];
export type ExportColumn = (typeof EXPORT_COLUMNS)[number];

/** The reviews in this order, as their company; those held or rejected meanwhile are left out. */
export async function loadExportRows(db: Db, companyId: string, ids: string[]): Promise<ExportRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await db.tenantTx(companyId, (tx) =>
    tx.execute<ExportRow>(sql`
      select r.id as review_id, r.state, r.submitted_at, r.published_at, r.grade, r.language, r.origin, r.source,
        a.order_ref as order_number, a.display_name as author, p.external_id as product_id, p.name as product, v.body as text,
        (select string_agg(key || ' ' || value, ', ' order by key) from jsonb_each_text(v.ratings)) as ratings,
        case when r.has_photos then (select count(*)::int from engine.review_photos ph
          where ph.review_id = r.id and ph.state = 'approved') else 0 end as photos,
        r.helpful_up as helpful, r.helpful_down as not_helpful, r.pinned, r.edited, r.answer, r.answered_at,
        n.body as expert_note, x.name as expert,
        (select string_agg(w.name || ': ' || w.choice, ', ') from (${userFeatureWords(sql`r.language`)}) w) as about_author
      from unnest(${sql.param(ids)}::uuid[]) with ordinality as listed (id, n)
      join engine.reviews r on r.id = listed.id and r.company_id = ${companyId}
        and r.state in ('published', 'in_mediation', 'withdrawn')
      join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
      join engine.review_authors a on a.review_id = r.id
      left join engine.products p on p.id = r.product_id
      left join engine.expert_notes n on n.review_id = r.id
      left join engine.experts x on x.id = n.expert_id
      order by listed.n`),
  );
  // The driver's handle returns instants as text.
  return rows.map((row) => ({
    ...row,
    submitted_at: new Date(row.submitted_at),
    published_at: row.published_at && new Date(row.published_at),
    answered_at: row.answered_at && new Date(row.answered_at),
  }));
}
