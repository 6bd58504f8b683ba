import { z } from 'zod';
import { Badge } from '../badges.ts';
import { Grade, Id, Instant, Locale, Slug } from '../common.ts';
import { ReviewOrigin } from '../reviews.ts';
import { WIDGET_KINDS, WIDGET_STATES, WIDGET_TEXTS } from './kinds.ts';
import { WidgetSettings } from './widgets.ts';

const Words = z.string().meta({ description: 'In `locale`' });
const Url = z.string().meta({ description: 'Absolute' });

/** The public grade, whatever the settings. */
const WidgetRating = z.object({
  average: z.number().nullable().meta({ description: 'One decimal, halves up; null without reviews' }),
  count: z.int(),
  distribution: z.tuple([z.int(), z.int(), z.int(), z.int(), z.int()]).meta({ description: 'Reviews of 1 to 5' }),
  symbol: z.literal('stars'),
});
export type WidgetRating = z.infer<typeof WidgetRating>;

const WidgetReview = z.object({
  id: Id,
  grade: Grade,
  author: Words,
  text: z.string().meta({ description: 'In `language`, or translated; empty once its author has had it erased' }),
  language: Locale,
  translatedFrom: Locale.nullable(),
  original: z.string().nullable().meta({ description: 'The author’s own text, where `text` is a translation' }),
  date: Instant,
  origin: ReviewOrigin,
  originSource: z.object({ name: Words, url: Url.nullable() }).nullable(),
  evidence: z.array(Words).meta({ description: 'What was checked, and when' }),
  remark: Words.nullable().meta({ description: 'What else has to be known, for example of its mediation' }),
  pinned: z.boolean(),
  edited: z.boolean(),
  answer: z.object({ text: z.string(), date: Instant, language: Locale.nullable() }).nullable(),
  photos: z.array(z.object({ url: Url, width: z.int(), height: z.int(), alt: Words })),
  url: Url,
});
export type WidgetReview = z.infer<typeof WidgetReview>;

/** Reviews of the same product at another shop, which no rating here contains. */
const WidgetShared = z.object({
  shop: z.string(),
  url: Url.meta({ description: 'Page of the product at that shop, with all of its reviews' }),
  rating: z.object({ average: z.number().nullable(), count: z.int() }),
  label: Words.meta({ description: 'Names the shop; to be shown with its reviews' }),
  summary: Words.meta({ description: 'The rating there' }),
  note: Words.meta({ description: 'Says that these reviews are in no rating here' }),
  reviews: z.array(WidgetReview),
});

const WidgetProduct = z.object({
  id: Id,
  name: z.string(),
  url: Url.meta({ description: 'Its page here' }),
  askUrl: Url.nullable().meta({ description: 'Where a question can be asked' }),
  rating: WidgetRating,
  shared: z
    .array(WidgetShared)
    .meta({ description: 'For a section of their own, under a heading that names the shop' }),
  questions: z.array(
    z.object({ question: z.string(), answer: z.string().nullable(), answeredBy: z.string().nullable() }),
  ),
});

/** `GET /widgets/{widgetId}`: all that a widget shows, its words included. */
export const WidgetData = z
  .object({
    id: Id,
    kind: z.enum(WIDGET_KINDS),
    settings: WidgetSettings,
    domains: z.array(z.string()).meta({ description: 'Where it may stand; empty: anywhere' }),
    locale: Locale,
    lang: z.string().meta({ description: 'For the attribute `lang`', example: 'sr-Latn' }),
    dir: z.enum(['ltr', 'rtl']),
    state: z.enum(WIDGET_STATES),
    company: z.object({ name: z.string(), slug: Slug, profileUrl: Url, howComputedUrl: Url, howVerifiedUrl: Url }),
    rating: WidgetRating,
    coverage: z
      .object({ share: z.number().min(0).max(1) })
      .nullable()
      .meta({ description: 'Share of orders that were followed by an invitation, as on the profile' }),
    product: WidgetProduct.nullable(),
    reviews: z.array(WidgetReview),
    heading: Words.meta({ description: 'Says any selection of reviews by grade or language' }),
    formUrl: Url.nullable(),
    badges: z.array(z.object({ type: Badge, name: Words, url: Url })),
    survey: z.object({ url: Url, title: z.string() }).nullable(),
    texts: z.record(z.enum(WIDGET_TEXTS), z.string()),
    jsonLd: z.record(z.string(), z.unknown()).nullable().meta({ description: 'Of the product; never of the company' }),
  })
  .meta({ id: 'WidgetData' });
export type WidgetData = z.infer<typeof WidgetData>;

/** `product`: the shop's own number of it (SKU), or its id here. */
export const WidgetQuery = z.object({
  locale: z.string().max(35).optional().meta({ description: 'Language of the page; one we do not have is ignored' }),
  product: z.string().trim().min(1).max(200).optional(),
  preview: z.string().max(4000).optional().meta({ description: 'Signed settings that are not saved; from the panel' }),
});
export type WidgetQuery = z.infer<typeof WidgetQuery>;
