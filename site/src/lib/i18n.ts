import { useTranslation } from 'react-i18next';
import { BASE_LOCALE, isLocale, type Locale, type Namespace } from '@app/locales/manifest.ts';

export type Params = Record<string, string | number>;
/** Looks a text up: `t('grades.none')`, of another namespace `t('common:grades.none')`. */
export type T = (key: string, params?: Params) => string;

/** The page's texts and language. The page must have asked for the namespace (see `src/routes.ts`). */
export function useT(namespace: Namespace = 'common'): { t: T; locale: Locale } {
  const { t, i18n } = useTranslation(namespace);
  return { t: t as T, locale: isLocale(i18n.language) ? i18n.language : BASE_LOCALE };
}
