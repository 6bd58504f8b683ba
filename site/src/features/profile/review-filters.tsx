import { useRef, type FormEvent } from 'react';
import { htmlLang } from '@app/locales/manifest.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/inputs.tsx';
import { GRADES } from '../../ui/symbols.tsx';
import { formatNumber, languageName } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { byCount, isFiltered, readFilters, filterSearch, type ReviewFilters } from './filters.ts';
import type { Reviewed } from './reviewed.ts';
import * as styles from './profile.module.css';

/** Filters as a GET form: the address holds them. With scripts a choice applies at once. */
export function FilterForm({ company, filters, path }: { company: Reviewed; filters: ReviewFilters; path: string }) {
  const { t, locale } = useT('reviews');
  const form = useRef<HTMLFormElement>(null);

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const chosen = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, unknown>;
    window.location.assign(`${path}${filterSearch(readFilters(chosen))}#reviews`);
  };
  const withCount = (words: string, count: number) => `${words} (${formatNumber(locale, count)})`;

  return (
    <form
      ref={form}
      className={styles.filters}
      action={`${path}#reviews`}
      method="get"
      onSubmit={go}
      aria-label={t('filters.label')}
    >
      <Field label={t('filters.language')}>
        <Select name="language" defaultValue={filters.language ?? 'any'} onChange={() => go()}>
          <option value="any">{t('filters.anyLanguage')}</option>
          {byCount(company.byLanguage).map(({ language, count }) => (
            <option key={language} value={language} lang={htmlLang(locale)}>
              {withCount(languageName(locale, language), count)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.grade')}>
        <Select name="grade" defaultValue={filters.grade ?? ''} onChange={() => go()}>
          <option value="">{t('filters.anyGrade')}</option>
          {GRADES.toReversed().map((grade) => (
            <option key={grade} value={grade}>
              {withCount(`${grade} – ${t(`common:grades.words.${grade}`)}`, company.grades.distribution[grade])}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.origin')}>
        <Select name="origin" defaultValue={filters.origin ?? ''} onChange={() => go()}>
          <option value="">{t('filters.anyOrigin')}</option>
          {company.byOrigin.map(({ origin, count }) => (
            <option key={origin} value={origin}>
              {withCount(t(`origin.${origin}.label`), count)}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" className={styles.apply}>
        {t('filters.apply')}
      </Button>
      {isFiltered(filters) && (
        <a className={styles.clear} href={`${path}#reviews`}>
          <Icon name="close" size={16} />
          {t('filters.clear')}
        </a>
      )}
    </form>
  );
}
