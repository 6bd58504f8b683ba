import type { RequestHandler } from 'express';
import { isLocale, type Locale } from '@app/locales/manifest.ts';
import type { Texts } from '../node/texts.ts';
import type { LanguageOffer } from '../src/lib/language-offer.ts';

/** Countries (ISO 3166 alpha-2) in which a language of ours is at home; headers also say XX, T1 and the like. */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AR AT AU BA BE BG BO BR BY CA CH CL CO CR CU CY CZ DE DK DO EC EE ES FI FR GB GR GT HN HR HU IE IT JP KZ LI LT ' +
    'LU LV MC MD ME MT MX NI NL NO NZ PA PE PL PR PT PY RO RS RU SE SI SK SM SV TR UA US UY VA VE VN'
  ).split(' '),
);

/** Where more languages of ours are spoken than the most spoken one, or another one is. */
const AT_HOME: Readonly<Record<string, readonly Locale[]>> = {
  BA: ['bs', 'hr', 'sr'],
  BE: ['nl', 'fr', 'de'],
  BY: ['ru'],
  CA: ['en', 'fr'],
  CH: ['de', 'fr', 'it'],
  CY: ['el', 'tr'],
  FI: ['fi', 'sv'],
  IE: ['en'],
  KZ: ['ru'],
  LU: ['fr', 'de'],
  MT: ['en'],
};

/** `nb` and `nn` are our `no`. */
const localeOf = (language: string): Locale | undefined =>
  isLocale(language) ? language : /^n[bn]$/.test(language) ? 'no' : undefined;

/** Our languages of a country, the most spoken first. */
export function languagesOf(country: string): readonly Locale[] {
  if (!COUNTRIES.has(country)) return [];
  const own = AT_HOME[country];
  if (own) return own;
  const spoken = localeOf(new Intl.Locale(`und-${country}`).maximize().language);
  return spoken ? [spoken] : [];
}

/** The languages of an `Accept-Language`, best first, as far as they are ours. */
export function acceptedLanguages(header = ''): Locale[] {
  const wanted = header
    .slice(0, 500)
    .split(',')
    .map((entry) => {
      const [tag = '', ...params] = entry.trim().split(';');
      const weight = params.map((param) => /^\s*q=([\d.]+)\s*$/.exec(param)?.[1]).find((value) => value !== undefined);
      return { locale: localeOf((tag.split('-')[0] ?? '').toLowerCase()), weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .flatMap(({ locale }) => locale ?? []);
  return [...new Set(wanted)];
}

interface Visitor {
  /** The language of the page they look at. */
  page: Locale;
  /** By the browser's settings, best first. */
  accepted: readonly Locale[];
  /** Of a header that is believed. */
  country?: string | undefined;
  /** Where the browser's clock stands. */
  zone?: string | undefined;
}

/**
 * The language to offer, or null. First what is spoken where the visitor is and also named by the browser; then the
 * country when a proxy tells it, else the browser's first language, else what the clock's zone suggests. Whoever reads
 * the browser's first language already is offered nothing.
 */
export function offerFor({ page, accepted, country, zone }: Visitor): Locale | null {
  if (accepted[0] === page) return null;
  const told = country ? languagesOf(country) : [];
  const around = told.length > 0 ? told : languagesOfZone(zone);
  const [both] = accepted.filter((locale) => around.includes(locale));
  const offered = both ?? told[0] ?? accepted[0] ?? around[0];
  // Where the page's language is the country's, but not the visitor's, the browser knows better.
  const best = offered === page && !accepted.includes(page) ? accepted[0] : offered;
  return best === undefined || best === page ? null : best;
}

let zones: Map<string, readonly Locale[]> | undefined;

/** Our languages of the countries in which a zone is kept; a zone goes by all of its names. */
function languagesOfZone(zone: string | undefined): readonly Locale[] {
  if (!zone || zone.length > 60) return [];
  zones ??= zonesOfCountries();
  try {
    return zones.get(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone) ?? [];
  } catch {
    return [];
  }
}

function zonesOfCountries(): Map<string, readonly Locale[]> {
  const found = new Map<string, readonly Locale[]>();
  for (const country of COUNTRIES)
    for (const name of zonesOf(country)) {
      const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions();
      found.set(timeZone, [...new Set([...(found.get(timeZone) ?? []), ...languagesOf(country)])]);
    }
  return found;
}

/** TypeScript does not know this part of ECMA-402 yet. */
const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }).getTimeZones();

const KEEP_SECONDS = 600;

/**
 * `GET /language-offer?page=pl&among=pl,en,de&zone=Europe/Berlin`: what the banner of a page offers, 204 for nothing. The
 * pages themselves are the same for everybody, so they have to ask. `texts`: those of now. `countryHeader`: by which a trusted proxy says where
 * visitors are.
 */
export function languageOffer(texts: () => Promise<Texts>, countryHeader: string | undefined): RequestHandler {
  return async (req, res) => {
    const { page, among, zone } = req.query;
    res.setHeader('Cache-Control', `private, max-age=${KEEP_SECONDS}`);
    res.vary('Accept-Language');
    if (countryHeader) res.vary(countryHeader);
    const visitor = {
      accepted: acceptedLanguages(req.get('accept-language')),
      country: countryHeader && req.get(countryHeader)?.toUpperCase(),
      zone: typeof zone === 'string' ? zone : undefined,
    };
    const offered = isLocale(page) ? offerFor({ page, ...visitor }) : null;
    const offer =
      offered !== null &&
      typeof among === 'string' &&
      among.split(',').includes(offered) &&
      wordsOf(await texts(), offered);
    if (offer) res.json(offer);
    else res.status(204).end();
  };
}

/** The banner in a language's own words; null without: others would not be understood. */
function wordsOf(texts: Texts, locale: Locale): LanguageOffer | null {
  const word = (name: string) => texts.text(locale, `common:languageBanner.${name}`, 'own');
  const [text, accept, stay] = [word('text'), word('accept'), word('stay')];
  return text && accept && stay ? { locale, text, accept, stay } : null;
}
