import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useT } from '../lib/texts/i18n.ts';
import * as styles from './panel.module.css';

/** Heading of a panel page; also sets the document's title. */
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
