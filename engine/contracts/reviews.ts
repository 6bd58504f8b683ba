import { z } from 'zod';
import { Cursor, Email, Grade, Id, Instant, Locale, Slug, Token, pageOf } from './common.ts';

/** How a review came in. Weights in the average: `GRADE_WEIGHTS` in the engine's kernel. */
export const REVIEW_ORIGINS = ['verified', 'unverified', 'external'] as const;
export const ReviewOrigin = z.enum(REVIEW_ORIGINS);
export type ReviewOrigin = z.infer<typeof ReviewOrigin>;

/** Where an external review was written. */
export const REVIEW_SOURCES = [
  'google',
  'trustpilot',
  'facebook',
  'booking',
  'tripadvisor',
  'ceneo',
  'opineo',
  'allegro',
  'amazon',
  'heureka',
  'other',
] as const;
export const ReviewSource = z.enum(REVIEW_SOURCES);
export type ReviewSource = z.infer<typeof ReviewSource>;

/** What carries a signed entry code to the form on the profile. */
export const ENTRY_KINDS = ['qr', 'business_card', 'widget'] as const;
export const EntryKind = z.enum(ENTRY_KINDS);
export type EntryKind = z.infer<typeof EntryKind>;

/** What a detailed rating may be about. Words under `reviews:criteria.<criterion>`. */
export const RATING_CRITERIA = [
  'delivery',
  'packaging',
  'service',
  'quality',
  'value',
  'contact',
  'cleanliness',
  'location',
  'food',
  'comfort',
  'staff',
] as const;
export const RatingCriterion = z.enum(RATING_CRITERIA);
export type RatingCriterion = z.infer<typeof RatingCriterion>;
/** Criterion → 1 to 5; any may be left out. */
export const Ratings = z.partialRecord(RatingCriterion, Grade);
export type Ratings = z.infer<typeof Ratings>;

/** An additional question of the merchant, in the form's language. */
export const FormQuestion = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(['open', 'single', 'multiple']),
  question: z.string(),
  choices: z.array(z.string()),
  required: z.boolean(),
});
export type FormQuestion = z.infer<typeof FormQuestion>;
/** Open: the words; single: the choice; multiple: the chosen ones, one per line. Unanswered ones are left out. */
export const FormAnswers = z
  .array(z.object({ questionId: z.string().min(1).max(40), answer: z.string().trim().min(1).max(1000) }))
  .max(10);
export type FormAnswers = z.infer<typeof FormAnswers>;

/** Photos of one review, at most, and bytes of each as uploaded. */
export const MAX_PHOTOS = 5;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Longest side in pixels of the three sizes that are kept. */
export const PHOTO_SIZES = { small: 320, medium: 960, large: 1920 } as const;
export const Photo = z
  .object({
    id: Id,
    width: z.int(),
    height: z.int(),
    small: z.string(),
    medium: z.string(),
    large: z.string(),
  })
  .meta({ id: 'Photo' });
export type Photo = z.infer<typeof Photo>;

export const REVIEW_BODY_MIN = 10;
export const REVIEW_BODY_MAX = 5000;
export const ReviewBody = z.string().trim().min(REVIEW_BODY_MIN).max(REVIEW_BODY_MAX);
export type ReviewBody = z.infer<typeof ReviewBody>;
export const AuthorName = z.string().trim().min(2).max(60);
export type AuthorName = z.infer<typeof AuthorName>;

/** What `GET /invitations/{token}` answers: all that the form needs. */
export const InvitationForm = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), website: z.string().nullable() }),
    locale: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    suggestedName: z.string().nullable(),
    products: z.array(z.object({ id: Id, name: z.string(), url: z.string().nullable() })),
    hints: z.array(z.object({ grade: Grade, phrases: z.array(z.string()) })),
    askPhotos: z.boolean(),
    criteria: z.array(RatingCriterion),
    questions: z.array(FormQuestion),
    expiresAt: Instant,
    /** Opens the opt-out page: a text message has no room for that link. */
    optOutToken: Token.optional(),
  })
  .meta({ id: 'InvitationForm' });
