import { sql } from 'drizzle-orm';
import type { Locale } from '@app/contracts/common';
import type { CompanyReview } from '@app/contracts/company-reviews/company-reviews';
import type { CompanyReviewDetail } from '@app/contracts/company-reviews/detail';
import type { Tx } from '../../platform/db.ts';
import { siteUrl } from '../../platform/links.ts';
import type { RequestContext } from '../../platform/route.ts';
import { companyById } from '../companies/public.ts';
import type { Company } from '../companies/public.ts';
import { ReviewNotFound, loadCompanyReviews, mayTranslateReviews } from '../reviews/public.ts';
import { companyTimeline } from './review-timeline.ts';
import type { EventRow } from './review-timeline.ts';

interface Instants {
  [name: string]: unknown;
}
interface DetailRow extends Record<string, unknown> {
  revisions: { revision: number; at: string; grade: number }[] | null;
  questions: { question: string; answer: string }[];
  features: Record<string, number>;
  feature_names: Record<string, Partial<Record<Locale, string>>> | null;
  invitation: (Instants & NonNullable<CompanyReviewDetail['invitation']>) | null;
  siblings: CompanyReviewDetail['siblings'] | null;
  events: EventRow[] | null;
  reports: (Instants & CompanyReviewDetail['reports'][number])[] | null;
  mediation: (Instants & NonNullable<CompanyReviewDetail['mediationSummary']>) | null;
}

/** A review with everything that its company may know of it. @throws ReviewNotFound */
export async function getReviewDetail(
  ctx: RequestContext,
  companyId: string,
  reviewId: string,
): Promise<CompanyReviewDetail> {
  const [review] = await loadCompanyReviews(ctx.db, companyId, [reviewId]);
  if (!review) throw new ReviewNotFound();
  // Hidden: held or rejected.
  if (review.grade === null) return { ...review, ...NOTHING };
  return ctx.db.tenantTx(companyId, async (tx) => {
    const company = await companyById(tx, companyId);
    const row = await loadDetail(tx, companyId, reviewId);
    if (!company || !row) throw new ReviewNotFound();
    return { ...review, ...presentDetail(row, ctx.locale), ...(await presentLinks(ctx, tx, company, review)) };
  });
}

type Detail = Omit<CompanyReviewDetail, keyof CompanyReview>;

const NOTHING: Detail = {
  translationPath: null,
  translatable: false,
  revisions: [],
  questions: [],
  features: [],
  invitation: null,
  siblings: [],
  timeline: [],
  reports: [],
  mediationSummary: null,
  share: null,
};

async function loadDetail(tx: Tx, companyId: string, reviewId: string): Promise<DetailRow | undefined> {
  const { rows } = await tx.execute<DetailRow>(sql`
    select v.answers as questions, v.features,
      (select json_object_agg(f.id, f.name) from engine.product_features f
        where f.company_id = r.company_id and v.features ? f.id::text) as feature_names,
      (select json_agg(json_build_object('revision', p.revision, 'at', p.submitted_at, 'grade', p.grade) order by p.revision)
        from engine.review_revisions p where p.review_id = r.id and p.state = 'passed') as revisions,
      (select json_build_object('id', i.id, 'channel', g.channel, 'language', i.language, 'sentAt', i.sent_at,
          'openedAt', (select min(e.at) from engine.invitation_events e where e.invitation_id = i.id and e.type = 'opened'),
          'clickedAt', (select min(e.at) from engine.invitation_events e where e.invitation_id = i.id and e.type = 'clicked'),
          'reminders', i.reminders_sent, 'completedAt', i.completed_at)
        from engine.invitations i join engine.invitation_configs g on g.id = i.config_id
        where i.id = r.invitation_id) as invitation,
      (select json_agg(json_build_object('id', s.id, 'product', p.name, 'state', s.state) order by s.id)
        from engine.reviews s left join engine.products p on p.id = s.product_id
        where s.company_id = r.company_id and s.submission_id = r.submission_id and s.id <> r.id and r.invitation_id is not null
          and s.state in ('published', 'in_mediation', 'withdrawn')) as siblings,
      (select json_agg(json_build_object('type', e.type, 'actor', e.actor, 'at', e.at, 'data', e.data) order by e.id)
        from engine.review_events e where e.review_id = r.id) as events,
      (select json_agg(json_build_object('id', q.id, 'reason', q.reason, 'state', q.state, 'at', q.at, 'decidedAt', q.decided_at)
          order by q.at)
        from engine.reports q where q.review_id = r.id and q.side = 'merchant') as reports,
      (select json_build_object('state', m.state, 'outcome', m.outcome, 'gradeBefore', m.grade_before, 'openedAt', m.opened_at,
          'answerBy', m.answer_by, 'endsAt', m.ends_at, 'endedAt', m.ended_at,
          'messages', (select count(*)::int from engine.mediation_messages w where w.review_id = r.id))
        from engine.mediations m where m.review_id = r.id) as mediation
    from engine.reviews r join engine.review_revisions v on v.review_id = r.id and v.revision = r.revision
    where r.id = ${reviewId} and r.company_id = ${companyId}`);
  return rows[0];
}

const instant = (at: string): string => new Date(at).toISOString();
const optional = (at: string | null): string | null => at && instant(at);

function presentDetail(row: DetailRow, locale: Locale): Omit<Detail, 'translationPath' | 'translatable' | 'share'> {
  const { invitation, mediation } = row;
  const nameOf = (id: string): string | null => {
    const names = row.feature_names?.[id];
    return names?.[locale] ?? Object.values(names ?? {})[0] ?? null;
  };
  return {
    revisions: (row.revisions ?? []).map((revision) => ({ ...revision, at: instant(revision.at) })),
    questions: row.questions.map(({ question, answer }) => ({ question, answer })),
    features: Object.entries(row.features).map(([id, position]) => ({ id, name: nameOf(id), position })),
    invitation: invitation && {
      ...invitation,
      sentAt: optional(invitation.sentAt),
      openedAt: optional(invitation.openedAt),
      clickedAt: optional(invitation.clickedAt),
      completedAt: optional(invitation.completedAt),
    },
    siblings: row.siblings ?? [],
    timeline: companyTimeline(row.events ?? []),
    reports: (row.reports ?? []).map((report) => ({
      ...report,
      at: instant(report.at),
      decidedAt: optional(report.decidedAt),
    })),
    mediationSummary: mediation && {
      ...mediation,
      openedAt: instant(mediation.openedAt),
      answerBy: instant(mediation.answerBy),
      endsAt: instant(mediation.endsAt),
      endedAt: optional(mediation.endedAt),
    },
  };
}

/** Addresses of what visitors see: only of a public review of a company that shows its reviews. */
async function presentLinks(
  ctx: RequestContext,
  tx: Tx,
  company: Company,
  { id, state, body, language, product }: CompanyReview,
): Promise<Pick<Detail, 'translationPath' | 'translatable' | 'share'>> {
  const shown = state === 'published' && company.state === 'active' && company.presentation === 'shown';
  if (!shown) return { translationPath: null, translatable: false, share: null };
  const translatable =
    ctx.translator !== undefined && body !== '' && (await mayTranslateReviews(ctx, tx, company, ctx.locale));
  const picture = product ? `product/${product.id}` : company.slug;
  return {
    translatable,
    translationPath: translatable && ctx.locale !== language ? `/reviews/${id}/translations/${ctx.locale}` : null,
    share: {
      url: siteUrl(ctx, ctx.locale, `/reviews/${company.slug}?review=${id}`),
      picture: `${ctx.config.PUBLIC_URL}/og/${ctx.locale}/${picture}.png`,
    },
  };
}
