import { newId } from '../../engine/src/kernel/ids.ts';
import type { SlotName, Values } from './slots.ts';

/** How a route is called so that only its ids and links decide what it answers. */
export interface Case {
  /** Path parameter → slot, where its name does not say it. */
  path?: Record<string, SlotName>;
  body?: (values: Values) => object;
  query?: (values: Values) => Record<string, string>;
  /** In place of a body: media type and content. */
  file?: [string, string | 'picture'];
  /** Why its owner's own call is not tried, which shows that the case reaches what it is about. */
  unowned?: string;
  /** Fields of the body that look like ids and are the caller's own words. */
  words?: string[];
}

/** Path parameters whose slot has the same meaning everywhere. */
export const PARAMETERS: Record<string, SlotName> = {
  companyId: 'companyId',
  keyId: 'keyId',
  configId: 'configId',
  invitationId: 'invitationId',
  codeId: 'codeId',
  slug: 'slug',
  productId: 'productId',
  caseId: 'caseId',
  messageId: 'messageId',
  questionId: 'questionId',
  surveyId: 'surveyId',
};
/** Path parameters that name nothing of anybody's. */
export const PLAIN: Record<string, string> = {
  day: '2020-01-01',
  month: '2020-01',
  language: 'de',
  kind: 'hotels',
};

const WORDS = 'Good tea, quick parcel, friendly people, all in all.';
const review = { grade: 5, body: WORDS, authorName: 'Eve', acceptTerms: true };
const CONFIG = {
  ...{ name: 'Changed', channel: 'email', delayDays: 3, windowStart: 9, windowEnd: 18, senderName: 'Shop' },
  ...{ defaultLanguage: 'en', symbol: 'stars', askProducts: true, active: true },
};
const order = (values: Values) => ({
  ...{ orderId: newId(), email: `${newId()}@mail.example`, basis: 'consent', configId: values('configId') },
});
const PANEL = '/panel/companies/{companyId}';
const SURVEY = {
  ...{ kind: 'survey', title: { en: 'Changed' }, defaultLanguage: 'en' },
  questions: [{ id: 'why', kind: 'open', question: { en: 'Why?' } }],
};
const ofCompany: Case = { path: { reviewId: 'companyReviewId' } };
const ofMediation: Case = { path: { reviewId: 'mediationId' } };
const ORDER_WORDS = ['orderId', 'productId'];

