import { NAMESPACES, isLocale, type Locale, type Namespace } from '@app/locales/manifest.ts';

/** A namespace, or what stands under one of its first keys: `pricing`, `panel.reviews`. */
export type TextPart = Namespace | `${Namespace}.${string}`;

/**
 * Of namespaces that are too large for a page: the first keys that pages with the namespace carry. What uses other texts
 * of it loads them (`use-text-parts.ts`).
 */
export const CARRIED_KEYS: Partial<Record<Namespace, readonly string[]>> = {
  panel: [
    'connection',
    'copy',
    'errors',
    'kept',
    'loading',
    'meta',
    'nav',
    'notice',
    'notifications',
    'palette',
    'permissions',
    'plans',
    'skip',
    'staffAccess',
    'thankYouPreview',
  ],
};

/** Splits a part into its namespace and first key; null if there is no such namespace. */
export function splitPart(part: string): { namespace: Namespace; key: string | null } | null {
  const [name = '', key = null, ...rest] = part.split('.');
  const namespace = NAMESPACES.find((known) => known === name);
  return namespace && rest.length === 0 ? { namespace, key } : null;
}

/** Pattern of the addresses at which the front door serves parts. */
export const TEXT_PARTS_PATH = '/text-parts/:locale/:part.json';

export const textPartPath = (locale: Locale, part: TextPart): string => `/text-parts/${locale}/${part}.json`;

/** The parameters of `TEXT_PARTS_PATH`; null if they name nothing. Texts of mails are on no page. */
export function readTextPart(locale: unknown, part: unknown) {
  const split = typeof part === 'string' ? splitPart(part) : null;
  return isLocale(locale) && split && split.namespace !== 'mails' ? { locale, ...split } : null;
}
