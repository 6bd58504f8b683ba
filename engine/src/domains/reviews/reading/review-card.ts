import { sql } from 'drizzle-orm';
import type { Grade, Locale } from '@app/contracts/common';
import type { ExpertNote } from '@app/contracts/company/experts';
import type { GivenUserFeature } from '@app/contracts/company/user-features';
import type { Ratings, ReviewCard, ReviewOrigin, ReviewSource } from '@app/contracts/reviews';
import { givenUserFeaturesColumn } from '../../catalog/public.ts';
import { noteColumn, presentNote } from '../notes/note-column.ts';
import { presentPhoto } from '../photos/presenter.ts';
import type { PhotoRow } from '../photos/presenter.ts';
import { evidenceColumns, presentEvidence } from './evidence.ts';
import type { EvidenceRow } from './evidence.ts';

export interface CardRow extends EvidenceRow {
  id: string;
  grade: number;
  body: string;
  author_name: string;
  language: string;
  origin: ReviewOrigin;
  published_at: Date;
  product_id: string | null;
  product_name: string | null;
  product_slug: string | null;
  answer: string | null;
  answer_language: Locale | null;
  answered_at: Date | null;
  note: ExpertNote | null;
  user_features: GivenUserFeature[] | null;
  helpful_up: number;
  helpful_down: number;
  pinned: boolean;
  edited: boolean;
  ratings: Ratings;
  photos: PhotoRow[] | null;
  source: ReviewSource | null;
  source_url: string | null;
  mediation_outcome: string | null;
  erased_at: Date | null;
  market: { code: string; name: string } | null;
  company_slug: string;
  company_name: string;
}

export const CARD_COLUMNS = sql`
  r.id, r.grade, v.body, a.display_name as author_name, r.language, r.origin, r.published_at, r.product_id, p.name as product_name,
  p.slug as product_slug, r.answer, r.answer_language, r.answered_at, r.helpful_up, r.helpful_down, r.pinned, r.edited, v.ratings,
  r.source, r.source_url, r.mediation_outcome, r.erased_at,
  (select json_agg(json_build_object('id', ph.id, 'width', ph.width, 'height', ph.height) order by ph.position, ph.id)
    from engine.review_photos ph where ph.review_id = r.id and ph.state = 'approved') as photos, ${noteColumn},
  case when m.id is not null then json_build_object('code', m.code, 'name', m.name) end as market,
  ${givenUserFeaturesColumn} as user_features, ${evidenceColumns}`;

export const CARD_JOINS = sql`
  join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
  join engine.review_authors a on a.review_id = r.id
  left join engine.products p on p.id = r.product_id
  left join engine.markets m on m.id = r.market_id`;

/** The company's public answer, if any. */
export const publicAnswer = ({
  answer: body,
  answer_language: language,
  answered_at: at,
}: Pick<CardRow, 'answer' | 'answer_language' | 'answered_at'>): ReviewCard['answer'] =>
  body && at ? { body, language, publishedAt: new Date(at).toISOString() } : null;

/** Only fields that may be public: no e-mail address, order number or device. */
export function presentCard(row: CardRow): ReviewCard {
  return {
    id: row.id,
    grade: row.grade as Grade,
    body: row.body,
    authorName: row.author_name,
    language: row.language as Locale,
    origin: row.origin,
    publishedAt: new Date(row.published_at).toISOString(),
    product:
      row.product_id && row.product_name && row.product_slug
        ? { id: row.product_id, name: row.product_name, slug: row.product_slug }
        : null,
    answer: publicAnswer(row),
    note: presentNote(row.note),
    helpful: { up: row.helpful_up, down: row.helpful_down },
    pinned: row.pinned,
    edited: row.edited,
    photos: (row.photos ?? []).map(presentPhoto),
    ratings: row.ratings,
    userFeatures: row.user_features ?? [],
    source: row.source && { name: row.source, url: row.source_url },
    mediationExpired: row.mediation_outcome === 'expired',
    erased: row.erased_at !== null,
    ...(row.market && { market: row.market }),
    evidence: presentEvidence(row),
  };
}
