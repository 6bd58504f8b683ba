import { newId } from '../../engine/src/kernel/ids.ts';
import { CONFIG_CASES } from './config-cases.ts';
import { PROFILE } from './bodies.ts';
import type { SlotName, Values } from './slots.ts';
import type { Case } from './case.ts';
import { BILLING_CASES } from './billing-cases.ts';
import { EXPERT_CASES } from './experts/cases.ts';
import { MANAGER_CASES } from './manager-cases.ts';
import { PARTNER_CASES } from './partner-cases.ts';
import { REVIEW_LIST_CASES } from './review-list-cases.ts';
import { DESK_CASES } from './staff/cases.ts';
import { ENTRY_CASES, review } from './entries/cases.ts';
import { SPREADING_CASES } from './spreading-cases.ts';
import { WIDGET_CASES } from './widgets/cases.ts';

/** Path parameters whose slot has the same meaning everywhere. */
export const PARAMETERS: Record<string, SlotName> = {
  companyId: 'companyId',
  keyId: 'keyId',
  configId: 'configId',
  invitationId: 'invitationId',
  codeId: 'codeId',
  slug: 'slug',
  productId: 'productId',
  pictureId: 'pictureId',
  caseId: 'caseId',
  messageId: 'messageId',
  questionId: 'questionId',
  surveyId: 'surveyId',
  memberId: 'memberId',
  inviteId: 'inviteId',
  sessionId: 'sessionId',
  templateId: 'templateId',
  bulkId: 'bulkId',
  viewId: 'viewId',
  exportId: 'exportId',
  expertId: 'expertId',
  featureId: 'featureId',
  invoiceId: 'invoiceId',
  chargeId: 'chargeId',
  partnerId: 'partnerId',
  deviceId: 'deviceId',
  payoutId: 'payoutId',
  widgetId: 'widgetId',
  shareId: 'shareId',
  marketId: 'marketId',
};
/** Path parameters that name nothing of anybody's. */
export const PLAIN: Record<string, string> = {
  code: 'K7MPX4QD',
  day: '2020-01-01',
  month: '2020-01',
  language: 'de',
  country: 'PL',
  kind: 'hotels',
  mail: 'payout',
  planId: '019a0000-0000-7000-8000-000000000000',
};

const WORDS = review.body;
const order = (values: Values) => ({
  orderId: newId(),
  email: `${newId()}@mail.example`,
  basis: 'consent',
  configId: values('configId'),
});
const PANEL = '/panel/companies/{companyId}';
const SURVEY = {
  kind: 'survey',
  title: { en: 'Changed' },
  defaultLanguage: 'en',
  questions: [{ id: 'why', kind: 'open', question: { en: 'Why?' } }],
};
const ofCompany: Case = { path: { reviewId: 'companyReviewId' } };
const ofNotificationMail: Case = { path: { token: 'notificationMailLink' } };
const ofMediation: Case = { path: { reviewId: 'mediationId' } };
const ORDER_WORDS = ['orderId', 'productId'];

