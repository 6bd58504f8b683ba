import { useId } from 'react';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { cx } from '../../ui/cx.ts';
import * as styles from './directory.module.css';

export interface Choice {
  name: string;
  path: string;
  /** Null if unknown. */
  companies: number | null;
  current?: boolean;
}

/** Number of choices shown at first; the others are in a `details` below. */
const FIRST = 12;

interface ChoicesProps {
  title: string;
  /** If one is chosen, the first one leads back to all. */
  choices: readonly Choice[];
  wide?: boolean;
  /** Of the title. */
  level?: 2 | 3;
}

/** Links to narrower lists, each with its number of companies. */
export function Choices({ title, choices, wide, level = 2 }: ChoicesProps) {
  const { t, locale } = useT('category');
  const id = useId();
  if (choices.length === 0) return null;
  const ordered = chosenAfterAll(choices);
  const hidden = ordered.slice(FIRST);
  const Title = `h${level}` as const;
  return (
    <section className={cx(styles.choices, wide && styles.wide)} aria-labelledby={id}>
      <Title id={id} className={styles.choicesTitle}>
        {title}
      </Title>
      <ChoiceList choices={ordered.slice(0, FIRST)} />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{t('more', { number: formatNumber(locale, hidden.length) })}</summary>
          <ChoiceList choices={hidden} />
        </details>
      )}
    </section>
  );
}

/** Moves the chosen one to the second place, so that it is visible. */
function chosenAfterAll(choices: readonly Choice[]): readonly Choice[] {
  const at = choices.findIndex(({ current }) => current);
  return at <= 1
    ? choices
    : [...choices.slice(0, 1), ...choices.slice(at, at + 1), ...choices.slice(1, at), ...choices.slice(at + 1)];
}

function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  const { locale } = useT('category');
  return (
    <ul className={styles.choiceList}>
      {choices.map(({ name, path, companies, current }) => (
        <li key={`${name} ${path}`}>
          <a className={styles.choice} href={path} aria-current={current ? 'true' : undefined}>
            <span>{name}</span>
            {companies !== null && <span className={styles.choiceCount}>{formatNumber(locale, companies)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
