import { Fragment } from 'react';
import { useT } from '../../lib/i18n.ts';
import { cx } from '../../ui/cx.ts';
import { GradeDisplay } from '../../ui/grade-display.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { OptionGroup, SearchOption } from './options.ts';
import * as styles from './suggestions.module.css';

interface SuggestionListProps {
  id: string;
  groups: readonly OptionGroup[];
  /** Which option the keyboard is at; -1: none, it is in the box. */
  active: number;
  query: string;
  choose(option: SearchOption): void;
}

export const optionId = (list: string, index: number): string => `${list}-${index}`;

/** The list under the box, in groups. The focus stays in the box: options are pointed at, by keyboard or mouse. */
export function SuggestionList({ id, groups, active, query, choose }: SuggestionListProps) {
  const { t } = useT('common');
  let count = 0;
  return (
    // A press must not take the focus out of the box.
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
  const { t } = useT('common');
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
  const { name, about, average } =
    option.kind === 'product'
      ? { ...option.product, about: option.product.company.name }
      : {
          ...option.company,
          about: [t(`kinds.${option.company.kind}`), option.company.city].filter(Boolean).join(' · '),
        };
  return (
    <>
      <span className={styles.name}>
        {name} <span className={styles.about}>{about}</span>
      </span>
      {average !== null && <GradeDisplay value={average} size="small" number />}
    </>
  );
}
