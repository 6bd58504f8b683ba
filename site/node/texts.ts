import {
  BASE_LOCALE,
  BRAND_NAME,
  LOCALES,
  NAMESPACES,
  completeness,
  mergeMessages,
  readNamespace,
  type Locale,
  type Messages,
  type Namespace,
} from '@app/locales';
import type { ExportedTranslation } from '../../cms/src/export/types.ts';

/** All texts of a build: files, with what was edited in the cms above them. */
export class Texts {
  readonly #own = new Map<string, Messages>();
  readonly #merged = new Map<string, Messages>();

  constructor(edits: readonly ExportedTranslation[] = []) {
    for (const locale of LOCALES) {
      for (const namespace of NAMESPACES) this.#own.set(id(locale, namespace), readNamespace(locale, namespace));
    }
    for (const { locale, namespace, key, text } of edits) {
      const own = this.#own.get(id(locale, namespace as Namespace));
      if (own) this.#own.set(id(locale, namespace as Namespace), withText(own, key.split('.'), text));
    }
  }

  /** What a reader of `locale` sees: own texts over those of the base locale, the brand's name filled in. */
  merged(locale: Locale, namespace: Namespace): Messages {
    const known = this.#merged.get(id(locale, namespace));
    if (known) return known;
    const own = this.#own.get(id(locale, namespace)) ?? {};
    const base = this.#own.get(id(BASE_LOCALE, namespace)) ?? {};
    const merged = branded(locale === BASE_LOCALE ? own : mergeMessages(base, own, locale));
    this.#merged.set(id(locale, namespace), merged);
    return merged;
  }

  /** The text of `namespace:path.to.key`, in this locale alone or with the base under it. */
  text(locale: Locale, key: string, from: 'own' | 'merged'): string | undefined {
    const [namespace, path] = key.split(':', 2) as [Namespace, string | undefined];
    if (!path) return undefined;
    let node: unknown = from === 'own' ? this.#own.get(id(locale, namespace)) : this.merged(locale, namespace);
    for (const part of path.split('.')) node = (node as Messages | undefined)?.[part];
    return typeof node === 'string' ? withBrand(node) : undefined;
  }
}

/** Whether a locale has all texts of these namespaces itself: only then are its pages for search engines. */
export const isComplete = (locale: Locale, namespaces: readonly Namespace[]): boolean =>
  locale === BASE_LOCALE || namespaces.every((namespace) => completeness(locale, namespace).complete);

const id = (locale: Locale, namespace: Namespace) => `${locale}/${namespace}`;

const withBrand = (text: string) => text.replaceAll('{{brand}}', BRAND_NAME);

function branded(messages: Messages): Messages {
  return Object.fromEntries(
    Object.entries(messages).map(([key, value]) => [
      key,
      typeof value === 'string' ? withBrand(value) : branded(value),
    ]),
  );
}

function withText(messages: Messages, [first = '', ...rest]: string[], text: string): Messages {
  const below = messages[first];
  return {
    ...messages,
    [first]: rest.length === 0 ? text : withText(typeof below === 'object' ? below : {}, rest, text),
  };
}
