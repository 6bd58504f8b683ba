import type { Grade } from '@app/contracts/common';
import type { MediationMessage, MerchantMediationRow, ReviewerMediation } from '@app/contracts/mediation';
import { REVIEW_BODY_MIN } from '@app/contracts/reviews';
import type { Company } from '../companies/public.ts';
import { isHiddenFromCompany } from '../reviews/public.ts';
import type { MediatedReview } from '../reviews/public.ts';
import type { Mediation, Message } from './repo.ts';

export const presentMessage = ({
  id,
  side,
  body,
  at,
  findings,
}: Pick<Message, 'id' | 'side' | 'body' | 'at' | 'findings'>): MediationMessage => ({
  id,
  from: side,
  body,
  at: at.toISOString(),
  notice: findings ? 'contact' : null,
});

const dialogue = ({ state, outcome, openedAt, answerBy, endsAt, endedAt }: Mediation) => ({
  state,
  outcome,
  openedAt: openedAt.toISOString(),
  answerBy: answerBy.toISOString(),
  endsAt: endsAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
});

/** The review's state as its author sees it; reasons of moderation have their own page. */
const stateForAuthor = (state: MediatedReview['state']): ReviewerMediation['review']['state'] =>
  state === 'in_mediation' || state === 'published' || state === 'deleted' ? state : 'hidden';

/** For the reviewer: their newest text, whether it has passed or not. */
export function presentToReviewer(
  mediation: Mediation,
  review: MediatedReview,
  company: Company,
  messages: Message[],
): ReviewerMediation {
  const { grade, body } = review.edit ?? review;
  return {
    ...dialogue(mediation),
    company: { slug: company.slug, name: company.name },
    product: review.product && { name: review.product.name },
    review: {
      id: review.id,
      grade: grade as Grade,
      body,
      authorName: review.authorName,
      pending: review.edit !== null,
      held: review.edit?.held ?? false,
      state: stateForAuthor(review.state),
    },
    messages: messages.map(presentMessage),
    readByCompanyAt: mediation.merchantReadAt?.toISOString() ?? null,
    symbol: review.symbol,
    bodyMin: Math.max(REVIEW_BODY_MIN, company.bodyMin),
    locale: review.locale,
  };
}

/** For the merchant: the last text that passed, no address, and no text of a review that a moderator has removed. */
export function presentToMerchant(mediation: Mediation, review: MediatedReview): MerchantMediationRow {
  const { lastFrom, lastAt, merchantReadAt } = mediation;
  const closed = isHiddenFromCompany(review.state);
  return {
    ...dialogue(mediation),
    reviewId: mediation.reviewId,
    orderId: review.orderRef,
    product: review.product,
    grade: review.grade as Grade,
    body: closed ? '' : review.body,
    authorName: closed ? '' : review.authorName,
    readAt: mediation.readAt?.toISOString() ?? null,
    last: lastFrom && lastAt ? { from: lastFrom, at: lastAt.toISOString() } : null,
    unread:
      mediation.state !== 'ended' &&
      lastFrom === 'reviewer' &&
      lastAt !== null &&
      (merchantReadAt === null || merchantReadAt < lastAt),
  };
}
