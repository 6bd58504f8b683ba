import { Id, LOCALES } from '@app/contracts/common';
import type { Locale } from '@app/contracts/common';
import type { FieldError } from '../../../kernel/errors.ts';
import type { AppContext } from '../../../platform/context.ts';
import { isOwnSenderName, containsLink, textFields } from '../../../platform/wording/wording.ts';
import type { Wording } from '../../../platform/wording/wording.ts';
import { openScreener } from '../screener.ts';
import { foreignBrand } from './brands.ts';

const REFUSED_RULES = ['words.offensive', 'words.hate', 'words.threat'];
/** Beginning of the names of these rules. */
const PERSONAL_DATA = 'personal.';
/** Contradicted by no text: this is not a review. */
const NEUTRAL_GRADE = 3;
const MAX_PASSAGE_LENGTH = 160;

/** The language named in the path of a text: `texts.pl.body`. */
const languageOf = (path: string): Locale | undefined =>
  path.split('.').find((part): part is Locale => (LOCALES as readonly string[]).includes(part));

const textError = (path: string, code: string, passage: string): FieldError => ({
  path,
  code,
  params: { passage: passage.slice(0, MAX_PASSAGE_LENGTH) },
});

/** Word lists are loaded with the first text: most processes check none. */
async function phishingErrors(texts: Iterable<[path: string, text: string]>): Promise<FieldError[]> {
  const { findPhishing } = await import('./phishing.ts');
  return [...texts].flatMap(([path, text]) => {
    const span = findPhishing(text);
    return span ? [textError(path, 'words_phishing', text.slice(span.start, span.end))] : [];
  });
}

/** Refuses links, insults, threats and phishing in texts that a merchant writes to others. */
export function createWording(app: () => AppContext): Wording {
  return {
    async findViolations(words, { companyName, known = {}, language: given, personalData = false }) {
      const { screen } = await openScreener(app());
      const refused = (rule: string) =>
        REFUSED_RULES.includes(rule) || (personalData && rule.startsWith(PERSONAL_DATA));
      const saved = new Set([...textFields(known)].map(([, text]) => text));
      // Digits of an id could pass for a number of somebody.
      const texts = [...textFields(words)].filter(([, text]) => !saved.has(text) && !Id.safeParse(text).success);
      const errors = texts.flatMap(([path, text]): FieldError[] => {
        if (containsLink(text, companyName)) return [{ path, code: 'link_not_allowed' }];
        // A sender name without the company's own is refused elsewhere.
        const isSenderName = path === 'senderName' && isOwnSenderName(text, companyName);
        const brand = isSenderName ? foreignBrand(text, companyName) : undefined;
        if (brand) return [textError(path, 'sender_name_taken', text)];
        const language = languageOf(path) ?? given;
        const { findings } = screen({ body: text, grade: NEUTRAL_GRADE, ...(language && { formLanguage: language }) });
        // There is no second look at a merchant's texts: what would get one is refused too.
        const found = findings.find(({ rule, weight }) => weight !== 'second_sign' && refused(rule));
        return found ? [textError(path, 'words_refused', text.slice(found.span.start, found.span.end))] : [];
      });
      return [...errors, ...(await phishingErrors(texts))];
    },
    findPhishing: (words) => phishingErrors(textFields(words)),
  };
}
