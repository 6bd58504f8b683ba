import { z } from 'zod';
import { BadgeAward } from './badges.ts';
import { COMPANY_KINDS, CompanyKind, Cursor, Id, Instant, Locale, PictureUrls, Slug } from './common.ts';
import { MediationCounts } from './mediation.ts';
import { MarketCode, PublicMarket } from './company/public-markets.ts';
import { PublicExpert } from './company/experts.ts';
import { UserFeatureResult } from './company/user-features.ts';
import { PublicSplitter } from './inviting/splitter.ts';
import { CompanyCoordinates } from './company/coordinates.ts';
import { CompanyPicture } from './company/pictures.ts';
import { OpeningException, OpeningHours } from './company/opening-hours.ts';
import { ClientPhotoPage, RatingCriterion, ReviewCard, ReviewOrigin } from './reviews.ts';

const Share = z.number().min(0).max(1);

/** Counts of published reviews per grade, 1 to 5. */
export const Distribution = z.object({ 1: z.int(), 2: z.int(), 3: z.int(), 4: z.int(), 5: z.int() });
export type Distribution = z.infer<typeof Distribution>;

/** A grade summary: the weighted average, the plain mean beside it, both unrounded; null without reviews. */
export const GradeSummary = z.object({
  count: z.int(),
  average: z.number().nullable(),
  plainMean: z.number().nullable(),
  distribution: Distribution,
});
export type GradeSummary = z.infer<typeof GradeSummary>;

/** Count and weighted average of a part. */
const Part = GradeSummary.pick({ count: true, average: true });

const GRADE_REPORT = {
  grades: GradeSummary,
  lastSixMonths: GradeSummary,
  /** Weeks of the company's time zone, from Monday; the last one is under way. */
  weekly: z.array(Part.extend({ weekStart: z.string() })).length(12),
  byLanguage: z.array(Part.extend({ language: Locale })),
  byOrigin: z.array(Part.extend({ origin: ReviewOrigin })),
  negativeAnsweredShare: Share.nullable(),
  ratings: z
    .array(z.object({ criterion: RatingCriterion, count: z.int(), average: z.number() }))
    .meta({ description: 'Detailed ratings over the full period, always of all languages and origins' }),
};

/**
 * The counts of a company or product: of all its published reviews, or, but for detailed ratings, of one language and
 * origin.
 */
export const GradeReport = z.object(GRADE_REPORT).meta({ id: 'GradeReport' });
export type GradeReport = z.infer<typeof GradeReport>;

/** `GET /companies/{slug}/grades`. */
export const GradeReportQuery = z.object({
  language: z.union([Locale, z.literal('any')]).default('any'),
  origin: ReviewOrigin.optional(),
  productId: Id.optional().meta({ description: 'One of its products instead of the company itself' }),
  market: MarketCode.optional().meta({
    description: 'One of its markets, `main` for the main one; not with a product',
  }),
});
export type GradeReportQuery = z.infer<typeof GradeReportQuery>;

