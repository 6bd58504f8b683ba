import { z } from 'zod';
import { Id, Instant, Locale } from '../common.ts';
import { MAIN_MARKET } from '../company/public-markets.ts';
import { accentContrast } from './contrast.ts';
import {
  MAX_WIDGET_DOMAINS,
  WIDGET_KINDS,
  WIDGET_LAYOUTS,
  WIDGET_REVIEWS_MAX,
  WIDGET_REVIEWS_MIN,
  WIDGET_SCHEMES,
} from './kinds.ts';
import type { WidgetKind } from './kinds.ts';

const Accent = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .refine((colour) => !/^#[0-9a-f]{6}$/.test(colour) || accentContrast(colour).enough, {
    params: { code: 'contrast_too_low' },
  });

/** What a merchant sets. None of it changes the grade or the count that are shown, except a market, which is named with both. */
export const WidgetSettings = z
  .object({
    layout: z.string().max(20),
    scheme: z.enum(WIDGET_SCHEMES),
    accent: Accent.nullable().meta({ description: '`#rrggbb`; text on it needs a contrast of 4.5' }),
    language: z.union([Locale, z.literal('page')]).meta({
      description: '`page`: that of the page it stands on, else the company’s main one',
    }),
    reviewLanguages: z.union([z.enum(['all', 'page']), z.array(Locale).min(1).max(30)]),
    text: z.enum(['original', 'translation']),
    minGrade: z
      .int()
      .min(1)
      .max(5)
      .meta({ description: 'Cards of lower grades are left out, and the heading says so' }),
    count: z.int().min(WIDGET_REVIEWS_MIN).max(WIDGET_REVIEWS_MAX),
    showPhotos: z.boolean(),
    showAnswers: z.boolean(),
    surveyId: Id.nullable(),
    market: z
      .union([Id, z.literal(MAIN_MARKET)])
      .nullable()
      .default(null)
      .meta({
        description: 'Shows rating and reviews of this market, which heading and count name; null: of all of them',
      }),
  })
  .meta({ id: 'WidgetSettings' });
export type WidgetSettings = z.infer<typeof WidgetSettings>;

/** What a new widget is set to. */
export const defaultSettings = (kind: WidgetKind): WidgetSettings => ({
  layout: WIDGET_LAYOUTS[kind][0],
  scheme: 'auto',
  accent: null,
  language: 'page',
  reviewLanguages: 'all',
  text: 'original',
  minGrade: 1,
  count: 6,
  showPhotos: true,
  showAnswers: true,
  surveyId: null,
  market: null,
});

const WidgetName = z.string().trim().min(1).max(80);
/** A host name without scheme, port or path; subdomains are meant too. */
const WidgetDomain = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/);

export const CreateWidget = z.object({ kind: z.enum(WIDGET_KINDS), name: WidgetName }).meta({ id: 'CreateWidget' });
export type CreateWidget = z.infer<typeof CreateWidget>;

export const EditWidget = z
  .object({
    name: WidgetName,
    settings: WidgetSettings,
    domains: z.array(WidgetDomain).max(MAX_WIDGET_DOMAINS).meta({ description: 'Empty: it may stand anywhere' }),
  })
  .meta({ id: 'EditWidget' });
export type EditWidget = z.infer<typeof EditWidget>;

export const Widget = z
  .object({
    id: Id,
    kind: z.enum(WIDGET_KINDS),
    name: z.string(),
    settings: WidgetSettings,
    domains: z.array(z.string()),
    createdAt: Instant,
    updatedAt: Instant,
    /** Of the last 30 days. */
    views: z.int(),
    clicks: z.int(),
  })
  .meta({ id: 'Widget' });
export type Widget = z.infer<typeof Widget>;
export const WidgetList = z.object({ items: z.array(Widget) }).meta({ id: 'WidgetList' });
export type WidgetList = z.infer<typeof WidgetList>;

/** Settings to look at before they are saved, and the signed text that the data endpoint takes for `preview`. */
export const PreviewWidget = z.object({ settings: WidgetSettings }).meta({ id: 'PreviewWidget' });
export type PreviewWidget = z.infer<typeof PreviewWidget>;
export const WidgetPreview = z.object({ preview: z.string(), until: Instant }).meta({ id: 'WidgetPreview' });
export type WidgetPreview = z.infer<typeof WidgetPreview>;
