import { z } from 'zod';
import { Email, Grade, Id, Instant, Locale, Slug, Token } from './common.ts';
import { AskedUserFeature, UserChoices } from './company/user-features.ts';
import { Elsewhere } from './inviting/splitter.ts';
import { AskedFeature, FeaturePositions } from './product-features.ts';
import {
  AuthorName,
  CompanyAnswer,
  EntryKind,
  MAX_PHOTOS,
  Photo,
  RatingCriterion,
  Ratings,
  ReviewBody,
} from './reviews.ts';

/** An additional question of the company, in the form's language. */
export const FormQuestion = z.object({
  id: z.string().min(1).max(40),
  kind: z.enum(['open', 'single', 'multiple']),
  question: z.string(),
  choices: z.array(z.string()),
  required: z.boolean(),
});
export type FormQuestion = z.infer<typeof FormQuestion>;
/** `open`: free text; `single`: the choice; `multiple`: the choices, one per line. Unanswered questions are omitted. */
export const FormAnswers = z
  .array(z.object({ questionId: z.string().min(1).max(40), answer: z.string().trim().min(1).max(1000) }))
  .max(10);
export type FormAnswers = z.infer<typeof FormAnswers>;

/** A product of the order, with the features that reviewers are asked about. */
export const FormProduct = z.object({
  id: Id,
  name: z.string(),
  url: z.string().nullable(),
  features: z.array(AskedFeature).optional(),
  /** What the reviewer is asked about themselves; the answers are public. */
  userFeatures: z.array(AskedUserFeature).optional(),
});
export type FormProduct = z.infer<typeof FormProduct>;

/** Phrases that a reviewer may tap into their text, per grade. */
export const OfferedHints = z.array(z.object({ grade: Grade, phrases: z.array(z.string()) }));
export type OfferedHints = z.infer<typeof OfferedHints>;

/** The company's texts on the thank-you page, in the reader's language. */
export const ThankYouWords = z.object({
  heading: z.string().nullable(),
  body: z.string().nullable(),
  button: z.object({ label: z.string(), url: z.string() }).nullable(),
});
export type ThankYouWords = z.infer<typeof ThankYouWords>;

/** `GET /invitations/{token}`: everything that the form needs. */
export const InvitationForm = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), website: z.string().nullable() }),
    locale: Locale,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    suggestedName: z.string().nullable(),
    products: z.array(FormProduct),
    hints: OfferedHints,
    /** For its products; empty without products. */
    productHints: OfferedHints.default([]),
    askPhotos: z.boolean(),
    /** Uploaded with this link from any device and not sent yet, oldest first; they count towards the limit. */
    unsentPhotos: z.array(Photo).optional(),
    criteria: z.array(RatingCriterion),
    questions: z.array(FormQuestion),
    /** Asked with the company's own review; the answers are public. */
    userFeatures: z.array(AskedUserFeature).optional(),
    expiresAt: Instant,
    /** Opens the opt-out page, because a text message has no room for that link. */
    optOutToken: Token.optional(),
    /** A merchant looks at their own form: nothing can be sent with it. */
    preview: z.boolean().optional(),
    /** In a preview: the thank-you page that would follow. */
    thankYou: ThankYouWords.optional(),
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
      .array(
        z.object({
          productId: Id,
          grade: Grade,
          body: ReviewBody,
          features: FeaturePositions.optional(),
          userChoices: UserChoices.optional(),
        }),
      )
      .max(20)
      .default([]),
    ratings: Ratings.default({}),
    answers: FormAnswers.default([]),
    userChoices: UserChoices.optional(),
    /** Uploaded before with the same token; submitting the form approves them. */
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitReview' });
export type SubmitReview = z.infer<typeof SubmitReview>;

/** `POST /product-reviews`: one product of the order, once each, before or after the company's review. */
export const SubmitProductReview = z
  .object({
    token: Token,
    productId: Id,
    grade: Grade,
    body: ReviewBody,
    features: FeaturePositions.optional(),
    userChoices: UserChoices.optional(),
    authorName: AuthorName,
    language: Locale.optional().meta({ description: 'The form’s language; the text’s own language is detected' }),
    /** Uploaded before with the same token. */
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitProductReview' });
export type SubmitProductReview = z.infer<typeof SubmitProductReview>;

export const SubmittedReview = z
  .object({
    reviewId: Id,
    company: z.object({ slug: Slug, name: z.string() }),
    state: z.enum(['awaiting_confirmation', 'screening', 'published', 'held', 'in_mediation']),
    submittedAt: Instant,
    /** Signed: proves offline that the platform received this review. Verified by `npm run verify-ledger`. */
    receipt: z.string(),
    /** Omitted if the company has no thank-you text. */
    thankYou: ThankYouWords.optional(),
    correctionToken: Token.optional().meta({
      description: 'Of a review that waits for its confirmation: sends the mail again, also to another address',
    }),
  })
  .meta({ id: 'SubmittedReview' });
export type SubmittedReview = z.infer<typeof SubmittedReview>;

/** A review as its author sees it through their link. */
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
    /** What the author is asked about themselves, and what they chose last. */
    userFeatures: z.array(AskedUserFeature),
    userChoices: UserChoices,
    answer: CompanyAnswer.nullable(),
    mayEdit: z.boolean(),
    mayDelete: z.boolean(),
    /** Opens `/mediation/{token}` while the review is in mediation. */
    mediationToken: Token.nullable(),
    /** Opens the statement of reasons if the review was held or removed. */
    statementToken: Token.nullable(),
  })
  .meta({ id: 'ManagedReview' });
