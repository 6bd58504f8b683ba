import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../lib/i18n.ts';
import * as styles from './panel.module.css';

/** Heading of a page of the panel, and the window's title with it. */
export function PageHead({ title, lead, actions }: { title: string; lead?: ReactNode; actions?: ReactNode }) {
  const { t } = useT('panel');
  const brand = t('common:brand');
  useEffect(() => {
    document.title = `${title} | ${brand}`;
  }, [title, brand]);
  return (
    <div className={styles.head}>
      <div>
        <h1 className={styles.title}>{title}</h1>
        {lead != null && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions}
    </div>
  );
}