export type InvitationForm = z.infer<typeof InvitationForm>;

export const SubmitReview = z
  .object({
    token: Token,
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName,
    language: Locale.optional().meta({ description: 'The form’s language; the text’s own language is detected' }),
    products: z
      .array(z.object({ productId: Id, grade: Grade, body: ReviewBody }))
      .max(20)
      .default([]),
    ratings: Ratings.default({}),
    answers: FormAnswers.default([]),
    /** Uploaded before with the same token; sending the form is the reviewer's approval of them. */
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitReview' });
export type SubmitReview = z.infer<typeof SubmitReview>;

/** `POST /product-reviews`: one product of the order alone, before or after the company's review, each once. */
export const SubmitProductReview = z
  .object({
    token: Token,
    productId: Id,
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName,
    language: Locale.optional().meta({ description: 'The form’s language; the text’s own language is detected' }),
    /** Uploaded before with the same token. */
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitProductReview' });
export type SubmitProductReview = z.infer<typeof SubmitProductReview>;

/** A merchant's words on the thank-you page, in its reader's language. */
export const ThankYouWords = z.object({
  heading: z.string().nullable(),
  body: z.string().nullable(),
  button: z.object({ label: z.string(), url: z.string() }).nullable(),
});
export type ThankYouWords = z.infer<typeof ThankYouWords>;

export const SubmittedReview = z
  .object({
    reviewId: Id,
    company: z.object({ slug: Slug, name: z.string() }),
    state: z.enum(['awaiting_confirmation', 'screening', 'published', 'held', 'in_mediation']),
    submittedAt: Instant,
    /** Signed: proves offline that the platform took this very review. `npm run verify-ledger` checks it. */
    receipt: z.string(),
    /** What the merchant says in thanks; left out where he says nothing. */
    thankYou: ThankYouWords.optional(),
  })
  .meta({ id: 'SubmittedReview' });
export type SubmittedReview = z.infer<typeof SubmittedReview>;

/** A review as the public sees it: never an address, an order number or a device. */
export const ReviewCard = z
  .object({
    id: Id,
    grade: Grade,
    body: z.string(),
    authorName: z.string(),
    language: Locale,
    origin: ReviewOrigin,
    publishedAt: Instant,
    product: z.object({ id: Id, name: z.string(), slug: Slug }).nullable(),
    answer: z.object({ body: z.string(), publishedAt: Instant }).nullable(),
    helpful: z.object({ up: z.int(), down: z.int() }),
    pinned: z.boolean(),
    edited: z.boolean(),
    photos: z.array(Photo),
    ratings: Ratings,
    /** Where an external review was written. */
    source: z.object({ name: ReviewSource, url: z.string().nullable() }).nullable(),
    /** Shown on a review whose mediation ended unread. */
    mediationExpired: z.boolean(),
    /** Its author has had text and name erased: only the grade is left. */
    erased: z.boolean(),
  })
  .meta({ id: 'ReviewCard' });
export type ReviewCard = z.infer<typeof ReviewCard>;

export const ReviewListQuery = z.object({
  language: z.union([Locale, z.literal('any')]).default('any'),
  grade: z.coerce.number().int().min(1).max(5).optional(),
  origin: ReviewOrigin.optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;
export const ReviewPage = pageOf(ReviewCard).meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** `GET /reviews/{id}`: one public review, with the company it is about. */
export const PublicReview = ReviewCard.extend({
  company: z.object({ id: Id, slug: Slug, name: z.string() }),
}).meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof PublicReview>;

/** `GET /companies/{slug}/products/{productId}/reviews`. */
export const ProductReviewPage = ReviewPage.extend({
  product: z.object({ id: Id, slug: Slug, name: z.string(), url: z.string().nullable() }),
}).meta({ id: 'ProductReviewPage' });
export type ProductReviewPage = z.infer<typeof ProductReviewPage>;

/** `GET /reviews/latest`: newest published reviews with the company they are about. */
export const LatestReviews = z
  .object({ items: z.array(ReviewCard.extend({ company: z.object({ slug: Slug, name: z.string() }) })) })
  .meta({ id: 'LatestReviews' });
export type LatestReviews = z.infer<typeof LatestReviews>;

/** An author's own review, through his link: what he may do with it now. */
export const ManagedReview = z
  .object({
    id: Id,
    product: z.object({ id: Id, name: z.string() }).nullable(),
    state: z.enum([
      'awaiting_confirmation',
      'screening',
      'published',
      'held',
      'in_mediation',
      'withdrawn',
      'rejected',
      'deleted',
    ]),
    grade: Grade,
    body: z.string(),
    /** An edit that is not public yet. */
    pending: z.object({ grade: Grade, body: z.string(), held: z.boolean() }).nullable(),
    submittedAt: Instant,
    publishedAt: Instant.nullable(),
    photos: z.array(Photo),
    ratings: Ratings,
    answer: z.object({ body: z.string(), publishedAt: Instant }).nullable(),
    mayEdit: z.boolean(),
    mayDelete: z.boolean(),
    /** Opens `/mediation/{token}` while the company and the author talk. */
    mediationToken: Token.nullable(),
    /** Opens the statement of reasons when the review was held back. */
    statementToken: Token.nullable(),
  })
  .meta({ id: 'ManagedReview' });
export type ManagedReview = z.infer<typeof ManagedReview>;

/** What `GET /my-reviews/{token}` answers: everything written in one go. */
export const ManagedReviews = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string() }),
    locale: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    authorName: z.string(),
    criteria: z.array(RatingCriterion),
    reviews: z.array(ManagedReview),
    /** Products of the same order that may still be reviewed with `POST /product-reviews`. */
    openProducts: z.array(z.object({ id: Id, name: z.string(), url: z.string().nullable() })),
  })
  .meta({ id: 'ManagedReviews' });
export type ManagedReviews = z.infer<typeof ManagedReviews>;

export const ReviseReview = z
  .object({
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName.optional(),
    ratings: Ratings.optional(),
    /** The photos that stay, and new ones uploaded with the same token. */
    photoIds: z.array(Id).max(MAX_PHOTOS).optional(),
  })
  .meta({ id: 'ReviseReview' });
export type ReviseReview = z.infer<typeof ReviseReview>;

/** What `GET /entries/{code}` answers: the form on the profile, opened by a QR code, business card or widget. */
export const EntryForm = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), website: z.string().nullable() }),
    kind: EntryKind,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    hints: z.array(z.object({ grade: Grade, phrases: z.array(z.string()) })),
    criteria: z.array(RatingCriterion),
  })
  .meta({ id: 'EntryForm' });
