import { useContext, useMemo } from 'react';
import { I18nextContext, useTranslation } from 'gatsby-plugin-react-i18next';
import { BASE_LOCALE, isLocale, type Locale, type Namespace } from '@app/locales/manifest.ts';
import { withOneFullStop } from './full-stops.ts';

export type Params = Record<string, string | number>;
/** Translates a key: `t('grades.none')`, in another namespace `t('common:grades.none')`. */
export type T = (key: string, params?: Params) => string;

/** Translator and language of the page, whose route must list the namespace (see `src/routes/routes.ts`). */
export function useT(namespace: Namespace = 'common'): { t: T; locale: Locale } {
  const { t } = useTranslation(namespace);
  const { language } = useContext(I18nextContext);
  const withParams = useMemo<T>(
    () => (key, params) => {
      const text = (t as T)(key, params);
      return typeof text === 'string' ? withOneFullStop(text, params) : text;
    },
    [t],
  );
  return { t: withParams, locale: isLocale(language) ? language : BASE_LOCALE };
}
