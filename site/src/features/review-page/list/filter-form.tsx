import { useRef, useState, type FormEvent } from 'react';
import { LOCALES, htmlLang } from '@app/locales/manifest.ts';
import type { ReviewOrigin, ReviewPeriod } from '@app/contracts/reviews';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { Checkbox, Select, TextInput } from '../../../ui/controls/inputs.tsx';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import { GRADES } from '../../../ui/grades/symbols.tsx';
import { formatNumber, languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { ORIGINS } from '../../reviews/origins.ts';
import {
  SORTS,
  USER_FEATURE,
  WORDS_MAX,
  WORDS_MIN,
  languagesByCount,
  countFilters,
  readFilters,
  unfiltered,
  type ReviewFilters,
} from '../review-filters.ts';
import { usePageAddress } from '../page-address.tsx';
import type { ReviewSubject } from '../review-subject.ts';
import * as styles from './filter-form.module.css';

const PERIODS: [ReviewPeriod, string][] = [
  ['6m', 'profile:summary.lastSixMonths'],
  ['12m', 'filters.year'],
];

interface FilterFormProps {
  company: ReviewSubject;
  filters: ReviewFilters;
  /** The filtered list is loading. */
  loading?: boolean;
  onChoice(filters: ReviewFilters): void;
}

/** Filters as a GET form. With scripts a choice applies at once, without a page load. */
export function FilterForm({ company, filters, loading, onChoice }: FilterFormProps) {
  const { t, locale } = useT('reviews');
  const { path, code, hrefOf } = usePageAddress();
  const form = useRef<HTMLFormElement>(null);
  const set = countFilters(filters);
  // Open groups stay open while choices change.
  const [opened] = useState(set > 0);

  const go = (event?: FormEvent) => {
    event?.preventDefault();
    const chosen = Object.fromEntries(new FormData(form.current ?? undefined)) as Record<string, unknown>;
    onChoice(readFilters(chosen));
  };

  return (
    <form
      ref={form}
      className={styles.filters}
      action={`${path}#reviews`}
      method="get"
      onSubmit={go}
      aria-label={t('filters.label')}
    >
      {filters.about && <input type="hidden" name="about" value={filters.about} />}
      {filters.market && <input type="hidden" name="market" value={filters.market} />}
      {code && <input type="hidden" name="code" value={code} />}
      <div className={styles.looked}>
        <Field label={t('filters.words')}>
          <TextInput
            type="search"
            name="words"
            defaultValue={filters.words}
            minLength={WORDS_MIN}
            maxLength={WORDS_MAX}
            autoComplete="off"
          />
        </Field>
        {/* Not disabled: of several quick choices the last one counts. */}
        <Button
          type="submit"
          variant="secondary"
          icon={loading ? <Spinner size={18} /> : <Icon name="search" size={18} />}
        >
          {t('filters.apply')}
        </Button>
      </div>
      <Field label={t('sort.label')} className={styles.sort}>
        <Select name="sort" defaultValue={filters.sort ?? 'newest'} onChange={() => go()}>
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort.${sort}`)}
            </option>
          ))}
        </Select>
      </Field>
      {/* On wide screens the groups are always open, side by side. */}
      <details className={styles.more} open={opened}>
        <summary className={styles.open}>
          <Icon name="filter" size={18} />
          {t('filters.label')}
          {set > 0 && <span className={styles.number}>{formatNumber(locale, set)}</span>}
        </summary>
        <div className={styles.choices}>
          <Choices company={company} filters={filters} go={go} />
        </div>
      </details>
      {set > 0 && (
        <a className={styles.clear} href={`${hrefOf(unfiltered(filters))}#reviews`}>
          <Icon name="close" size={16} />
          {t('filters.clear')}
        </a>
      )}
    </form>
  );
}

function Choices({ company, filters, go }: Omit<FilterFormProps, 'loading' | 'onChoice'> & { go: () => void }) {
  const { t, locale } = useT('reviews');
  // Counts are those of the company over the full period: a choice has one only where it leads to as many reviews, which
  // it does if nothing else is chosen. Reviews of its products are not counted by language and origin.
  const withCount = (group: keyof ReviewFilters, words: string, count: number) =>
    filters.about || countFilters({ ...filters, [group]: undefined }) > 0 || count === 0
      ? words
      : `${words} (${formatNumber(locale, count)})`;
  const languages = filters.about
    ? LOCALES.map((language) => ({ language, count: 0 }))
    : languagesByCount(company.byLanguage);
  const origins: { origin: ReviewOrigin; count: number }[] = filters.about
    ? ORIGINS.map((origin) => ({ origin, count: 0 }))
    : [...company.byOrigin];
  const { origin: way, language: spoken } = filters;
  // A choice that only the address contains is shown too, so that it can be removed.
  if (spoken && !languages.some(({ language }) => language === spoken)) languages.push({ language: spoken, count: 0 });
  if (way && !origins.some(({ origin }) => origin === way)) origins.push({ origin: way, count: 0 });

  return (
    <>
      <Field label={t('filters.language')}>
        <Select name="language" defaultValue={filters.language ?? 'any'} onChange={() => go()}>
          <option value="any">{t('filters.anyLanguage')}</option>
          {languages.map(({ language, count }) => (
            // Browsers may differ in language names: the server's text stays.
            <option key={language} value={language} lang={htmlLang(locale)} suppressHydrationWarning>
              {withCount('language', languageName(locale, language), count)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.grade')}>
        <Select name="grade" defaultValue={filters.grade ?? ''} onChange={() => go()}>
          <option value="">{t('filters.anyGrade')}</option>
          {GRADES.toReversed().map((grade) => (
            <option key={grade} value={grade}>
              {withCount(
                'grade',
                `${grade} – ${t(`common:grades.words.${grade}`)}`,
                company.grades.distribution[grade],
              )}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.origin')}>
        <Select name="origin" defaultValue={filters.origin ?? ''} onChange={() => go()}>
          <option value="">{t('filters.anyOrigin')}</option>
          {origins.map(({ origin, count }) => (
            <option key={origin} value={origin}>
              {withCount('origin', t(`origin.${origin}.label`), count)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('filters.period')}>
        <Select name="period" defaultValue={filters.period ?? ''} onChange={() => go()}>
          <option value="">{t('profile:summary.wholePeriod')}</option>
          {PERIODS.map(([period, words]) => (
            <option key={period} value={period}>
              {t(words)}
            </option>
          ))}
        </Select>
      </Field>
      {!filters.about &&
        company.userFeatures.map(({ id, name, choices }) => (
          <Field key={id} label={name}>
            <Select
              name={`${USER_FEATURE}${id}`}
              defaultValue={choices.find((choice) => filters.choices?.includes(choice.id))?.id ?? ''}
              onChange={() => go()}
            >
              <option value="">{t('filters.anyAuthor')}</option>
              {choices.map((choice) => (
                <option key={choice.id} value={choice.id}>
                  {withCount('choices', choice.name, choice.count)}
                </option>
              ))}
            </Select>
          </Field>
        ))}
      <Checkbox
        className={styles.photos}
        name="photos"
        value="yes"
        defaultChecked={filters.photos === 'yes'}
        label={t('filters.photos')}
        onChange={() => go()}
      />
    </>
  );
}