export type EntryForm = z.infer<typeof EntryForm>;

/** A code of a company that opens the form on its profile. */
export const EntryCode = z
  .object({
    id: Id,
    kind: EntryKind,
    label: z.string(),
    /** Goes into a widget. */
    code: Token,
    /** Goes into a QR code or onto a business card. */
    url: z.string(),
    createdAt: Instant,
  })
  .meta({ id: 'EntryCode' });
export type EntryCode = z.infer<typeof EntryCode>;
export const EntryCodeList = z.object({ items: z.array(EntryCode) }).meta({ id: 'EntryCodeList' });
export type EntryCodeList = z.infer<typeof EntryCodeList>;
export const CreateEntryCode = z
  .object({ kind: EntryKind, label: z.string().trim().min(1).max(80) })
  .meta({ id: 'CreateEntryCode' });
export type CreateEntryCode = z.infer<typeof CreateEntryCode>;

/** A review written on the profile; public only after its address is confirmed and it has passed the filters. */
export const SubmitEntryReview = z
  .object({
    code: Token,
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName,
    email: Email,
    /** Order number or what the service was. */
    orderRef: z.string().trim().max(100).optional(),
    language: Locale.optional(),
    ratings: Ratings.default({}),
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitEntryReview' });
export type SubmitEntryReview = z.infer<typeof SubmitEntryReview>;

/** `POST /reviews/confirmations`: the link of the confirmation mail was followed. */
export const ConfirmReview = z.object({ token: Token }).meta({ id: 'ConfirmReview' });
export type ConfirmReview = z.infer<typeof ConfirmReview>;
export const ConfirmedReview = z
  .object({
    company: z.object({ slug: Slug, name: z.string(), website: z.string().nullable() }),
    receipt: z.string(),
    /** The author's link: `GET /my-reviews/{token}`. */
    manageToken: Token,
  })
  .meta({ id: 'ConfirmedReview' });
export type ConfirmedReview = z.infer<typeof ConfirmedReview>;

/** `PUT /reviews/{reviewId}/vote`; 0 takes it back. */
export const CastVote = z
  .object({ value: z.union([z.literal(1), z.literal(-1), z.literal(0)]) })
  .meta({ id: 'CastVote' });
export type CastVote = z.infer<typeof CastVote>;
export const VoteCounts = z
  .object({ up: z.int(), down: z.int(), own: z.union([z.literal(1), z.literal(-1), z.literal(0)]) })
  .meta({ id: 'VoteCounts' });
export type VoteCounts = z.infer<typeof VoteCounts>;

/** `GET /reviews/{reviewId}/translations/{language}`. */
export const ReviewTranslation = z
  .object({ reviewId: Id, language: Locale, body: z.string(), provider: z.string() })
  .meta({ id: 'ReviewTranslation' });
export type ReviewTranslation = z.infer<typeof ReviewTranslation>;

/** The company's public answer to a review. */
export const AnswerReview = z.object({ body: z.string().trim().min(2).max(3000) }).meta({ id: 'AnswerReview' });
export type AnswerReview = z.infer<typeof AnswerReview>;

/** Why a seller takes back a review of a product; company reviews are never withdrawn. */
export const WITHDRAWAL_REASONS = ['complaint_item', 'not_about_product'] as const;
export const WithdrawReview = z
  .object({ reason: z.enum(WITHDRAWAL_REASONS), explanation: z.string().trim().min(10).max(1000) })
  .meta({ id: 'WithdrawReview' });
export type WithdrawReview = z.infer<typeof WithdrawReview>;

/**
 * A review as its company sees it in the panel: never an address. Of one that was held or refused only the state: it may
 * hold what nobody should read, and its author should not be asked to withdraw it.
 */
export const CompanyReview = ReviewCard.omit({ publishedAt: true, grade: true })
  .extend({
    grade: Grade.nullable(),
    publishedAt: Instant.nullable(),
    submittedAt: Instant,
    state: z.string(),
    orderId: z.string().nullable(),
    pendingAnswer: z.string().nullable(),
    answerHeld: z.boolean(),
    mediation: z.enum(['open', 'ended']).nullable(),
  })
  .meta({ id: 'CompanyReview' });
export type CompanyReview = z.infer<typeof CompanyReview>;
export const CompanyReviewQuery = z.object({
  state: z.enum(['published', 'in_mediation', 'held', 'rejected', 'withdrawn']).optional(),
  subject: z.enum(['company', 'products']).optional(),
  grade: z.coerce.number().int().min(1).max(5).optional(),
  answered: z.enum(['yes', 'no']).optional(),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type CompanyReviewQuery = z.infer<typeof CompanyReviewQuery>;
export const CompanyReviewPage = pageOf(CompanyReview).meta({ id: 'CompanyReviewPage' });
export type CompanyReviewPage = z.infer<typeof CompanyReviewPage>;

export const OptOutInfo = z
  .object({ company: z.object({ slug: Slug, name: z.string() }), maskedAddress: z.string(), optedOut: z.boolean() })
  .meta({ id: 'OptOutInfo' });
export type OptOutInfo = z.infer<typeof OptOutInfo>;
export const OptOutRequest = z.object({ token: Token }).meta({ id: 'OptOutRequest' });
export type OptOutRequest = z.infer<typeof OptOutRequest>;

export const ReviewerContact = z.object({ email: Email });
export type ReviewerContact = z.infer<typeof ReviewerContact>;
