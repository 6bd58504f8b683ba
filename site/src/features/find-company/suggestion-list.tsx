import { Fragment } from 'react';
import { cityName } from '../../lib/texts/cities.ts';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { GradeDisplay } from '../../ui/grades/grade-display.tsx';
import { Icon } from '../../ui/icons/icon.tsx';
import { Mark } from '../../ui/mark/mark.tsx';
import type { OptionGroup, SearchOption } from './suggestion-options.ts';
import * as styles from './suggestions.module.css';

interface SuggestionListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** Index of the active option; -1 if the focus is on the box only. */
  active: number;
  query: string;
  choose(option: SearchOption): void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The list below the box, in groups. The focus stays in the box: options are marked by `aria-activedescendant`. */
export function SuggestionList({ id, groups, active, query, choose }: SuggestionListProps) {
  const { t } = useT('common');
  let count = 0;
  return (
    // Keeps the focus in the box.
    <div
      className={styles.list}
      role="listbox"
      id={id}
      aria-label={t('search.suggestions')}
      onMouseDown={(event) => event.preventDefault()}
    >
      {groups.map(({ name, options }) => {
        const shown = options.map((option) => {
          const index = count++;
          return (
            <div
              key={option.path}
              className={cx(styles.option, index === active && styles.active)}
              role="option"
              id={optionId(id, index)}
              aria-selected={index === active}
              onClick={() => choose(option)}
            >
              <OptionText option={option} query={query} />
            </div>
          );
        });
        if (name === 'all') return <Fragment key={name}>{shown}</Fragment>;
        return (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div className={styles.groupName} role="presentation" id={`${id}-${name}`}>
              {t(`search.${name}`)}
            </div>
            {shown}
          </div>
        );
      })}
    </div>
  );
}

function OptionText({ option, query }: { option: SearchOption; query: string }) {
  const { t, locale } = useT('common');
  if (option.kind === 'all')
    return (
      <>
        <Icon name="search" size={18} />
        <span className={styles.name}>{t('search.all', { query })}</span>
      </>
    );
  if (option.kind === 'list')
    return (
      <>
        <Icon name={option.list.city ? 'place' : 'label'} size={18} />
        <span className={styles.name}>{option.list.name}</span>
      </>
    );
  const { id, name, picture, about, average, count } =
    option.kind === 'product'
      ? { ...option.product, about: option.product.company.name }
      : {
          ...option.company,
          picture: option.company.logo,
          about: [
            t(`kinds.${option.company.kind}`),
            option.company.city && cityName(t, option.company.country, option.company.city),
          ]
            .filter(Boolean)
            .join(' · '),
        };
  return (
    <>
      <Mark id={id} name={name} picture={picture} size="small" eager />
      <span className={styles.name}>
        <bdi>{name}</bdi>{' '}
        <span className={styles.about}>
          {[about, count > 0 && t('reviewCount', { count, number: formatNumber(locale, count) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
      {average !== null && <GradeDisplay value={average} size="small" number />}
    </>
  );
}
