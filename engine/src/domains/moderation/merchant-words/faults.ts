import { LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { FieldError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { isOwnSenderName, leadsSomewhere, textsIn } from '../../../platform/merchant-words.ts';
import type { Wording } from '../../../platform/merchant-words.ts';
import { openScreener } from '../screener.ts';
import { foreignBrand } from './brands.ts';

const REFUSED = ['words.offensive', 'words.hate', 'words.threat'];
/** A grade that no text contradicts: here no review is judged. */
const NEUTRAL = 3;
const PASSAGE_MAX = 160;

/** A language that the path of a text names: `texts.pl.body`. */
const languageOf = (path: string): Locale | undefined =>
  path.split('.').find((part): part is Locale => (LOCALES as readonly string[]).includes(part));

const fault = (path: string, code: string, passage: string): FieldError => ({
  path,
  code,
  params: { passage: passage.slice(0, PASSAGE_MAX) },
});

/** The words are read with the first text, as most processes judge none. */
async function phishingFaults(texts: Iterable<[path: string, text: string]>): Promise<FieldError[]> {
  const { findPhishing } = await import('./phishing.ts');
  return [...texts].flatMap(([path, text]) => {
    const span = findPhishing(text);
    return span ? [fault(path, 'words_phishing', text.slice(span.start, span.end))] : [];
  });
}

/** The door for words that a merchant writes to others: nothing leads away, insults, threatens or fishes for secrets. */
export function createWording(app: () => AppContext): Wording {
  return {
    async faultsIn(words, { companyName, known = {} }) {
      const { screen } = await openScreener(app());
      const saved = new Set([...textsIn(known)].map(([, text]) => text));
      const texts = [...textsIn(words)].filter(([, text]) => !saved.has(text));
      const faults = texts.flatMap(([path, text]): FieldError[] => {
        if (leadsSomewhere(text, companyName)) return [{ path, code: 'link_not_allowed' }];
        // A name that is not the company's at all is refused as such.
        const named = path === 'senderName' && isOwnSenderName(text, companyName);
        const brand = named ? foreignBrand(text, companyName) : undefined;
        if (brand) return [fault(path, 'sender_name_taken', text)];
        const language = languageOf(path);
        const { findings } = screen({ body: text, grade: NEUTRAL, ...(language && { formLanguage: language }) });
        // Nobody looks at a merchant's page later: what would be looked at is refused too.
        const found = findings.find(({ rule, weight }) => weight !== 'second_sign' && REFUSED.includes(rule));
        return found ? [fault(path, 'words_refused', text.slice(found.span.start, found.span.end))] : [];
      });
      return [...faults, ...(await phishingFaults(texts))];
    },
    phishingIn: (words) => phishingFaults(textsIn(words)),
  };
}
