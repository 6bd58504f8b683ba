import { counterpart, families, pluralCategories } from '@app/locales/messages.ts';
import type { Mark } from '@app/locales/marks.ts';
import type { Messages } from '@app/locales/messages.ts';
import { BASE_LOCALE, LOCALES, type Locale } from '../../locales.ts';

/** A row of the table as the files require it. */
export interface ExpectedRow {
  locale: Locale;
  namespace: string;
  key: string;
  family: string;
  form: string;
  position: number;
  baseKey: string | null;
  englishKey: string | null;
  fileText: string | null;
  /** What the file's mark says: whether it is a draft, and the base that it was written for unless that is the present. */
  fileDraft: boolean;
  fileBaseSeen: string | null;
}

/** Reads the texts of a locale and namespace. */
export type ReadTexts = (locale: Locale, namespace: string) => Messages;

/** Reads the marks of a locale and namespace, by key. */
export type ReadMarksOf = (locale: Locale, namespace: string) => Readonly<Record<string, Mark>>;

const noMarks: ReadMarksOf = () => ({});
const FORMS = ['', 'zero', 'one', 'two', 'few', 'many', 'other'];
const keyOf = (family: string, form: string): string => (form === '' ? family : `${family}_${form}`);

/**
 * Every text that a language has or should have: the families of the base (and of English, which may be ahead of it),
 * each in the plural forms of that language.
 */
export function expectedRows(namespaces: readonly string[], read: ReadTexts, marksOf = noMarks): ExpectedRow[] {
  return namespaces.flatMap((namespace) => {
    const base = families(read(BASE_LOCALE, namespace));
    const english = families(read('en', namespace));
    const all = [...new Set([...base.keys(), ...english.keys()])];
    return LOCALES.flatMap((locale) => {
      const own = families(read(locale, namespace));
      const marks = marksOf(locale, namespace);
      return all.flatMap((family, at) => {
        const model = base.get(family) ?? english.get(family) ?? new Map<string, string>();
        return formsOf(locale, model, own.get(family)).map((form) => ({
          locale,
          namespace,
          family,
          form,
          key: keyOf(family, form),
          position: at * 10 + FORMS.indexOf(form),
          baseKey: beside(locale, family, form, BASE_LOCALE, base),
          englishKey: beside(locale, family, form, 'en', english),
          fileText: own.get(family)?.get(form) ?? null,
          fileDraft: marks[keyOf(family, form)]?.draft ?? false,
          fileBaseSeen: marks[keyOf(family, form)]?.base ?? null,
        }));
      });
    });
  });
}

/** The plural categories of the language, and `zero` if its file has one. */
function formsOf(locale: Locale, model: Map<string, string>, own: Map<string, string> | undefined): string[] {
  if (model.has('')) return [''];
  return [...new Set([...(own?.has('zero') ? ['zero'] : []), ...pluralCategories(locale)])];
}

function beside(
  locale: Locale,
  family: string,
  form: string,
  other: Locale,
  texts: Map<string, Map<string, string>>,
): string | null {
  const forms = texts.get(family);
  if (!forms) return null;
  if (form === '') return forms.has('') ? family : null;
  const category = locale === other ? form : counterpart(locale, form, other);
  return keyOf(family, forms.has(category) ? category : 'other');
}
