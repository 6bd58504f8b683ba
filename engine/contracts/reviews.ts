import { z } from 'zod';
import { MarketFilter, MarketOfReview } from './company/public-markets.ts';
import { ExpertNote } from './company/experts.ts';
import { ChoiceFilter, GivenUserFeature } from './company/user-features.ts';
import { Cursor, Grade, Id, Instant, Locale, PictureUrls, Slug, pageOf } from './common.ts';

/** How sure it is that the author was a customer. Weights in the average: `GRADE_WEIGHTS` in the engine's kernel. */
export const REVIEW_ORIGINS = ['verified', 'unverified', 'external'] as const;
export const ReviewOrigin = z.enum(REVIEW_ORIGINS);
export type ReviewOrigin = z.infer<typeof ReviewOrigin>;

/** Site that an external review was written on. */
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

/** What an entry code is used in. */
export const ENTRY_KINDS = ['qr', 'business_card', 'widget'] as const;
export const EntryKind = z.enum(ENTRY_KINDS);
export type EntryKind = z.infer<typeof EntryKind>;

/** Criteria of detailed ratings. Texts: `reviews:criteria.<criterion>`. */
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
/** Criterion → 1 to 5; any may be omitted. */
export const Ratings = z.partialRecord(RatingCriterion, Grade);
export type Ratings = z.infer<typeof Ratings>;

/** Maximum photos of a review, and maximum bytes of each upload. */
export const MAX_PHOTOS = 5;
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Longest side in pixels, by size. */
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

/** How a review came in and was checked; without addresses or order numbers. */
export const ReviewEvidence = z
  .object({
    /** The invitation sent to the address of the order; null for a review without one. */
    invited: z.object({ by: z.enum(['email', 'sms']), at: Instant }).nullable(),
    /** When it was submitted here; imported reviews were written before. */
    submittedAt: Instant,
    /** When the author followed the mailed confirmation link. */
    confirmedAt: Instant.nullable(),
    /** When the company imported it from another site. */
    importedAt: Instant.nullable(),
    /** Who passed the public text, and when. */
    checked: z.object({ by: z.enum(['screening', 'moderator']), at: Instant }).nullable(),
  })
  .meta({ id: 'ReviewEvidence' });
export type ReviewEvidence = z.infer<typeof ReviewEvidence>;

/** The company's answer. Its language is unknown for answers older than its detection. */
export const CompanyAnswer = z
  .object({ body: z.string(), language: Locale.nullable(), publishedAt: Instant })
  .meta({ id: 'CompanyAnswer' });
export type CompanyAnswer = z.infer<typeof CompanyAnswer>;

/** A review as the public sees it: without e-mail address, order number or device. */
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
    answer: CompanyAnswer.nullable(),
    note: ExpertNote.nullable(),
    helpful: z.object({ up: z.int(), down: z.int() }),
    pinned: z.boolean(),
    edited: z.boolean(),
    photos: z.array(Photo),
    ratings: Ratings,
    /** What its author says of themselves. */
    userFeatures: z.array(GivenUserFeature),
    /** Only of external reviews. */
    source: z.object({ name: ReviewSource, url: z.string().nullable() }).nullable(),
    /** Shown on a review whose mediation ended unread. */
    mediationExpired: z.boolean(),
    /** Its author has had text and name erased; only the grade is left. */
    erased: z.boolean(),
    evidence: ReviewEvidence,
    market: MarketOfReview.optional(),
    found: z
      .array(z.tuple([z.int(), z.int()]))
      .optional()
      .meta({ description: 'Of a search for words: where they stand in the text, beginning and end in UTF-16 units' }),
  })
  .meta({ id: 'ReviewCard' });
export type ReviewCard = z.infer<typeof ReviewCard>;

/** Reasons for which a seller may request the withdrawal of a product review. */
export const WITHDRAWAL_REASONS = ['complaint_item', 'not_about_product'] as const;
/** `granted`: the review is withdrawn; `dropped`: it left its state otherwise; `reversed`: its author's appeal was granted. */
export const WITHDRAWAL_STATES = ['requested', 'granted', 'refused', 'dropped', 'reversed'] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];
/** `words`: the review's text confirmed the reason; `seller`: by an earlier rule, at the seller's request alone. */
export const WITHDRAWAL_DECIDERS = ['words', 'moderator', 'seller'] as const;
export type WithdrawalDecider = (typeof WITHDRAWAL_DECIDERS)[number];

/** The notice in the place of a withdrawn review: the seller's reason, and who decided. */
export const WithdrawnReview = z
  .object({
    id: Id,
    grade: Grade,
    publishedAt: Instant,
    product: z.object({ id: Id, name: z.string(), slug: Slug }),
    reason: z.enum(WITHDRAWAL_REASONS),
    withdrawnAt: Instant,
    decidedBy: z.enum(WITHDRAWAL_DECIDERS),
  })
  .meta({ id: 'WithdrawnReview' });
export type WithdrawnReview = z.infer<typeof WithdrawnReview>;

