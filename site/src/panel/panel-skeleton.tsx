import { useT } from '../lib/texts/i18n.ts';
import { Skeleton } from '../ui/index.ts';
import * as styles from './panel.module.css';

/** Shown while loading, and in the static page. */
export function PanelSkeleton() {
  return (
    <div className={styles.shell} aria-busy="true">
      <div className={styles.rail} />
      <main className={styles.main}>
        <PageSkeleton />
      </main>
    </div>
  );
}

export function PageSkeleton() {
  const { t } = useT('panel');
  return (
    <div aria-busy="true">
      <p className={styles.srStatus} role="status">
        {t('loading')}
      </p>
      <Skeleton shape="heading" />
      <Skeleton shape="block" />
      <Skeleton shape="block" />
    </div>
  );
}
