import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Card, Skeleton, Spinner, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import * as styles from './import-parts.module.css';

const POLL_MS = 1_000;

/** What imports of orders and of reviews have in common. */
interface AnImport {
  state: string;
  fileName: string;
  rows: number;
  processed: number;
}

interface ImportStateProps<T extends AnImport> {
  queryKey: QueryKey;
  load(signal: AbortSignal): Promise<T>;
  /** Title while it runs. */
  running(result: T): string;
  /** What is shown when it has ended. */
  children(result: T): ReactNode;
}

/** Polls an import until it has ended, and shows its progress. */
export function ImportState<T extends AnImport>({ queryKey, load, running, children }: ImportStateProps<T>) {
  const { t } = useT('panel');
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => load(signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (!state.data || state.data.state === 'running' ? POLL_MS : false),
  });
  if (!query.data) {
    if (query.isError) return <LoadFailed error={query.error} onRetry={() => void query.refetch()} />;
    return (
      <Card aria-busy="true">
        <Skeleton shape="block" />
      </Card>
    );
  }
  if (query.data.state !== 'running') return children(query.data);
  return (
    <Card>
      <Progress title={running(query.data)} {...query.data} />
      {query.isError && <Alert tone="warning">{t('import.pollFailed')}</Alert>}
    </Card>
  );
}

function Progress({ title, rows, processed }: Pick<AnImport, 'rows' | 'processed'> & { title: string }) {
  const { t, locale } = useT('panel');
  return (
    <div className={styles.running}>
      <p className={styles.runningTitle}>
        <Spinner size={20} />
        {title}
      </p>
      <progress className={styles.progress} max={Math.max(rows, 1)} value={processed} aria-label={title} />
      <p className={styles.quiet} role="status">
        {t('import.running.progress', {
          count: rows,
          processed: formatNumber(locale, processed),
          rows: formatNumber(locale, rows),
        })}
      </p>
      <p className={styles.quiet}>{t('import.running.leave')}</p>
    </div>
  );
}

interface ImportCountsProps {
  /** Rows by what became of them; those `rejected` are marked. */
  counts: Record<string, number>;
  label(key: string, count: number): string;
}

/** How many rows were taken, known or rejected. */
export function ImportCounts({ counts, label }: ImportCountsProps) {
  const { locale } = useT('panel');
  return (
    <dl className={styles.counts}>
      {Object.entries(counts).map(([key, count]) => (
        <div key={key} className={cx(key === 'rejected' && count > 0 && styles.bad)}>
          <dd>{formatNumber(locale, count)}</dd>
          <dt>{label(key, count)}</dt>
        </div>
      ))}
    </dl>
  );
}
