import { BASE_LOCALE, LOCALES, mergedNamespace, NAMESPACES, flatten } from '@app/locales';
import { alternatives, usedTerms } from '../texts/terms/term-rules.ts';
import { readSeedTerms } from './terms.ts';

describe('the glossary of the seed', () => {
  test('the glossary of the seed has every term in every language', async () => {
    for (const { base, translations } of await readSeedTerms())
      expect([base, Object.keys(translations).sort()]).toEqual([
        base,
        LOCALES.filter((one) => one !== BASE_LOCALE).sort(),
      ]);
  });

  test('the glossary of the seed finds its terms in the texts, whose translations mostly have them', async () => {
    const terms = (await readSeedTerms()).map(({ base, found, note, translations }) => ({
      base,
      found: alternatives(found),
      note,
      translations: alternatives(translations.de),
    }));
    const german = NAMESPACES.flatMap((namespace) => {
      const own = new Map(flatten(mergedNamespace('de', namespace)));
      return flatten(mergedNamespace(BASE_LOCALE, namespace)).map(([key, text]) =>
        usedTerms(text, own.get(key) ?? '', terms),
      );
    }).flat();
    for (const { base } of terms) {
      const uses = german.filter((used) => used.base === base);
      const missing = uses.filter(({ isMissing }) => isMissing);
      expect([base, uses.length > 0, missing.length < uses.length / 2]).toEqual([base, true, true]);
    }
  });
});
