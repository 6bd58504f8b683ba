import { COUNTRY_CODES } from '@app/contracts/company/countries';

export interface Country {
  code: string;
  name: string;
}

/** All countries, named and sorted in the language `lang` (BCP 47). */
export function countriesIn(lang: string): Country[] {
  const names = new Intl.DisplayNames([lang], { type: 'region' });
  const { compare } = new Intl.Collator(lang);
  return COUNTRY_CODES.map((code) => ({ code, name: names.of(code) ?? code })).sort((a, b) => compare(a.name, b.name));
}

/** The country that a browser's languages suggest (`pl-PL` → `PL`), or null. */
export function likelyCountry(languages: readonly string[]): string | null {
  for (const language of languages) {
    try {
      const { region } = new Intl.Locale(language);
      if (region && COUNTRY_CODES.includes(region)) return region;
    } catch {
      // A browser may report something that is not a language tag; the next one may do.
    }
  }
  return null;
}
