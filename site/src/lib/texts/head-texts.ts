import { createInstance, type Resource } from 'i18next';
import type { Locale, Namespace } from '@app/locales/manifest.ts';
import { I18NEXT_OPTIONS } from './i18n-options.ts';
import type { T } from './i18n.ts';

/** Result of the query `PageTexts`: the merged texts of the page's namespaces. */
export interface PageTexts {
  edges: readonly { node: TextsNode }[];
}

interface TextsNode {
  ns: string;
  language: string;
  data: string;
}

/** The texts of a server-rendered page, which has no query (see `server/renderer.ts`). */
export interface InlineTexts {
  texts?: PageTexts;
}

/** Translator for a page's `Head`, which Gatsby renders outside of the i18n plugin's providers. */
export function headT(language: Locale, texts: PageTexts | undefined, namespace: Namespace = 'common'): T {
  const resources: Resource = { [language]: {} };
  for (const { node } of texts?.edges ?? [])
    resources[language] = { ...resources[language], [node.ns]: JSON.parse(node.data) as Record<string, unknown> };
  const instance = createInstance({ ...I18NEXT_OPTIONS, lng: language, resources, initImmediate: false });
  void instance.init();
  return instance.getFixedT(language, namespace) as T;
}
