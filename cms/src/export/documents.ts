import { HintAudience } from '@app/contracts/company/categories';
import { StaffRole } from '@app/contracts/security/staff-token';
import { Badge as BadgeName } from '@app/contracts/badges';
import { z } from 'zod';
import { BASE_LOCALE, LOCALES, type Locale } from '../locales.ts';
import { PageBlocks } from './blocks.ts';
import { Image } from './image.ts';
import { Link, OptionalLink, OptionalPair, OptionalString, Pair } from './text.ts';
import type {
  ExportedBadge,
  ExportedClaim,
  ExportedHints,
  ExportedNavigation,
  ExportedPage,
  ExportedPlanCard,
  ExportedRedirect,
  ExportedSettings,
  ExportedWordList,
  PlanName,
  WordKind,
} from './types.ts';

/** Convert documents, as Payload returns them with all locales, into those of the export. */

const list = <Item extends z.ZodType>(item: Item) =>
  z
    .array(item)
    .nullish()
    .transform((items) => items ?? []);
const flag = z.boolean().nullish().transform(Boolean);
const locale = z.enum(LOCALES) satisfies z.ZodType<Locale>;

export const Page = z
  .object({
    id: z.string(),
    path: z.string(),
    name: z.string(),
    seo: z.object({ title: OptionalPair, description: OptionalPair, image: Image, noindex: flag }),
    blocks: PageBlocks,
    updatedAt: z.string(),
  })
  .transform((page): ExportedPage => page);

/** A draft may lack path and name; its blocks are read separately. */
export const DraftPage = z
  .object({
    id: z.string(),
    path: z
      .string()
      .nullish()
      .transform((path) => path || '/'),
    name: z
      .string()
      .nullish()
      .transform((name) => name ?? ''),
    seo: z
      .object({ title: OptionalPair, description: OptionalPair, image: Image, noindex: flag })
      .nullish()
      .transform((seo) => seo ?? { title: null, description: null, image: null, noindex: false }),
    updatedAt: z.string(),
  })
  .transform((page): Omit<ExportedPage, 'blocks'> => page);

export const Badge = z
  .object({ type: BadgeName, name: Pair, text: Pair, image: z.partialRecord(locale, Image).nullish() })
  .transform(({ image, ...badge }): ExportedBadge => {
    const { [BASE_LOCALE]: base, ...others } = image ?? {};
    const images = Object.fromEntries(Object.entries(others).filter(([, own]) => own !== null));
    return { ...badge, image: base ?? null, images };
  });

export const PlanCard = z
  .object({
    plan: z.string().transform((plan) => plan as PlanName),
    name: Pair,
    tagline: OptionalPair,
    features: list(z.object({ words: Pair }).transform(({ words }) => words)),
    button: OptionalLink,
    highlighted: flag,
  })
  .transform((card): ExportedPlanCard => card);

export const Redirect = z
  .object({ from: z.string(), to: z.string(), permanent: flag })
  .transform((redirect): ExportedRedirect => redirect);

export const Settings = z
  .object({
    claims: list(
      z.object({
        name: z.string(),
        value: z.number(),
        unit: z.string().transform((unit) => unit as ExportedClaim['unit']),
        live: OptionalString.transform((live) => live as ExportedClaim['live']),
      }),
    ),
    links: z.object({
      blog: OptionalString,
      podcast: OptionalString,
      social: list(z.object({ network: z.string(), href: z.string() })),
    }),
    contact: z.object({
      email: OptionalString,
      phone: OptionalString,
      companyName: OptionalString,
      street: OptionalString,
      postalCode: OptionalString,
      city: OptionalString,
      country: OptionalString,
      taxId: OptionalString,
    }),
  })
  .transform((settings): ExportedSettings => settings);

export const Navigation = z
  .object({
    header: list(z.object({ id: z.string(), label: Pair, href: OptionalString, children: list(Link) })),
    footer: list(z.object({ id: z.string(), title: Pair, links: list(Link) })),
    legal: list(Link),
  })
  .transform((navigation): ExportedNavigation => navigation);

const phrases = list(z.string());

export const Hints = z
  .object({
    locale,
    audience: HintAudience,
    grade1: phrases,
    grade2: phrases,
    grade3: phrases,
    grade4: phrases,
    grade5: phrases,
  })
  .transform((hints): ExportedHints => ({
    locale: hints.locale,
    audience: hints.audience,
    grades: { 1: hints.grade1, 2: hints.grade2, 3: hints.grade3, 4: hints.grade4, 5: hints.grade5 },
  }));

export const WordList = z
  .object({
    language: locale,
    words: list(z.object({ word: z.string(), kind: z.string().transform((kind) => kind as WordKind), prefix: flag })),
  })
  .transform((words): ExportedWordList => words);

export const StaffAccount = z.object({ id: z.string(), role: StaffRole });
