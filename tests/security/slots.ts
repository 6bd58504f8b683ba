import { newId } from '../../engine/src/kernel/ids.ts';
import { TOKENS, graft, unknownToken } from './links.ts';
import type { TokenName } from './links.ts';
import type { IdName, World } from './world.ts';

/**
 * A place in a request where an id or a link stands. `own` is what its holder puts there; `foreign` is what somebody else
 * may try, all of which must be answered as something unknown.
 */
export interface Slot {
  own(world: World): string;
  foreign(attacker: World, victim: World): string[];
  unknown(): string;
}

const id = (name: IdName, unknown = newId): Slot => ({
  own: ({ ids }) => ids[name],
  foreign: (_, { ids }) => [ids[name]],
  unknown,
});

/** A public review's id: ids of reviews that nobody may see are tried. */
const publicReview: Slot = {
  own: ({ ids }) => ids.reviewId,
  foreign: (attacker, { ids }) => [ids.heldId, ids.mediationId, ids.unconfirmedId, attacker.ids.heldId],
  unknown: newId,
};

/** What is public for everybody: nothing to try. */
const open = (name: IdName): Slot => ({ own: ({ ids }) => ids[name], foreign: () => [], unknown: newId });

/**
 * A link: its holder counts as its owner. Tried are links for something else, one's own and the other's, and one's own
 * with the other's subject put in. `also`: links of other kinds that open this as well.
 */
const link = (name: TokenName, also: TokenName[] = []): Slot => {
  const right = [name, ...also].map((kind) => TOKENS[kind]);
  const others = (Object.keys(TOKENS) as TokenName[]).filter((kind) => !right.includes(TOKENS[kind]));
  return {
    own: ({ tokens }) => tokens[name],
    foreign: (attacker, victim) => [
      ...others.flatMap((kind) => [attacker.tokens[kind], victim.tokens[kind]]),
      ...[name, ...also].map((kind) => graft(attacker.tokens[kind], victim.tokens[kind])),
    ],
    unknown: unknownToken,
  };
};

export const SLOTS = {
  companyId: id('companyId'),
  keyId: id('keyId'),
  configId: id('configId'),
  invitationId: id('invitationId'),
  orderImportId: id('orderImportId'),
  reviewImportId: id('reviewImportId'),
  codeId: id('codeId'),
  /** A review as its company reaches it; foreign is every one of the other company's. */
  companyReviewId: {
    own: ({ ids }) => ids.reviewId,
    foreign: (_, { ids }) => [ids.reviewId, ids.heldId, ids.mediationId, ids.productReviewId, ids.unconfirmedId],
    unknown: newId,
  },
  companyProductReviewId: id('productReviewId'),
  mediationId: id('mediationId'),
  /** A review as its author reaches it; any that they have not written is foreign. */
  ownReviewId: {
    own: ({ ids }) => ids.reviewId,
    foreign: (attacker, { ids }) => [ids.reviewId, ids.heldId, ids.mediationId, attacker.ids.heldId],
    unknown: newId,
  },
  publicReviewId: publicReview,
  /** The ledger names every review, and opens none that is not public: see the decision about it. */
  ledgerReviewId: open('reviewId'),
  slug: open('slug'),
  productId: id('productId'),
  pictureId: id('pictureId'),
  /** A product’s page is for everybody. */
  publicProductId: open('productId'),
  /** A question as its company reaches it, except those that nobody may see. */
  questionId: {
    own: ({ ids }) => ids.questionId,
    foreign: (attacker, { ids }) => [ids.questionId, ids.heldQuestionId, attacker.ids.heldQuestionId],
    unknown: newId,
  },
  publicQuestionId: {
    own: ({ ids }) => ids.questionId,
    foreign: (attacker, { ids }) => [ids.heldQuestionId, attacker.ids.heldQuestionId],
    unknown: newId,
  },
  /** One that was ordered and is not reviewed yet. */
  openProductId: id('openProductId'),
  photoId: id('photoId'),
  writtenPhotoId: id('writtenPhotoId'),
  entryPhotoId: id('entryPhotoId'),
  caseId: id('caseId'),
  messageId: id('messageId'),
  writtenLink: link('written', ['author']),
  openLink: link('open'),
  /** The form says to the author’s link of another kind, too, that the review is written. */
  formLink: link('open', ['author']),
  uploadLink: link('open', ['author', 'entry']),
  entryCode: link('entry'),
  confirmationLink: link('confirmation'),
  correctionLink: link('correction'),
  optOutLink: link('optOut'),
  mediationLink: link('mediation'),
  notificationMailLink: link('notificationMail'),
  partnerMailLink: link('partnerMail'),
  statementLink: link('statement'),
  privacyLink: link('privacy'),
  questionLink: link('question'),
  surveyId: id('surveyId'),
  /** One that may still be changed and deleted. */
  draftSurveyId: id('draftSurveyId'),
  surveyLink: link('survey'),
  surveyInvitationLink: link('surveyInvitation'),
  surveyFormLink: link('surveyForm'),
  surveyPreviewLink: link('surveyPreview'),
  npsLink: link('nps'),
  memberId: id('memberId'),
  inviteId: id('inviteId'),
  invoiceId: id('invoiceId'),
  chargeId: id('chargeId'),
  clientCompanyId: id('clientCompanyId'),
  partnerId: id('partnerId'),
  deviceId: id('deviceId'),
  payoutId: id('payoutId'),
  widgetId: id('widgetId'),
  /** What it shows is for everybody. */
  publicWidgetId: open('widgetId'),
  sessionId: id('sessionId'),
  teamInviteLink: link('teamInvite'),
  emailChangeLink: link('emailChange'),
  emailKeepLink: link('emailKeep'),
  templateId: id('templateId'),
  bulkId: id('bulkId'),
  viewId: id('viewId'),
  exportId: id('exportId'),
  featureId: id('featureId'),
  expertId: id('expertId'),
  shareId: id('shareId'),
  marketId: id('marketId'),
  userFeatureId: id('userFeatureId'),
  exportLink: link('exported'),
  productReviewsLink: link('productReviews'),
} as const satisfies Record<string, Slot>;
export type SlotName = keyof typeof SLOTS;
/** The value of a slot. */
export type Values = (slot: SlotName) => string;
