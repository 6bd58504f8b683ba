import { useT } from '../lib/texts/i18n.ts';
import * as styles from './breadcrumbs.module.css';

export interface Crumb {
  name: string;
  path: string;
}

/** Breadcrumbs; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useT('category');
  return (
    <nav aria-label={t('breadcrumbs')}>
      <ol className={styles.crumbs}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path}>
            {index === crumbs.length - 1 ? <span aria-current="page">{name}</span> : <a href={path}>{name}</a>}
          </li>
        ))}
      </ol>
    </nav>
  );
}