/** Every route that takes an id or a link and more than a look; one without a case here fails the test. */
export const CASES: Record<string, Case> = {
  [`POST ${PANEL}/api-keys`]: { body: () => ({ name: 'Another' }) },
  [`POST ${PANEL}/orders`]: { body: order, words: ORDER_WORDS },
  'POST /orders': { body: order, words: ORDER_WORDS },
  [`POST ${PANEL}/order-imports`]: {
    query: (values) => ({ configId: values('configId'), basis: 'consent' }),
    file: ['text/csv', 'order_id,email\nA-1,a@mail.example\n'],
  },
  [`GET ${PANEL}/order-imports/{importId}`]: { path: { importId: 'orderImportId' } },
  [`POST ${PANEL}/invitations/{invitationId}/cancellation`]: {},
  [`POST ${PANEL}/invitation-configs`]: { body: () => CONFIG, words: ['id'] },
  [`PUT ${PANEL}/invitation-configs/{configId}`]: { body: () => CONFIG, words: ['id'] },
  [`DELETE ${PANEL}/invitation-configs/{configId}`]: {},
  [`DELETE ${PANEL}/api-keys/{keyId}`]: {},
  [`POST ${PANEL}/entry-codes`]: { body: () => ({ kind: 'qr', label: 'Door' }) },
  [`DELETE ${PANEL}/entry-codes/{codeId}`]: {},
  [`PUT ${PANEL}/reviews/{reviewId}/answer`]: { ...ofCompany, body: () => ({ body: 'Thank you for it.' }) },
  [`DELETE ${PANEL}/reviews/{reviewId}/answer`]: ofCompany,
  [`PUT ${PANEL}/reviews/{reviewId}/pin`]: ofCompany,
  [`DELETE ${PANEL}/reviews/{reviewId}/pin`]: ofCompany,
  [`POST ${PANEL}/reviews/{reviewId}/withdrawal`]: {
    path: { reviewId: 'companyProductReviewId' },
    body: () => ({ reason: 'complaint_item', explanation: 'It was broken and came back.' }),
  },
  [`POST ${PANEL}/reviews/{reviewId}/reports`]: { ...ofCompany, body: () => ({ reason: 'offensive' }) },
  [`PUT ${PANEL}/settings`]: {
    body: () => ({ presentation: 'shown', bodyMin: 10, alerts: true, mediateCompany: true, mediateProducts: true }),
  },
  [`PUT ${PANEL}/website`]: { body: () => ({ website: 'https://www.tea.example' }) },
  [`POST ${PANEL}/website/check`]: { body: () => ({ method: 'dns' }) },
  [`POST ${PANEL}/website/mail`]: { body: () => ({ address: 'postmaster@tea.example' }) },
  [`POST ${PANEL}/website/code`]: { body: () => ({ code: 'AAAA-AAAA' }), unowned: 'the code stands in a mail alone' },
  [`GET ${PANEL}/mediations/{reviewId}`]: ofMediation,
  [`POST ${PANEL}/mediations/{reviewId}/messages`]: { ...ofMediation, body: () => ({ body: 'What went wrong?' }) },
  [`POST ${PANEL}/review-imports/preview`]: { file: ['text/csv', 'Rating,Comment\n5,Good\n'] },
  [`POST ${PANEL}/review-imports`]: {
    file: ['text/csv', 'Review id,Reviewer,Rating,Comment,Created at\n9,Bob,5,A fine shop for tea,2026-02-03\n'],
  },
  [`PUT ${PANEL}/questions/{questionId}/answer`]: { body: () => ({ body: 'It does, in two sizes.' }) },
  [`DELETE ${PANEL}/questions/{questionId}/answer`]: {},
  [`POST ${PANEL}/surveys`]: { body: () => SURVEY, words: ['id'] },
  [`PUT ${PANEL}/surveys/{surveyId}`]: { path: { surveyId: 'draftSurveyId' }, body: () => SURVEY, words: ['id'] },
  [`DELETE ${PANEL}/surveys/{surveyId}`]: { path: { surveyId: 'draftSurveyId' } },
  [`PUT ${PANEL}/surveys/{surveyId}/state`]: { body: () => ({ state: 'open' }) },
  [`POST ${PANEL}/surveys/{surveyId}/invitations`]: {
    body: () => ({ basis: 'consent', recipients: [{ email: 'b@mail.example' }] }),
  },
  [`PUT ${PANEL}/products/{productId}/category`]: { body: () => ({ category: 'Teas' }) },
  [`PUT ${PANEL}/product-features`]: {
    body: (values) => ({
      ...{ category: null, productId: values('productId') },
      features: [{ name: { en: 'Strength' }, low: { en: 'mild' }, high: { en: 'strong' } }],
    }),
    words: ['id'],
  },
  [`GET ${PANEL}/review-imports/{importId}`]: { path: { importId: 'reviewImportId' } },

  'GET /opt-outs/{token}': { path: { token: 'optOutLink' } },
  'POST /opt-outs': { body: (values) => ({ token: values('optOutLink') }) },
  'POST /opt-outs/{token}/one-click': { path: { token: 'optOutLink' } },
  'GET /opt-outs/{token}/one-click': { path: { token: 'optOutLink' } },
  'GET /invitations/{token}': { path: { token: 'formLink' } },
  'GET /my-reviews/{token}': { path: { token: 'writtenLink' } },
  'PUT /my-reviews/{token}/{reviewId}': {
    path: { token: 'writtenLink', reviewId: 'ownReviewId' },
    body: (values) => ({ grade: 5, body: WORDS, photoIds: [values('writtenPhotoId')] }),
  },
  'DELETE /my-reviews/{token}/{reviewId}': { path: { token: 'writtenLink', reviewId: 'ownReviewId' } },
  'GET /entries/{code}': { path: { code: 'entryCode' } },
  'POST /entry-reviews': {
    body: (values) => ({
      ...review,
      code: values('entryCode'),
      email: 'e@mail.example',
      photoIds: [values('entryPhotoId')],
    }),
  },
  'POST /reviews/confirmations': { body: (values) => ({ token: values('confirmationLink') }) },
  'POST /reviews': {
    body: (values) => ({
      ...{ ...review, token: values('openLink'), photoIds: [values('photoId')] },
      answers: [],
    }),
    words: ['questionId', 'productId'],
  },
  'POST /product-reviews': {
    body: (values) => ({
      ...{ ...review, token: values('openLink'), productId: values('openProductId') },
      photoIds: [values('photoId')],
    }),
    unowned: 'its link and photo are used up by POST /reviews',
  },
  'GET /reviews/{reviewId}': { path: { reviewId: 'publicReviewId' } },
  'PUT /reviews/{reviewId}/vote': { path: { reviewId: 'publicReviewId' }, body: () => ({ value: 1 }) },
  'GET /reviews/{reviewId}/translations/{language}': { path: { reviewId: 'publicReviewId' } },
  'POST /reviews/{reviewId}/reports': { path: { reviewId: 'publicReviewId' }, body: () => ({ reason: 'offensive' }) },
  'POST /photos': { query: (values) => ({ token: values('uploadLink') }), file: ['image/png', 'picture'] },
  'DELETE /photos/{id}': { path: { id: 'photoId' }, query: (values) => ({ token: values('uploadLink') }) },
  'GET /mediations/{token}': { path: { token: 'mediationLink' } },
  'POST /mediations/{token}/messages': { path: { token: 'mediationLink' }, body: () => ({ body: 'It came broken.' }) },
  'PUT /mediations/{token}/review': { path: { token: 'mediationLink' }, body: () => ({ grade: 4, body: WORDS }) },
  'POST /mediations/{token}/publish': { path: { token: 'mediationLink' } },
  'DELETE /mediations/{token}/review': { path: { token: 'mediationLink' } },
  'GET /statements/{token}': { path: { token: 'statementLink' } },
  'POST /statements/{token}/appeal': { path: { token: 'statementLink' }, body: () => ({ text: 'It is fair.' }) },
  'GET /privacy-requests/{token}': { path: { token: 'privacyLink' } },
  'POST /privacy-requests/{token}/complete': { path: { token: 'privacyLink' } },
  'GET /ledger/reviews/{reviewId}': { path: { reviewId: 'ledgerReviewId' } },
  'GET /companies/{slug}/products/{productId}/reviews': {},
  'GET /companies/{slug}/grades': { query: (values) => ({ productId: values('productId') }) },
  'GET /products/{productId}': { path: { productId: 'publicProductId' } },
  'GET /products/{productId}/questions': { path: { productId: 'publicProductId' } },
  'POST /products/{productId}/questions': {
    path: { productId: 'publicProductId' },
    body: () => ({ name: 'Eve', body: 'Does it come in a bag as well?' }),
  },
  'POST /questions/confirmations': { body: (values) => ({ token: values('questionLink') }) },
  'POST /questions/{questionId}/reports': {
    path: { questionId: 'publicQuestionId' },
    body: () => ({ reason: 'offensive' }),
  },
  'GET /surveys/invitations/{token}': { path: { token: 'surveyInvitationLink' } },
  'POST /surveys/invitations/{token}/form': { path: { token: 'surveyInvitationLink' } },
  'GET /surveys/anonymous/{token}': { path: { token: 'surveyLink' } },
  'POST /surveys/anonymous/{token}/form': { path: { token: 'surveyLink' } },
  'GET /surveys/previews/{token}': { path: { token: 'surveyPreviewLink' } },
  'GET /surveys/forms/{token}': { path: { token: 'surveyFormLink' } },
  'PUT /surveys/forms/{token}': {
    path: { token: 'surveyFormLink' },
    body: () => ({ language: 'en', answers: { why: 'Because of it.' } }),
  },
  'GET /nps/invitations/{token}': { path: { token: 'npsLink' } },
  'PUT /nps/invitations/{token}': { path: { token: 'npsLink' }, body: () => ({ language: 'en', score: 9 }) },
  'POST /staff/cases/{caseId}/claim': {},
  'PUT /staff/contact-messages/{messageId}/state': { body: () => ({ state: 'answered' }) },
  'POST /staff/cases/{caseId}/decision': { body: () => ({ decision: 'accept', ground: 'no_violation' }) },
  // In this order: what is tried afterwards finds the company as it was.
  'POST /staff/companies/{companyId}/block': { body: () => ({ reason: 'Reviews of its own making.' }) },
  'POST /staff/companies/{companyId}/unblock': { body: () => ({ reason: 'They have been taken down.' }) },
  'POST /staff/companies/{companyId}/sending/stop': { body: () => ({ reason: 'Nobody has bought there.' }) },
  'POST /staff/companies/{companyId}/sending/resume': { body: () => ({ reason: 'They have shown the orders.' }) },
  'POST /staff/companies/{companyId}/vouching/withdrawal': { body: () => ({ reason: 'It was somebody else.' }) },
  'POST /staff/companies/{companyId}/vouching': { body: () => ({ reason: 'A customer of many years.' }) },
  'GET /staff/audit-log': { query: (values) => ({ companyId: values('companyId') }) },
  // Links of accounts are the library's own: random, stored for their hour, bound to one account.
  'POST /password-resets/complete': {
    body: () => ({ token: 'x', password: 'correct horse battery' }),
    words: ['token'],
  },
  'POST /accounts/verifications': { body: () => ({ token: 'x' }), words: ['token'] },
};
