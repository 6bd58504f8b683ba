import { useId } from 'react';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { cx } from '../../ui/cx.ts';
import * as styles from './directory.module.css';

export interface Choice {
  name: string;
  path: string;
  /** Null where the number is not known. */
  companies: number | null;
  current?: boolean;
}

/** So many are seen at once; the others open beneath them. */
const FIRST = 12;

/** Ways on from a list, each with how many companies there are. */
export function Choices({ title, choices, wide }: { title: string; choices: readonly Choice[]; wide?: boolean }) {
  const { t } = useT('category');
  const id = useId();
  if (choices.length === 0) return null;
  // The chosen one is seen wherever it stands.
  const later = choices.slice(FIRST);
  const seen = [...choices.slice(0, FIRST), ...later.filter(({ current }) => current)];
  const hidden = later.filter(({ current }) => !current);
  return (
    <section className={cx(styles.choices, wide && styles.wide)} aria-labelledby={id}>
      <h2 id={id} className={styles.choicesTitle}>
        {title}
      </h2>
      <ChoiceList choices={seen} />
      {hidden.length > 0 && (
        <details className={styles.more}>
          <summary>{t('all')}</summary>
          <ChoiceList choices={hidden} />
        </details>
      )}
    </section>
  );
}

function ChoiceList({ choices }: { choices: readonly Choice[] }) {
  const { locale } = useT('category');
  return (
    <ul className={styles.choiceList}>
      {choices.map(({ name, path, companies, current }) => (
        <li key={path}>
          <a className={styles.choice} href={path} aria-current={current ? 'true' : undefined}>
            <span>{name}</span>
            {companies !== null && <span className={styles.choiceCount}>{formatNumber(locale, companies)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
