import { createInstance, type i18n as I18n, type Resource } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { isLocale, type Locale, type Namespace } from '@app/locales/manifest.ts';
import type { T } from './i18n.ts';

/** What a page's query `PageTexts` answers: the merged texts of its namespaces. */
export interface PageTexts {
  edges: readonly { node: { ns: string; language: string; data: string } }[];
}

/** One instance per page: the page, its head and a second render in strict mode share it. */
const instances = new WeakMap<object, I18n>();

/** The translator of a page, ready at once: nothing is loaded, nothing is detected. */
export function pageI18n(language: string, texts: PageTexts | undefined): I18n {
  const key = texts ?? NO_TEXTS;
  const known = instances.get(key);
  if (known && known.language === language) return known;

  const namespaces: Record<string, Record<string, unknown>> = {};
  for (const { node } of texts?.edges ?? []) namespaces[node.ns] = JSON.parse(node.data) as Record<string, unknown>;
  const instance = instanceOf(language, namespaces);
  instances.set(key, instance);
  return instance;
}

const NO_TEXTS = {};

/** An instance over texts at hand. The base locale's texts already lie under the others: there is no fallback language. */
export function instanceOf(language: string, namespaces: Record<string, Record<string, unknown>>): I18n {
  const instance = createInstance();
  const resources: Resource = { [language]: namespaces };
  void instance.use(initReactI18next).init({
    lng: language,
    resources,
    ns: Object.keys(namespaces),
    defaultNS: 'common',
    fallbackLng: false,
    initImmediate: false,
    returnNull: false,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  return instance;
}

/** The same for code outside a component, such as `Head`. */
export function pageT(
  language: string,
  texts: PageTexts | undefined,
  namespace: Namespace = 'common',
): { t: T; locale: Locale } {
  return {
    t: pageI18n(language, texts).getFixedT(language, namespace) as T,
    locale: isLocale(language) ? language : 'pl',
  };
}
