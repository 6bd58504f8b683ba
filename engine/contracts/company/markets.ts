import { z } from 'zod';
import { Country } from './countries.ts';
import { TimeZone } from './profile.ts';
import { Id, Locale } from '../common.ts';
import { MAIN_MARKET, MarketCode } from './public-markets.ts';

/** Markets of a company besides its main one, archived ones too, at most. */
export const MAX_MARKETS = 40;
const invalid = { params: { code: 'invalid' } };

const isCurrency = (code: string): boolean => Intl.supportedValuesOf('currency').includes(code);
/** ISO 4217. */
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, { abort: true })
  .refine(isCurrency, invalid)
  .meta({ example: 'EUR' });

const hasNoLogin = (url: string): boolean => !URL.canParse(url) || new URL(url).username === '';
const Website = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(200)
  .refine(hasNoLogin, invalid);

const optional = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text || null);

/** `POST …/markets` and `PUT …/markets/{marketId}`. */
export const EditMarket = z
  .object({
    code: MarketCode.refine((code) => code !== MAIN_MARKET, invalid).meta({
      description: 'Orders name the market by it; unique in the company',
    }),
    name: z.string().trim().min(2).max(60),
    country: Country,
    language: Locale.meta({ description: 'Of invitations whose order names none' }),
    currency: Currency,
    timeZone: TimeZone.meta({ description: 'Hours of sending are counted in it' }),
    website: Website.meta({ description: 'Orders can name the market by it as well' }),
    address: optional(120).meta({ description: 'Street and number' }),
    postcode: optional(16),
    city: optional(80),
  })
  .meta({ id: 'EditMarket' });
export type EditMarket = z.infer<typeof EditMarket>;

/** A market as the company sees it. */
export const Market = z
  .object({
    ...EditMarket.shape,
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    id: Id,
    websiteProven: z.boolean().meta({ description: 'Its website is at the domain shown to be the company’s own' }),
    archived: z.boolean(),
    orders: z.int().meta({ description: 'Orders that named it' }),
  })
  .meta({ id: 'Market' });
export type Market = z.infer<typeof Market>;

/** `PUT …/markets/{marketId}/archived`. An archived market takes no orders; its reviews stay. */
export const ArchiveMarket = z.object({ archived: z.boolean() }).meta({ id: 'ArchiveMarket' });
export type ArchiveMarket = z.infer<typeof ArchiveMarket>;

/** `PUT …/markets/main`. Null: the one of the company's country. */
export const EditMainMarket = z.object({ currency: Currency.nullable() }).meta({ id: 'EditMainMarket' });
export type EditMainMarket = z.infer<typeof EditMainMarket>;

/** `GET …/markets`. The main one is what the company's profile says, in a currency that can be another. */
export const MarketList = z
  .object({
    main: z.object({
      country: z.string(),
      language: Locale,
      currency: z.string(),
      currencyChosen: z.boolean().meta({ description: 'False: it is the one of the country' }),
      timeZone: z.string(),
      website: z.string().nullable(),
    }),
    items: z.array(Market),
  })
  .meta({ id: 'MarketList' });
export type MarketList = z.infer<typeof MarketList>;

/** The currency that a country's shops count in; euro in most of Europe. */
export function currencyOf(country: string): string {
  return CURRENCIES[country] ?? 'EUR';
}

const CURRENCIES: Partial<Record<string, string>> = {
  PL: 'PLN',
  GB: 'GBP',
  CZ: 'CZK',
  HU: 'HUF',
  RO: 'RON',
  CH: 'CHF',
  LI: 'CHF',
  DK: 'DKK',
  SE: 'SEK',
  NO: 'NOK',
  IS: 'ISK',
  RS: 'RSD',
  BA: 'BAM',
  MK: 'MKD',
  AL: 'ALL',
  MD: 'MDL',
  UA: 'UAH',
  TR: 'TRY',
  US: 'USD',
  CA: 'CAD',
  AU: 'AUD',
  JP: 'JPY',
  VN: 'VND',
};