export type ManagedReview = z.infer<typeof ManagedReview>;

/** `GET /my-reviews/{token}`: all reviews of one submission. */
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
    openProducts: z.array(FormProduct),
    /** Uploaded with this link from any device and not sent yet, oldest first; they count towards the limit. */
    unsentPhotos: z.array(Photo).optional(),
    /** For the texts about those products. */
    productHints: OfferedHints.default([]),
  })
  .meta({ id: 'ManagedReviews' });
export type ManagedReviews = z.infer<typeof ManagedReviews>;

export const ReviseReview = z
  .object({
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName.optional(),
    ratings: Ratings.optional(),
    userChoices: UserChoices.optional(),
    /** Photos to keep, and new ones uploaded with the same token. */
    photoIds: z.array(Id).max(MAX_PHOTOS).optional(),
  })
  .meta({ id: 'ReviseReview' });
export type ReviseReview = z.infer<typeof ReviseReview>;

/** `GET /entries/{code}`: the form on the profile or, with `product`, on a product's page; opened by a QR code, business card or widget. */
export const EntryForm = z
  .object({
    company: z.object({ id: Id, slug: Slug, name: z.string(), website: z.string().nullable() }),
    kind: EntryKind,
    symbol: z.enum(['stars', 'hearts', 'smileys', 'thumbs', 'points']),
    bodyMin: z.int(),
    hints: OfferedHints,
    criteria: z.array(RatingCriterion),
    /** What is to be reviewed, if it is not the company. */
    product: FormProduct.optional(),
    /** The answers are public. */
    userFeatures: z.array(AskedUserFeature).optional(),
    /** The splitter asks this browser to write there; the form can still be used. */
    elsewhere: Elsewhere.optional(),
  })
  .meta({ id: 'EntryForm' });
export type EntryForm = z.infer<typeof EntryForm>;

/** A review written on a public page; public once its address is confirmed and it has passed screening. */
export const SubmitEntryReview = z
  .object({
    code: Token,
    productId: Id.optional().meta({ description: 'A product of the company; without it the review is of the company' }),
    grade: Grade,
    body: ReviewBody,
    authorName: AuthorName,
    email: Email,
    /** Order number, or a description of the service. */
    orderRef: z.string().trim().max(100).optional(),
    language: Locale.optional(),
    ratings: Ratings.default({}),
    features: FeaturePositions.optional(),
    userChoices: UserChoices.optional(),
    photoIds: z.array(Id).max(MAX_PHOTOS).default([]),
    acceptTerms: z.literal(true),
  })
  .meta({ id: 'SubmitEntryReview' });
export type SubmitEntryReview = z.infer<typeof SubmitEntryReview>;

/** `POST /entry-reviews/confirmation-mails`: the confirmation mail again, to the same address or a corrected one. */
export const ResendConfirmation = z
  .object({ token: Token, email: Email.optional().meta({ description: 'Replaces the address' }) })
  .meta({ id: 'ResendConfirmation' });
export type ResendConfirmation = z.infer<typeof ResendConfirmation>;
export const ResentConfirmation = z
  .object({
    confirmed: z.boolean().meta({ description: 'Confirmed meanwhile: no mail was sent' }),
    /** Takes the place of the one used. */
    correctionToken: Token,
  })
  .meta({ id: 'ResentConfirmation' });
export type ResentConfirmation = z.infer<typeof ResentConfirmation>;

/** `POST /reviews/confirmations`, by the link of the confirmation mail. */
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

export const OptOutInfo = z
  .object({ company: z.object({ slug: Slug, name: z.string() }), maskedAddress: z.string(), optedOut: z.boolean() })
  .meta({ id: 'OptOutInfo' });
export type OptOutInfo = z.infer<typeof OptOutInfo>;
export const OptOutRequest = z.object({ token: Token }).meta({ id: 'OptOutRequest' });
export type OptOutRequest = z.infer<typeof OptOutRequest>;
