import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { LOCALES } from '@app/contracts/common';
import { COMPANY_REVIEW_SORTS, COMPANY_REVIEW_STATES } from '@app/contracts/company-reviews/list';
import { ORIGINS } from '../../../features/reviews/origins.ts';
import { languageName } from '../../../lib/texts/format.ts';
import { useT } from '../../../lib/texts/i18n.ts';
import { Button, Checkbox, Field, Icon, Select, TextInput, cx } from '../../../ui/index.ts';
import { ProductFilter } from './product-filter.tsx';
import { countFilters } from './review-filters.ts';
import type { FilterName, ReviewFilters } from './review-filters.ts';
import { WordsFilter } from './words-filter.tsx';
import * as styles from './filters.module.css';

/** Offered choices of ratings; an address may have any others. */
const GRADE_CHOICES = ['1,2,3', '4,5', '5', '4', '3', '2', '1'];
const GRADE_GROUPS: Partial<Record<string, 'negative' | 'positive'>> = { '1,2,3': 'negative', '4,5': 'positive' };

/** Where the answer stands: two conditions of the engine's, one choice here. */
const ANSWER_CHOICES: Partial<Record<string, Required<Pick<ReviewFilters, 'answered' | 'answer'>>>> = {
  open: { answered: 'no', answer: 'none' },
  answered: { answered: 'yes', answer: '' },
  waiting: { answered: '', answer: 'waiting' },
  held: { answered: '', answer: 'held' },
  rejected: { answered: '', answer: 'rejected' },
};

function answerChoice({ answered = '', answer = '' }: ReviewFilters): string {
  const found = Object.entries(ANSWER_CHOICES).find(
    ([, choice]) => choice?.answered === answered && choice.answer === answer,
  );
  return found?.[0] ?? '';
}

export interface FilterBarProps {
  filters: ReviewFilters;
  /** Name of the product filtered by, as far as it is known. */
  productName: string | null;
  onChange(filters: ReviewFilters): void;
}

/** Filters and order of the list; each acts as soon as it is chosen. */
export function FilterBar({ filters, productName, onChange }: FilterBarProps) {
  const { t, locale } = useT('panel');
  const [open, setOpen] = useState(false);
  const rest = useId();
  const count = countFilters(filters);
  const set = (change: ReviewFilters) => {
    const next = Object.entries({ ...filters, ...change }).filter(([, value]) => value);
    onChange(Object.fromEntries(next));
  };
  const choice = (name: FilterName, choices: readonly string[], words: (value: string) => string) => (
    <Choice
      label={t(`reviews.filters.${name}`)}
      all={t('reviews.filters.any')}
      value={filters[name] ?? ''}
      choices={choices}
      words={words}
      onChange={(value) => set({ [name]: value })}
    />
  );

  return (
    <div role="search" className={styles.filters} aria-label={t('reviews.filters.label')}>
      <div className={styles.first}>
        <WordsFilter words={filters.words ?? ''} onChange={(words) => set({ words })} />
        <Button
          variant="secondary"
          className={styles.toggle}
          icon={<Icon name="filter" />}
          aria-expanded={open}
          aria-controls={rest}
          onClick={() => setOpen(!open)}
        >
          {count > 0 ? t('reviews.filters.toggleCount', { count }) : t('reviews.filters.toggle')}
        </Button>
        <Field label={t('reviews.filters.sort')} className={styles.sort}>
          <Select value={filters.sort ?? 'newest'} onChange={({ target }) => set({ sort: target.value })}>
            {COMPANY_REVIEW_SORTS.map((one) => (
              <option key={one} value={one}>
                {t(`reviews.sorts.${one}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <div id={rest} className={cx(styles.rest, !open && styles.folded)}>
        {choice('grade', GRADE_CHOICES, (value) =>
          GRADE_GROUPS[value] ? t(`reviews.filters.grades.${GRADE_GROUPS[value]}`) : value.replaceAll(',', ', '),
        )}
        <Choice
          label={t('reviews.filters.answered')}
          all={t('reviews.filters.any')}
          value={answerChoice(filters)}
          choices={Object.keys(ANSWER_CHOICES)}
          words={(value) => t(`reviews.filters.answers.${value}`)}
          onChange={(value) => set(ANSWER_CHOICES[value] ?? { answered: '', answer: '' })}
        />
        {choice('state', COMPANY_REVIEW_STATES, (value) =>
          value
            .split(',')
            .map((one) => t(`reviews.filters.states.${one}`))
            .join(', '),
        )}
        {choice('subject', ['company', 'products'], (value) => t(`reviews.filters.subjects.${value}`))}
        <ProductFilter id={filters.productId ?? null} name={productName} onChange={(productId) => set({ productId })} />
        {choice('origin', ORIGINS, (value) =>
          value
            .split(',')
            .map((one) => t(`reviews:origin.${one}.label`))
            .join(', '),
        )}
        {choice('language', LOCALES, (value) =>
          value
            .split(',')
            .map((one) => languageName(locale, one as (typeof LOCALES)[number]))
            .join(', '),
        )}
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(`reviews.filters.${name}`)}>
            <TextInput
              type="date"
              value={filters[name] ?? ''}
              onChange={({ target }) => set({ [name]: target.value })}
            />
          </Field>
        ))}
        <div className={styles.checks}>
          {(['photos', 'pinned'] as const).map((name) => (
            <Checkbox
              key={name}
              label={t(`reviews.filters.${name}`)}
              checked={filters[name] === 'yes'}
              onChange={({ target }) => set({ [name]: target.checked ? 'yes' : '' })}
            />
          ))}
        </div>
        {count > 0 && (
          <Button variant="quiet" className={styles.clear} onClick={() => onChange({ sort: filters.sort })}>
            {t('reviews:filters.clear')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ChoiceProps {
  label: ReactNode;
  all: string;
  value: string;
  choices: readonly string[];
  words(value: string): string;
  onChange(value: string): void;
}

/** One filter with its choices. Several values from an address are a choice of their own. */
const Choice = ({ label, all, value, choices, words, onChange }: ChoiceProps) => (
  <Field label={label}>
    <Select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{all}</option>
      {value !== '' && !choices.includes(value) && <option value={value}>{words(value)}</option>}
      {choices.map((one) => (
        <option key={one} value={one}>
          {words(one)}
        </option>
      ))}
    </Select>
  </Field>
);
