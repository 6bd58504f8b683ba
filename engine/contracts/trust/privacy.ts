import { z } from 'zod';
import { Email, Id, Instant, Locale, Slug } from '../common.ts';
import { SurveyAnswer } from '../surveys.ts';

export const PRIVACY_KINDS = ['export', 'erasure'] as const;
export const PrivacyKind = z.enum(PRIVACY_KINDS);
export type PrivacyKind = z.infer<typeof PrivacyKind>;

/** Lifetime of the mailed link. */
export const PRIVACY_LINK_DAYS = 7;

/** `POST /privacy-requests`: whatever is known of the address, the answer is the same, and a mail goes to it. */
export const CreatePrivacyRequest = z
  .object({
    email: Email,
    kind: PrivacyKind,
    language: Locale,
    /** Honeypot: people leave it empty. */
    website: z.string().max(200).optional(),
  })
  .meta({ id: 'CreatePrivacyRequest' });
export type CreatePrivacyRequest = z.infer<typeof CreatePrivacyRequest>;

/** What `GET /privacy-requests/{token}` answers: what the link is about, before anything is done. */
export const PrivacyRequestInfo = z
  .object({
    kind: PrivacyKind,
    maskedAddress: z.string(),
    language: Locale,
    expiresAt: Instant,
    state: z.enum(['waiting', 'running', 'done']),
    /** What there is to be given out or erased; `messages` with surveys. */
    known: z.object({ reviews: z.int(), orders: z.int(), reports: z.int(), messages: z.int() }),
  })
  .meta({ id: 'PrivacyRequestInfo' });
export type PrivacyRequestInfo = z.infer<typeof PrivacyRequestInfo>;

const CompanyName = z.object({ slug: Slug, name: z.string() });
const ExportedReview = z.object({
  id: Id,
  company: CompanyName,
  product: z.string().nullable(),
  origin: z.string(),
  state: z.string(),
  grade: z.int(),
  authorName: z.string(),
  email: z.string().nullable(),
  orderRef: z.string().nullable(),
  submittedAt: Instant,
  publishedAt: Instant.nullable(),
  revisions: z.array(
    z.object({
      revision: z.int(),
      grade: z.int(),
      body: z.string(),
      state: z.string(),
      submittedAt: Instant,
      ratings: z.record(z.string(), z.number()),
      answers: z.array(z.object({ question: z.string(), answer: z.string() })),
      /** What the author said of themselves, by what was asked. */
      aboutYourself: z.record(z.string(), z.string()),
    }),
  ),
  photos: z.array(z.object({ id: Id, state: z.string(), createdAt: Instant })),
  events: z.array(z.object({ type: z.string(), actor: z.string(), at: Instant })),
  messages: z.array(z.object({ from: z.enum(['merchant', 'reviewer']), body: z.string(), at: Instant })),
  statements: z.array(z.object({ effect: z.string(), ground: z.string(), decidedBy: z.string(), at: Instant })),
  appeals: z.array(z.object({ side: z.string(), text: z.string().nullable(), state: z.string(), at: Instant })),
});
const ExportedOrder = z.object({
  company: CompanyName,
  orderRef: z.string(),
  purchasedAt: Instant,
  source: z.string(),
  basis: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  products: z.array(z.string()),
  invitation: z.object({ state: z.string(), events: z.array(z.object({ type: z.string(), at: Instant })) }).nullable(),
});
const ExportedReport = z.object({
  reviewId: Id,
  company: CompanyName,
  reason: z.string(),
  text: z.string().nullable(),
  state: z.string(),
  at: Instant,
});

/** What was written through a form of the site: to us, or with `topic` `question` to a seller about a product. */
const ExportedMessage = z.object({ topic: z.string(), message: z.string(), state: z.string(), at: Instant });

const ExportedSurvey = z.object({
  company: CompanyName,
  title: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  basis: z.string(),
  state: z.string(),
  sentAt: Instant.nullable(),
  submittedAt: Instant.nullable(),
  answers: z.array(z.object({ question: z.string(), answer: SurveyAnswer })),
  score: z.int().nullable(),
  comment: z.string().nullable(),
});

/** Everything that is kept under an address (General Data Protection Regulation, articles 15 and 20). */
export const PersonalData = z
  .object({
    email: z.string(),
    exportedAt: Instant,
    reviews: z.array(ExportedReview),
    orders: z.array(ExportedOrder),
    reports: z.array(ExportedReport),
    messages: z.array(ExportedMessage),
    /** In which a company asked this address, with what was answered. */
    surveys: z.array(ExportedSurvey),
    /** Companies that may not invite this address any more. */
    optOuts: z.array(CompanyName),
  })
  .meta({ id: 'PersonalData' });
export type PersonalData = z.infer<typeof PersonalData>;
export type ExportedReview = z.infer<typeof ExportedReview>;
export type ExportedOrder = z.infer<typeof ExportedOrder>;
export type ExportedMessage = z.infer<typeof ExportedMessage>;
export type ExportedReport = z.infer<typeof ExportedReport>;
export type ExportedSurvey = z.infer<typeof ExportedSurvey>;
