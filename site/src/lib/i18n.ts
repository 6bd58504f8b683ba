import { useContext } from 'react';
import { I18nextContext, useTranslation } from 'gatsby-plugin-react-i18next';
import { BASE_LOCALE, isLocale, type Locale, type Namespace } from '@app/locales/manifest.ts';

export type Params = Record<string, string | number>;
/** Looks a text up: `t('grades.none')`, of another namespace `t('common:grades.none')`. */
export type T = (key: string, params?: Params) => string;

/** The page's texts and language. The page must have asked for the namespace (see `src/routes.ts`). */
export function useT(namespace: Namespace = 'common'): { t: T; locale: Locale } {
  const { t } = useTranslation(namespace);
  const { language } = useContext(I18nextContext);
  return { t: t as T, locale: isLocale(language) ? language : BASE_LOCALE };
}