export const CompanyProfile = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string(),
    logo: PictureUrls.nullable(),
    /** Pictures that the company shows of itself, in its order. */
    pictures: z.array(CompanyPicture),
    kind: CompanyKind,
    category: z.string(),
    website: z.string().nullable(),
    description: z.string().nullable().meta({
      description: 'In the language of the request, else in the company’s main one',
    }),
    descriptionLanguage: Locale.nullable(),
    address: z.string().nullable().meta({ description: 'Street and number' }),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    region: z.string().nullable(),
    country: z.string().length(2),
    coordinates: CompanyCoordinates.nullable().meta({ description: 'Null where its city is not known' }),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    taxId: z.string().nullable(),
    timeZone: z.string(),
    openingHours: z.array(OpeningHours),
    openingExceptions: z.array(OpeningException).meta({ description: 'Days with other hours: today’s and later ones' }),
    facilities: z.array(z.string()),
    languages: z.array(z.string()).meta({ description: 'Languages that the company speaks, ISO 639-1' }),
    withUsSince: z.string().nullable().meta({ description: 'Day the first review was asked for, YYYY-MM-DD' }),
    presentation: z.enum(['shown', 'hidden']),
    presentationOffSince: Instant.nullable().meta({
      description: 'Since when the company hides its reviews; null while it shows them, or where it is not known',
    }),
    underReview: z.boolean(),
    /** Its reviews can be read in other languages: `GET /reviews/{reviewId}/translations/{language}`. */
    translations: z.boolean(),
    ...GRADE_REPORT,
    /** Held now, newest first. */
    badges: z.array(BadgeAward),
    /** How often it talked with reviewers before their low grade was shown, and what came of it. */
    mediations: MediationCounts,
    invitationCoverage: Share.nullable().meta({
      description:
        'Share of the orders of the last 12 months whose customers were asked for a review, in whole per cent; null for fewer than 20 orders',
    }),
    splitter: PublicSplitter.nullable().meta({
      description: 'Share and number of customers who are asked to write on other sites; null if there never were any',
    }),
    markets: z.array(PublicMarket).meta({
      description:
        'Its markets, the main one first; none if there is no other. Counts of the profile are those of all of them',
    }),
    popularProducts: z.array(
      z.object({
        id: Id,
        slug: Slug,
        name: z.string(),
        picture: PictureUrls.nullable(),
        count: z.int(),
        average: z.number().nullable(),
      }),
    ),
    /** `GET /companies/{slug}/products` continues from here; null = no further reviewed products. */
    moreProducts: Cursor.nullable(),
    /** The newest photos of its customers; `GET /companies/{slug}/photos` reads on. */
    photos: ClientPhotoPage,
    /** What authors of its own reviews say of themselves. */
    userFeatures: z.array(UserFeatureResult),
    /** Named experts who answer questions. */
    experts: z.array(PublicExpert),
    /** The newest reviews of its products. */
    productReviews: z.array(ReviewCard),
    updatedAt: Instant,
  })
  .meta({ id: 'CompanyProfile' });
export type CompanyProfile = z.infer<typeof CompanyProfile>;

export const CompanyHit = z
  .object({
    id: Id,
    slug: Slug,
    name: z.string(),
    logo: PictureUrls.nullable(),
    kind: CompanyKind,
    category: z.string(),
    website: z.string().nullable(),
    city: z.string().nullable(),
    country: z.string().length(2),
    count: z.int(),
    average: z.number().nullable(),
  })
  .meta({ id: 'CompanyHit' });
export type CompanyHit = z.infer<typeof CompanyHit>;

/** `GET /companies/top`: best ranked companies, of all or of a kind, category or place. */
export const TopCompaniesQuery = z.object({
  kind: CompanyKind.optional(),
  category: z.string().max(100).optional(),
  country: z.string().length(2).optional(),
  city: z.string().max(100).optional(),
  limit: z.coerce.number().int().min(1).max(24).default(8),
});
export type TopCompaniesQuery = z.infer<typeof TopCompaniesQuery>;
export const TopCompanies = z.object({ items: z.array(CompanyHit) }).meta({ id: 'TopCompanies' });
export type TopCompanies = z.infer<typeof TopCompanies>;

export const PlatformStats = z
  .object({
    companies: z.int(),
    reviews: z.int(),
    byKind: z.object(Object.fromEntries(COMPANY_KINDS.map((k) => [k, z.int()])) as Record<CompanyKind, z.ZodInt>),
  })
  .meta({ id: 'PlatformStats' });
export type PlatformStats = z.infer<typeof PlatformStats>;

/** What a company decides about its reviews. */
export const CompanySettings = z
  .object({
    /** Hidden: the profile says so in place of the reviews, and search engines are asked to stay away. */
    presentation: z.enum(['shown', 'hidden']),
    /** The fewest characters of a review. */
    bodyMin: z.int().min(10).max(50),
    /** Mails to its members when a negative review is published, and when the average falls below 4.2. */
    alerts: z.boolean(),
    /** Low grades are talked about before they are shown. */
    mediateCompany: z.boolean(),
    /** The same for products, where the plan has it. */
    mediateProducts: z.boolean(),
  })
  .meta({ id: 'CompanySettings' });
export type CompanySettings = z.infer<typeof CompanySettings>;

/** `POST /staff/companies/{companyId}/block` and `…/unblock`. */
export const BlockCompany = z
  .object({
    reason: z.string().trim().min(10).max(500).meta({
      description: 'Stays in the audit log, where the company reads it; no personal data',
    }),
  })
  .meta({ id: 'BlockCompany' });
export type BlockCompany = z.infer<typeof BlockCompany>;
