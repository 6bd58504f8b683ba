import { z } from 'zod';
import { Badge } from '../badges.ts';
import { CompanyKind, Instant, Locale } from '../common.ts';
import { CompanyHit, CompanyProfile } from '../companies.ts';
import { CompanyCoordinates } from '../company/coordinates.ts';
import { parseNear } from '../company/points.ts';
import { LIST_RATINGS, LIST_SORTS } from '../values.ts';

/** Kinds that are searched by place. Shops are searched by category only. */
export const PLACED_KINDS = ['services', 'hotels', 'restaurants'] as const satisfies readonly CompanyKind[];

/** Companies that a list shows at most: beyond them a category or a place says it better. */
export const DIRECTORY_DEPTH = 10_000;

const CategoryCount = z.object({ category: z.string(), companies: z.int(), reviews: z.int() });
export type CategoryCount = z.infer<typeof CategoryCount>;

/** A region or a city: its part of an address, and its name as most companies there write it. */
const PlaceName = z.object({ slug: z.string(), name: z.string() });
export type PlaceName = z.infer<typeof PlaceName>;

const Country = z.string().length(2).meta({ description: 'ISO 3166, capital letters', example: 'PL' });
/** Any text from an address: an unknown value is not found instead of being an error. */
const Part = z.string().max(100);

/** `GET /directory/{kind}`. A region needs its country, a city its region. */
export const DirectoryQuery = z.object({
  category: Part.optional(),
  country: Part.optional().meta({
    description: 'ISO 3166, in small or capital letters; of shops, which have no lists by place, a filter',
  }),
  region: Part.optional(),
  city: Part.optional(),
  facilities: z
    .string()
    .max(400)
    .optional()
    .meta({ description: 'Only companies that have all of these, separated by commas; unknown ones are ignored' }),
  rating: z
    .string()
    .max(10)
    .optional()
    .meta({
      description: `Only companies with at least this average rating: ${LIST_RATINGS.join(', ')}; others are ignored, as in lists of more than ${DIRECTORY_DEPTH} companies`,
    }),
  sort: z
    .enum(LIST_SORTS)
    .default('rating')
    .meta({
      description: `By rank; in lists of at most ${DIRECTORY_DEPTH} companies also by number of reviews or by the newest review, and, of hotels and restaurants, by the distance from \`near\``,
    }),
  near: z
    .string()
    .max(20)
    .refine((value) => parseNear(value) !== null, { params: { code: 'invalid' } })
    .optional()
    .meta({
      description: 'With `sort=distance`: latitude and longitude of the reader, at most two decimals each',
      example: '52.23,21.01',
    }),
  page: z.coerce.number().int().min(1).max(DIRECTORY_DEPTH).default(1),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type DirectoryQuery = z.infer<typeof DirectoryQuery>;

export const DirectoryPage = z
  .object({
    kind: CompanyKind,
    category: z.string().nullable(),
    country: Country.nullable(),
    region: PlaceName.nullable(),
    city: PlaceName.nullable(),
    /** In the order of the ranking; `place` counts from the first company of the first page, and is null for those not ranked yet, which come last. */
    items: z.array(
      CompanyHit.extend({
        place: z.int().nullable(),
        /** The beginning of its newest review with a text; null without one. */
        newest: z.object({ excerpt: z.string(), language: Locale, publishedAt: Instant }).nullable(),
        /** Those it holds, the newest first. */
        badges: z.array(Badge),
        coordinates: CompanyCoordinates.nullable(),
        /** From the point that the list is ordered by; null in other orders, and where the company is not known to be anywhere. */
        distance: z
          .object({ km: z.number(), exact: z.boolean() })
          .nullable()
          .meta({ description: 'As the crow flies, to one decimal; not exact: to the middle of its city' }),
        /** When it is open; null if it does not say. */
        opening: CompanyProfile.pick({ openingHours: true, openingExceptions: true, timeZone: true }).nullable(),
      }),
    ),
    sort: z.enum(LIST_SORTS),
    near: z.string().nullable().meta({ description: 'The point that distances are from' }),
    /** Facilities that the list is narrowed to. */
    chosen: z.array(z.string()),
    /** Facilities of the companies in the narrowed list, the most frequent first. */
    facilities: z.array(z.object({ facility: z.string(), companies: z.int() })),
    /** Country that a list of shops is narrowed to; null for all, and for other kinds, whose countries are places. */
    inCountry: Country.nullable(),
    /** Countries of the shops in the list, whichever is chosen, the largest first; empty for other kinds. */
    countries: z.array(z.object({ country: Country, companies: z.int() })),
    /** The least average rating that the list is narrowed to. */
    rating: z.number().nullable(),
    /** Companies of the list with at least these average ratings, whichever is chosen; empty for lists that are too long. */
    ratings: z.array(z.object({ rating: z.number(), companies: z.int() })),
    /** Other orders than the ranking are offered. */
    sortable: z.boolean(),
    /** Companies and their reviews at this place and in this category, at most a minute old. */
    total: z.int(),
    reviews: z.int(),
    page: z.int(),
    pages: z.int().meta({ description: `At most as many as show the first ${DIRECTORY_DEPTH} companies` }),
    /** All categories at this place, whichever is chosen; the largest first. */
    categories: z.array(CategoryCount),
    /** Of the next level, in the chosen category; within a city the other cities of its region. The largest first. */
    places: z.object({
      level: z.enum(['country', 'region', 'city']).nullable(),
      items: z.array(PlaceName.extend({ companies: z.int() })),
    }),
  })
  .meta({ id: 'DirectoryPage' });
export type DirectoryPage = z.infer<typeof DirectoryPage>;

export const DirectoryCity = z.object({ country: Country, region: PlaceName, city: PlaceName, companies: z.int() });
export type DirectoryCity = z.infer<typeof DirectoryCity>;

/** `GET /directory`: what there is, at most a minute old; the largest first. */
export const DirectoryOverview = z
  .object({
    kinds: z.array(
      z.object({
        kind: CompanyKind,
        companies: z.int(),
        reviews: z.int(),
        categories: z.array(CategoryCount),
        /** None of shops. */
        countries: z.array(z.object({ country: Country, companies: z.int() })),
        cities: z.array(DirectoryCity).max(24),
      }),
    ),
  })
  .meta({ id: 'DirectoryOverview' });
export type DirectoryOverview = z.infer<typeof DirectoryOverview>;
