import type { Locale, Namespace } from '@app/locales/manifest.ts';
import type { PageNavigation } from '../src/lib/navigation.tsx';
import type { InlineTexts } from '../src/lib/texts.ts';

/** Beside the bundle of a release: what its server-rendered pages share, by locale. */
export const SHARED_FILE = 'shared.json';

/** What pages of a locale share. It stands once in a release: in the context of each page it would be most of the bundle. */
export interface SharedContext {
  navigation: PageNavigation;
  /** Of each namespace, the texts as JSON. */
  texts: Partial<Record<Namespace, string>>;
}
export type SharedContexts = Record<Locale, SharedContext>;

/** In the context of a page: what of all that it has. */
export interface SharedParts {
  shared?: {
    navigation: boolean;
    /** `when`: only for addresses with this query parameter. */
    texts: readonly { ns: Namespace; when?: string | undefined }[];
  };
}

/** What a page names, in place of its names; texts of other addresses than this one are left out. */
export function partsOf(
  language: Locale,
  { navigation, texts }: NonNullable<SharedParts['shared']>,
  query: Readonly<Record<string, string>>,
  all: SharedContexts,
): InlineTexts & { navigation?: PageNavigation } {
  const own = all[language];
  const here = texts.filter(({ when }) => when === undefined || query[when] !== undefined);
  return {
    ...(navigation && { navigation: own.navigation }),
    texts: { edges: here.map(({ ns }) => ({ node: { ns, language, data: own.texts[ns] ?? '{}' } })) },
  };
}