/** Every route that takes an id or a link and does more than read; a route without a case here fails the test. */
export const CASES: Record<string, Case> = {
  [`POST ${PANEL}/api-keys`]: { body: () => ({ name: 'Another' }) },
  [`POST ${PANEL}/orders`]: { body: order, words: ORDER_WORDS },
  'POST /orders': { body: order, words: ORDER_WORDS },
  [`POST ${PANEL}/order-imports/preview`]: { file: ['text/csv', 'order_id,email\nA-1,a@mail.example\n'] },
  [`POST ${PANEL}/order-imports`]: {
    query: (values) => ({ configId: values('configId'), basis: 'consent' }),
    file: ['text/csv', 'order_id,email\nA-1,a@mail.example\n'],
  },
  [`GET ${PANEL}/order-imports/{importId}`]: { path: { importId: 'orderImportId' } },
  [`POST ${PANEL}/opt-outs`]: { body: () => ({ email: 'eve@mail.example' }) },
  [`GET ${PANEL}/invitations`]: {
    query: (values) => ({ configId: values('configId') }),
    unowned: 'no order was invited by that configuration',
  },
  [`POST ${PANEL}/invitations/{invitationId}/sending`]: {},
  [`POST ${PANEL}/invitations/{invitationId}/cancellation`]: {},
  ...CONFIG_CASES,
  [`DELETE ${PANEL}/api-keys/{keyId}`]: {},
  [`POST ${PANEL}/entry-codes`]: { body: () => ({ kind: 'qr', label: 'Door' }) },
  [`GET ${PANEL}/entry-codes/{codeId}/print`]: { query: () => ({ format: 'card', language: 'pl' }) },
  [`DELETE ${PANEL}/entry-codes/{codeId}`]: {},
  [`GET ${PANEL}/reviews`]: { query: (values) => ({ productId: values('productId') }) },
  [`GET ${PANEL}/reviews/{reviewId}`]: ofCompany,
  [`PUT ${PANEL}/reviews/{reviewId}/answer`]: { ...ofCompany, body: () => ({ body: 'Thank you for it.' }) },
  [`DELETE ${PANEL}/reviews/{reviewId}/answer`]: ofCompany,
  [`PUT ${PANEL}/reviews/{reviewId}/pin`]: ofCompany,
  [`DELETE ${PANEL}/reviews/{reviewId}/pin`]: ofCompany,
  [`POST ${PANEL}/reviews/{reviewId}/withdrawal`]: {
    path: { reviewId: 'companyProductReviewId' },
    body: () => ({ reason: 'complaint_item', explanation: 'It was broken and came back.' }),
  },
  [`POST ${PANEL}/reviews/{reviewId}/reports`]: { ...ofCompany, body: () => ({ reason: 'offensive' }) },
  ...REVIEW_LIST_CASES,
  ...WIDGET_CASES,
  ...BILLING_CASES,
  ...EXPERT_CASES,
  ...MANAGER_CASES,
  ...DESK_CASES,
  ...PARTNER_CASES,
  ...ENTRY_CASES,
  ...SPREADING_CASES,
  [`PUT ${PANEL}/settings`]: {
    body: () => ({ presentation: 'shown', bodyMin: 10, alerts: true, mediateCompany: true, mediateProducts: true }),
  },
  [`PUT ${PANEL}/profile`]: { body: () => PROFILE },
  [`PUT ${PANEL}/website`]: { body: () => ({ website: 'https://www.tea.example' }) },
  [`POST ${PANEL}/website/check`]: { body: () => ({ method: 'dns' }) },
  [`POST ${PANEL}/website/mail`]: { body: () => ({ address: 'postmaster@tea.example' }) },
  [`POST ${PANEL}/website/code`]: { body: () => ({ code: 'AAAA-AAAA' }), unowned: 'the code stands in a mail alone' },
  [`POST ${PANEL}/notifications/read`]: {
    body: () => ({ notificationId: newId(), all: true }),
    words: ['notificationId'],
  },
  [`PUT ${PANEL}/notification-preferences`]: { body: () => ({ preferences: [] }) },
  'GET /notification-mails/{token}': ofNotificationMail,
  'POST /notification-mails/{token}/unsubscribe': { ...ofNotificationMail, body: () => ({ all: true }) },
  'GET /notification-mails/{token}/one-click': ofNotificationMail,
  'POST /notification-mails/{token}/one-click': ofNotificationMail,
  [`GET ${PANEL}/mediations/{reviewId}`]: ofMediation,
  [`POST ${PANEL}/mediations/{reviewId}/read`]: ofMediation,
  [`POST ${PANEL}/mediations/{reviewId}/messages`]: { ...ofMediation, body: () => ({ body: 'What went wrong?' }) },
  [`POST ${PANEL}/review-imports/preview`]: { file: ['text/csv', 'Rating,Comment\n5,Good\n'] },
  [`POST ${PANEL}/review-imports`]: {
    file: ['text/csv', 'Review id,Reviewer,Rating,Comment,Created at\n9,Bob,5,A fine shop for tea,2026-02-03\n'],
  },
  [`PUT ${PANEL}/questions/{questionId}/answer`]: {
    body: (values) => ({ body: 'It does, in two sizes.', expertId: values('expertId') }),
  },
  [`DELETE ${PANEL}/questions/{questionId}/answer`]: {},
  [`POST ${PANEL}/surveys`]: { body: () => SURVEY, words: ['id'] },
  [`PUT ${PANEL}/surveys/{surveyId}`]: { path: { surveyId: 'draftSurveyId' }, body: () => SURVEY, words: ['id'] },
  [`DELETE ${PANEL}/surveys/{surveyId}`]: { path: { surveyId: 'draftSurveyId' } },
  [`PUT ${PANEL}/surveys/{surveyId}/state`]: { body: () => ({ state: 'open' }) },
  [`POST ${PANEL}/surveys/{surveyId}/invitations`]: {
    body: () => ({ basis: 'consent', recipients: [{ email: 'b@mail.example' }] }),
  },
  [`PUT ${PANEL}/logo`]: { file: ['image/png', 'picture'] },
  [`DELETE ${PANEL}/logo`]: {},
  [`POST ${PANEL}/pictures`]: { file: ['image/png', 'picture'] },
  [`PUT ${PANEL}/pictures/order`]: { body: (values) => ({ pictureIds: [values('pictureId')] }) },
  [`PUT ${PANEL}/pictures/{pictureId}/text`]: { body: () => ({ alt: 'The shop' }) },
  [`DELETE ${PANEL}/pictures/{pictureId}`]: {},
  [`PUT ${PANEL}/products/{productId}/picture`]: { file: ['image/png', 'picture'] },
  [`DELETE ${PANEL}/products/{productId}/picture`]: { unowned: 'it has no picture' },
  [`POST ${PANEL}/products/{productId}/picture/fetch`]: { unowned: 'orders name no picture of it' },
  [`PUT ${PANEL}/products/{productId}/category`]: { body: () => ({ category: 'Teas' }) },
  [`PUT ${PANEL}/product-features`]: {
    body: (values) => ({
      category: null,
      productId: values('productId'),
      features: [{ name: { en: 'Strength' }, low: { en: 'mild' }, high: { en: 'strong' } }],
    }),
    words: ['id'],
  },
  [`GET ${PANEL}/review-imports/{importId}`]: { path: { importId: 'reviewImportId' } },

  [`POST ${PANEL}/team/invites`]: { body: () => ({ email: `${newId()}@mail.example`, role: 'agent' }) },
  [`POST ${PANEL}/team/invites/{inviteId}/resend`]: {},
  [`DELETE ${PANEL}/team/invites/{inviteId}`]: {},
  [`PUT ${PANEL}/team/members/{memberId}`]: { body: () => ({ role: 'manager' }) },
  [`DELETE ${PANEL}/team/members/{memberId}`]: {},
  [`POST ${PANEL}/team/leave`]: {},
  [`POST ${PANEL}/team/owner`]: {
    body: (values) => ({ memberId: values('memberId'), password: 'correct horse battery' }),
    unowned: 'the caller would not be the owner any more',
  },
  'GET /team-invites/{token}': { path: { token: 'teamInviteLink' } },
  'POST /team-invites/{token}/account': {
    path: { token: 'teamInviteLink' },
    body: () => ({ name: 'Eve', password: 'correct horse battery', acceptTerms: true }),
  },
  'POST /team-invites/{token}/accept': { path: { token: 'teamInviteLink' } },
  'POST /email-changes/confirm': { body: (values) => ({ token: values('emailChangeLink') }) },
  'POST /email-changes/keep': { body: (values) => ({ token: values('emailKeepLink') }) },
  'DELETE /me/sessions/{sessionId}': {},
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
  'POST /reviews': {
    body: (values) => ({
      ...review,
      token: values('openLink'),
      photoIds: [values('photoId')],
      answers: [],
    }),
    words: ['questionId', 'productId'],
  },
  'POST /product-reviews': {
    body: (values) => ({
      ...review,
      token: values('openLink'),
      productId: values('openProductId'),
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
  'GET /mediations/{token}/events': { path: { token: 'mediationLink' } },
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
  'PUT /staff/contact-messages/{messageId}/state': { body: () => ({ state: 'answered' }) },
  // In this order: what is tried afterwards finds the company as it was.
  'POST /staff/companies/{companyId}/block': { body: () => ({ reason: 'Reviews of its own making.' }) },
  'POST /staff/companies/{companyId}/unblock': { body: () => ({ reason: 'They have been taken down.' }) },
  'POST /staff/companies/{companyId}/sending/stop': { body: () => ({ reason: 'Nobody has bought there.' }) },
  'POST /staff/companies/{companyId}/sending/resume': { body: () => ({ reason: 'They have shown the orders.' }) },
  'POST /staff/companies/{companyId}/vouching/withdrawal': { body: () => ({ reason: 'It was somebody else.' }) },
  'POST /staff/companies/{companyId}/vouching': { body: () => ({ reason: 'A customer of many years.' }) },
  'GET /staff/audit-log': { query: (values) => ({ companyId: values('companyId') }) },
  // Its code is no id.
  'POST /sessions': {
    body: () => ({ email: 'a@mail.example', password: 'wrong', code: '000000' }),
    words: ['code'],
  },
  'POST /me/deletion': { body: () => ({ password: 'wrong', code: '000000' }), words: ['code'] },
  'POST /me/second-factor': { body: () => ({ password: 'wrong', code: '000000' }), words: ['code'] },
  'POST /me/second-factor/confirmation': { body: () => ({ code: '000000' }), words: ['code'] },
  'POST /me/second-factor/end': { body: () => ({ password: 'wrong', code: '000000' }), words: ['code'] },
  // Links of accounts are the library's own: random, stored for their hour, bound to one account.
  'POST /password-resets/complete': {
    body: () => ({ token: 'x', password: 'correct horse battery' }),
    words: ['token'],
  },
  'POST /accounts/companies': { body: () => ({ token: 'x' }), words: ['token'] },
  'POST /accounts/verifications': { body: () => ({ token: 'x' }), words: ['token'] },
};
