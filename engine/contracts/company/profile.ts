import { z } from 'zod';
import { CategoryOrOther, FACILITIES, isCategoryOf } from './categories.ts';
import { CompanyKind, Email, Locale, Slug, WordsByLanguage } from '../common.ts';
import { Country } from './countries.ts';
import { OpeningException, OpeningExceptions, OpeningHours, OpeningWeek } from './opening-hours.ts';
import { UNLISTED_REASONS } from '../websites.ts';

export const DESCRIPTION_MAX = 2_000;
const MAX_LANGUAGES = 20;

/** An empty text is none. */
const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null);

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '' && name.includes('/');
  } catch {
    return false;
  }
};

/** IANA name of a place; offsets and abbreviations know no summer time. */
export const TimeZone = z
  .string()
  .max(60)
  .refine((name) => name === 'UTC' || isTimeZone(name), { params: { code: 'invalid' } })
  .meta({ example: 'Europe/Warsaw' });

/** ISO 639-1, as browsers name languages. */
const SpokenLanguage = z.string().regex(/^[a-z]{2}$/);

const Version = z.string().max(64);

/** `PUT /panel/companies/{companyId}/profile`: what a company says of itself. */
export const EditCompanyProfile = z
  .object({
    name: z.string().trim().min(2).max(120),
    kind: CompanyKind,
    category: CategoryOrOther,
    descriptions: WordsByLanguage(DESCRIPTION_MAX),
    mainLanguage: Locale.meta({ description: 'Its description is shown to readers in whose language there is none' }),
    country: Country,
    region: optional(80).meta({ description: 'Without one it is taken from the city, where that is known' }),
    city: optional(80),
    address: optional(120).meta({ description: 'Street and number' }),
    postcode: optional(16),
    coordinates: optional(60).meta({
      description:
        'Latitude and longitude in decimal degrees, at most 100 km from the city; without them those of the city',
      example: '52.2297, 21.0122',
    }),
    timeZone: TimeZone,
    taxId: optional(30).meta({ description: 'Checked by the rules of the country' }),
    phone: optional(30).meta({ description: 'Without a country code it is one of the company’s country' }),
    email: z
      .union([Email, z.literal('')])
      .nullable()
      .transform((address) => address || null),
    openingHours: OpeningWeek,
    openingExceptions: OpeningExceptions,
    facilities: z.array(z.string().max(40)).max(40),
    languages: z.array(SpokenLanguage).max(MAX_LANGUAGES),
    version: Version.meta({
      description: 'Of the profile that was read; 409 `profile_changed` if it has changed since',
    }),
  })
  .refine(({ kind, category }) => category === 'other' || isCategoryOf(kind, category), {
    path: ['category'],
    params: { code: 'invalid' },
  })
  .refine(({ kind, facilities }) => facilities.every((one) => (FACILITIES[kind] as readonly string[]).includes(one)), {
    path: ['facilities'],
    params: { code: 'invalid' },
  })
  .refine(({ descriptions, mainLanguage }) => Object.keys(descriptions).length === 0 || descriptions[mainLanguage], {
    path: ['mainLanguage'],
    params: { code: 'words_missing' },
  })
  .meta({ id: 'EditCompanyProfile' });
export type EditCompanyProfile = z.infer<typeof EditCompanyProfile>;

/** `GET /panel/companies/{companyId}/profile`. */
export const OwnProfile = z
  .object({
    name: z.string(),
    kind: CompanyKind,
    category: z.string(),
    descriptions: z.partialRecord(Locale, z.string()),
    mainLanguage: Locale,
    country: z.string(),
    region: z.string().nullable(),
    city: z.string().nullable(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    coordinates: z.string().nullable().meta({ description: 'Null: those of its city are used' }),
    timeZone: z.string(),
    taxId: z.string().nullable(),
    phone: z.string().nullable(),
    email: z.string().nullable(),
    openingHours: z.array(OpeningHours),
    openingExceptions: z.array(OpeningException),
    facilities: z.array(z.string()),
    languages: z.array(z.string()),
    slug: Slug,
    website: z.string().nullable().meta({ description: 'Null until the company has shown that it is its own' }),
    unlisted: z.enum(UNLISTED_REASONS).nullable().meta({ description: 'Why the profile is not public' }),
    taxNumber: z.string().nullable().meta({ description: 'What the country calls its tax numbers; null: unchecked' }),
    version: Version.meta({ description: 'Another one after every change; sent along when the profile is saved' }),
  })
  .meta({ id: 'OwnProfile' });
export type OwnProfile = z.infer<typeof OwnProfile>;
