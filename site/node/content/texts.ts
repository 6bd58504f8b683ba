import { citiesIn } from '@app/locales/places.ts';
import {
  BASE_LOCALE,
  BRAND_NAME,
  LOCALES,
  NAMESPACES,
  baseMessagesFor,
  completeness,
  mergeMessages,
  readNamespace,
  type Locale,
  type Messages,
  type Namespace,
} from '@app/locales';
import { CARRIED_KEYS } from '../../src/lib/texts/parts.ts';
import type { ExportedTranslation } from '../../../cms/src/export/types.ts';

/** All texts of the site: files overridden by edits in the cms. Each file is read when first needed. */
export class Texts {
  readonly #edits = new Map<string, ExportedTranslation[]>();
  readonly #read = new Map<string, Messages>();
  readonly #merged = new Map<string, Messages>();
  readonly #json = new Map<string, string>();
  readonly #whole = new Map<string, boolean>();

  constructor(edits: readonly ExportedTranslation[] = []) {
    for (const edit of edits) {
      const key = id(edit.locale, edit.namespace);
      this.#edits.set(key, [...(this.#edits.get(key) ?? []), edit]);
    }
  }

  /** The texts with other edits, reusing whatever these do not change. */
  withEdits(edits: readonly ExportedTranslation[]): Texts {
    const texts = new Texts(edits);
    const asBefore = (locale: Locale, namespace: string): boolean => {
      const key = id(locale, namespace);
      return JSON.stringify(this.#edits.get(key)) === JSON.stringify(texts.#edits.get(key));
    };
    for (const namespace of NAMESPACES) {
      const isBaseAsBefore = asBefore(BASE_LOCALE, namespace);
      for (const locale of LOCALES) {
        if (!asBefore(locale, namespace)) continue;
        const key = id(locale, namespace);
        copyEntry(this.#read, texts.#read, key);
        if (!isBaseAsBefore) continue;
        copyEntry(this.#merged, texts.#merged, key);
        copyEntry(this.#json, texts.#json, key);
        copyEntry(this.#whole, texts.#whole, key);
      }
    }
    return texts;
  }

  /** The locale's texts over those of the base locale, with the brand's name filled in. */
  merged(locale: Locale, namespace: Namespace): Messages {
    const known = this.#merged.get(id(locale, namespace));
    if (known) return known;
    const own = this.#own(locale, namespace);
    const merged = branded(
      locale === BASE_LOCALE
        ? own
        : mergeMessages(baseMessagesFor(locale, this.#own(BASE_LOCALE, namespace)), own, locale),
    );
    this.#merged.set(id(locale, namespace), merged);
    return merged;
  }

  /** What pages carry of a namespace, as JSON: `merged`, or of a large one the keys named in `CARRIED_KEYS`. */
  json(locale: Locale, namespace: Namespace): string {
    const key = id(locale, namespace);
    // Names of cities are data, not texts to be translated: nobody's page is incomplete without them.
    const cities = namespace === 'common' ? { cities: citiesIn(locale) } : {};
    const json =
      this.#json.get(key) ?? JSON.stringify({ ...carried(namespace, this.merged(locale, namespace)), ...cities });
    this.#json.set(key, json);
    return json;
  }

  /** What stands under one of a namespace's first keys, or all of it for null; undefined if nothing does. */
  part(locale: Locale, namespace: Namespace, key: string | null): Messages | undefined {
    const merged = this.merged(locale, namespace);
    const part = key === null ? merged : Object.entries(merged).find(([name]) => name === key)?.[1];
    return typeof part === 'object' ? part : undefined;
  }

  /** The text under `namespace:path.to.key`, of this locale only or merged with the base locale. */
  text(locale: Locale, key: string, from: 'own' | 'merged'): string | undefined {
    const [namespace, path] = key.split(':', 2) as [Namespace, string | undefined];
    if (!path || !NAMESPACES.includes(namespace)) return undefined;
    let node: unknown = from === 'own' ? this.#own(locale, namespace) : this.merged(locale, namespace);
    for (const part of path.split('.')) node = (node as Messages | undefined)?.[part];
    return typeof node === 'string' ? withBrand(node) : undefined;
  }

  /** Whether a locale has all texts of these namespaces itself, edits included: only then are its pages indexable. */
  isComplete(locale: Locale, namespaces: readonly Namespace[]): boolean {
    return locale === BASE_LOCALE || namespaces.every((namespace) => this.#isWhole(locale, namespace));
  }

  #isWhole(locale: Locale, namespace: Namespace): boolean {
    const key = id(locale, namespace);
    const known =
      this.#whole.get(key) ?? completeness(this.#own(BASE_LOCALE, namespace), this.#own(locale, namespace)).complete;
    this.#whole.set(key, known);
    return known;
  }

  #own(locale: Locale, namespace: Namespace): Messages {
    const key = id(locale, namespace);
    const known = this.#read.get(key);
    if (known) return known;
    const edited = (this.#edits.get(key) ?? []).reduce(
      (messages, { key, text }) => withText(messages, key.split('.'), text),
      readNamespace(locale, namespace),
    );
    this.#read.set(key, edited);
    return edited;
  }
}

function copyEntry<Value>(from: ReadonlyMap<string, Value>, to: Map<string, Value>, key: string): void {
  const value = from.get(key);
  if (value !== undefined) to.set(key, value);
}

const id = (locale: Locale, namespace: string) => `${locale}/${namespace}`;

function carried(namespace: Namespace, messages: Messages): Messages {
  const keys = CARRIED_KEYS[namespace];
  return keys ? Object.fromEntries(Object.entries(messages).filter(([key]) => keys.includes(key))) : messages;
}

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
