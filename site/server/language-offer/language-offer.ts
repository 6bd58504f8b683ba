import type { RequestHandler } from 'express';
import { isLocale, type Locale } from '@app/locales/manifest.ts';
import type { Texts } from '../../node/content/texts.ts';
import type { LanguageOffer } from '../../src/lib/texts/language-offer.ts';

/** Countries (ISO 3166 alpha-2) where one of our languages is spoken; headers may also say XX, T1 and the like. */
const COUNTRIES: ReadonlySet<string> = new Set(
  (
    'AD AR AT AU BA BE BG BO BR BY CA CH CL CO CR CU CY CZ DE DK DO EC EE ES FI FR GB GR GT HN HR HU IE IT JP KZ LI LT ' +
    'LU LV MC MD ME MT MX NI NL NO NZ PA PE PL PR PT PY RO RS RU SE SI SK SM SV TR UA US UY VA VE VN'
  ).split(' '),
);

/** Countries with several of our languages, or another one than the most likely by CLDR. */
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

/** `nb` and `nn` are `no` here. */
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

/** Our languages in an `Accept-Language` header, best first. */
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
  /** The language of the page. */
  page: Locale;
  /** From the browser's settings, best first. */
  accepted: readonly Locale[];
  /** From a trusted proxy's header. */
  country?: string | undefined;
  /** The browser's time zone. */
  zone?: string | undefined;
}

/**
 * The language to offer, or null. In this order: a language spoken in the visitor's country and accepted by the
 * browser; the language of the country, if a proxy names it; the browser's first language; that of the time zone.
 * Nothing is offered to readers of their browser's first language.
 */
export function chooseOffer({ page, accepted, country, zone }: Visitor): Locale | null {
  if (accepted[0] === page) return null;
  const byCountry = country ? languagesOf(country) : [];
  const nearby = byCountry.length > 0 ? byCountry : languagesOfZone(zone);
  const [both] = accepted.filter((locale) => nearby.includes(locale));
  const offered = both ?? byCountry[0] ?? accepted[0] ?? nearby[0];
  // If the page is in the country's language but the browser does not accept it, the browser's first language is
  // better.
  const best = offered === page && !accepted.includes(page) ? accepted[0] : offered;
  return best === undefined || best === page ? null : best;
}

let zones: Map<string, readonly Locale[]> | undefined;

/** Our languages of the countries of a time zone, under any of its names. */
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

/** Not in TypeScript's library yet (ECMA-402). */
const zonesOf = (country: string): readonly string[] =>
  (new Intl.Locale(`und-${country}`) as Intl.Locale & { getTimeZones(): string[] }).getTimeZones();

const CACHE_SECONDS = 600;

/**
 * `GET /language-offer?page=pl&among=pl,en,de&zone=Europe/Berlin`: the offer of a page's banner, 204 for none. Pages
 * are the same for everybody, so the banner asks. `countryHeader`: the header in which a trusted proxy names the
 * visitor's country.
 */
export function languageOffer(texts: () => Promise<Texts>, countryHeader: string | undefined): RequestHandler {
  return async (req, res) => {
    const { page, among, zone } = req.query;
    res.setHeader('Cache-Control', `private, max-age=${CACHE_SECONDS}`);
    res.vary('Accept-Language');
    if (countryHeader) res.vary(countryHeader);
    const visitor = {
      accepted: acceptedLanguages(req.get('accept-language')),
      country: countryHeader && req.get(countryHeader)?.toUpperCase(),
      zone: typeof zone === 'string' ? zone : undefined,
    };
    const offered = isLocale(page) ? chooseOffer({ page, ...visitor }) : null;
    const offer =
      offered !== null &&
      typeof among === 'string' &&
      among.split(',').includes(offered) &&
      bannerTexts(await texts(), offered);
    if (offer) res.json(offer);
    else res.status(204).end();
  };
}

/**
 * The banner's texts in the offered language; null if any is missing: in another language the reader would not
 * understand it.
 */
function bannerTexts(texts: Texts, locale: Locale): LanguageOffer | null {
  const word = (name: string) => texts.text(locale, `common:languageBanner.${name}`, 'own');
  const [text, accept, stay] = [word('text'), word('accept'), word('stay')];
  return text && accept && stay ? { locale, text, accept, stay } : null;
}
