import { newId } from '../../engine/src/kernel/ids.ts';
import type { TokenPurpose } from '../../engine/src/platform/tokens.ts';

/** Kinds of links: of a review by invitation, an unused invitation, a review on the profile, and so on. */
export const TOKENS = {
  written: 'invitation',
  open: 'invitation',
  author: 'review',
  confirmation: 'confirmation',
  correction: 'correction',
  entry: 'entry',
  optOut: 'opt-out',
  mediation: 'mediation',
  notificationMail: 'notification-mail',
  partnerMail: 'partner-mail',
  statement: 'statement',
  privacy: 'privacy',
  question: 'question',
  survey: 'survey',
  surveyInvitation: 'survey-invitation',
  surveyForm: 'survey-form',
  surveyPreview: 'survey-preview',
  nps: 'nps',
  teamInvite: 'team-invite',
  emailChange: 'email-change',
  emailKeep: 'email-keep',
  exported: 'export',
  productReviews: 'product-review-feed',
} as const satisfies Record<string, TokenPurpose>;
export type TokenName = keyof typeof TOKENS;

const TOKEN_BYTES = 37;
const SUBJECT_AT = 1;
const MAC_AT = 17;

/** A well-formed link that opens nothing. */
export function unknownToken(): string {
  const bytes = Buffer.alloc(TOKEN_BYTES);
  bytes[0] = 1;
  Buffer.from(newId().replaceAll('-', ''), 'hex').copy(bytes, SUBJECT_AT);
  bytes.fill(7, MAC_AT);
  return bytes.toString('base64url');
}

/** An own link with another subject in it. */
export function graft(own: string, foreign: string): string {
  const bytes = Buffer.from(own, 'base64url');
  Buffer.from(foreign, 'base64url').copy(bytes, SUBJECT_AT, SUBJECT_AT, MAC_AT);
  return bytes.toString('base64url');
}