/** How far back a list goes, in whole days of the company's time zone. */
export const REVIEW_PERIODS = ['6m', '12m'] as const;
export const ReviewPeriod = z.enum(REVIEW_PERIODS);
export type ReviewPeriod = z.infer<typeof ReviewPeriod>;
/** Maximum characters of a search for words. */
export const REVIEW_WORDS_MIN = 2;
export const REVIEW_WORDS_MAX = 60;

/** `helpful`: most helpful votes net of others first; `lowest`: lowest rating first. Newest first among equals. */
export const ReviewSort = z.enum(['newest', 'helpful', 'lowest']);
export type ReviewSort = z.infer<typeof ReviewSort>;
/** Reviews that numbered pages reach at most. In the order of time a cursor leads on from there. */
export const REVIEW_DEPTH = 10_000;

export const ReviewListQuery = z.object({
  language: z.union([Locale, z.literal('any')]).default('any'),
  grade: z.coerce.number().int().min(1).max(5).optional(),
  origin: ReviewOrigin.optional(),
  period: ReviewPeriod.optional().meta({ description: 'Published in the last 6 or 12 months' }),
  choices: ChoiceFilter.optional().meta({
    description: 'Choices of user features that the author made, all of them: ids separated by commas',
  }),
  photos: z.literal('yes').optional().meta({ description: 'Only reviews with photos' }),
  market: MarketFilter.optional(),
  words: z
    .string()
    .trim()
    .min(REVIEW_WORDS_MIN)
    .max(REVIEW_WORDS_MAX)
    .optional()
    .meta({ description: 'Each of these words stands in the text, whatever its case and accents' }),
  sort: ReviewSort.default('newest').meta({
    description: 'Order of numbered pages; a cursor continues the newest first',
  }),
  page: z.coerce
    .number()
    .int()
    .min(1)
    .max(REVIEW_DEPTH)
    .optional()
    .meta({
      description: `A numbered page, with counts, within the first ${REVIEW_DEPTH} reviews; a cursor comes first`,
    }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(10),
});
export type ReviewListQuery = z.infer<typeof ReviewListQuery>;

/** `GET /companies/{slug}/reviews`. */
export const CompanyReviewsQuery = ReviewListQuery.extend({
  about: z
    .enum(['company', 'products'])
    .default('company')
    .meta({ description: 'Reviews of the company itself, or of its products' }),
});
export type CompanyReviewsQuery = z.infer<typeof CompanyReviewsQuery>;
export const ReviewPage = pageOf(ReviewCard)
  .extend({
    counted: z
      .object({
        total: z.int().meta({ description: 'Reviews that match, including pinned ones' }),
        exact: z.boolean().meta({ description: 'False: there are at least as many' }),
        page: z.int(),
        pages: z.int(),
      })
      .optional()
      .meta({ description: 'Of numbered pages only' }),
    withdrawn: z.array(WithdrawnReview).optional().meta({
      description:
        'Reviews withdrawn at the seller’s request that would stand between these, newest first; left out where there is none',
    }),
  })
  .meta({ id: 'ReviewPage' });
export type ReviewPage = z.infer<typeof ReviewPage>;

/** A customer's photo with the review it belongs to. */
export const ClientPhoto = Photo.extend({
  review: z.object({
    id: Id,
    grade: Grade,
    authorName: z.string(),
    language: Locale,
    publishedAt: Instant,
    /** The beginning of its text. */
    excerpt: z.string(),
  }),
}).meta({ id: 'ClientPhoto' });
export type ClientPhoto = z.infer<typeof ClientPhoto>;

/** `GET /companies/{slug}/photos`: photos of public reviews, newest first. */
export const ClientPhotoQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(24),
});
export type ClientPhotoQuery = z.infer<typeof ClientPhotoQuery>;
export const ClientPhotoPage = pageOf(ClientPhoto).meta({ id: 'ClientPhotoPage' });
export type ClientPhotoPage = z.infer<typeof ClientPhotoPage>;

/** `GET /reviews/{id}`: one public review, with the company it is about. */
export const PublicReview = ReviewCard.extend({
  company: z.object({
    id: Id,
    slug: Slug,
    name: z.string(),
    logo: PictureUrls.nullable(),
    timeZone: z.string().meta({ description: 'In which its dates are read', example: 'Europe/Warsaw' }),
  }),
}).meta({ id: 'PublicReview' });
export type PublicReview = z.infer<typeof PublicReview>;

/** `GET /companies/{slug}/products/{productId}/reviews`. */
export const ProductReviewPage = ReviewPage.extend({
  product: z.object({ id: Id, slug: Slug, name: z.string(), url: z.string().nullable() }),
}).meta({ id: 'ProductReviewPage' });
export type ProductReviewPage = z.infer<typeof ProductReviewPage>;

/** `GET /reviews/latest`: newest published reviews with the company they are about. */
export const LatestReviews = z
  .object({
    items: z.array(
      ReviewCard.extend({ company: z.object({ id: Id, slug: Slug, name: z.string(), logo: PictureUrls.nullable() }) }),
    ),
  })
  .meta({ id: 'LatestReviews' });
export type LatestReviews = z.infer<typeof LatestReviews>;

/** `PUT /reviews/{reviewId}/vote`; 0 withdraws the vote. */
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
