import { useQuery } from '@tanstack/react-query';
import type { OrderImport } from '@app/contracts/invitations';
import { formatNumber } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card, Icon, Skeleton, Spinner, cx } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { ProblemTable } from './problem-table.tsx';
import * as styles from './import.module.css';

const POLL_MS = 1_000;

/** Asks for an import until it is done, then shows what went through and what did not. */
export function ImportResult({ id, onAnother }: { id: string; onAnother(): void }) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const query = useQuery({
    queryKey: ['import', company.id, id],
    queryFn: ({ signal }) => api.import(id, signal),
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
  if (query.data.state === 'running') {
    return (
      <Card>
        <Running result={query.data} />
        {query.isError && <Alert tone="warning">{t('import.pollFailed')}</Alert>}
      </Card>
    );
  }
  return <Finished result={query.data} onAnother={onAnother} />;
}

function Running({ result: { fileName, rows, processed } }: { result: OrderImport }) {
  const { t, locale } = useT('panel');
  return (
    <div className={styles.running}>
      <p className={styles.runningTitle}>
        <Spinner size={20} />
        {t('import.running.title', { name: fileName })}
      </p>
      <progress
        className={styles.progress}
        max={Math.max(rows, 1)}
        value={processed}
        aria-label={t('import.running.title', { name: fileName })}
      />
      <p className={styles.quiet} role="status">
        {t('import.running.progress', { processed: formatNumber(locale, processed), rows: formatNumber(locale, rows) })}
      </p>
      <p className={styles.quiet}>{t('import.running.leave')}</p>
    </div>
  );
}

/** What came of it. Exported for its test. */
export function Finished({ result, onAnother }: { result: OrderImport; onAnother(): void }) {
  const { t, locale } = useT('panel');
  const { fileName, state, accepted, rejected, orders, problems } = result;
  const title = state === 'failed' ? 'titleFailed' : accepted === 0 ? 'titleNone' : 'title';
  return (
    <>
      <Card className={styles.result}>
        <div role="status">
          <h2 className={styles.resultTitle}>
            <span className={cx(styles.mark, accepted === 0 && styles.markBad)}>
              <Icon name={accepted === 0 ? 'warning' : 'check'} />
            </span>
            {t(`import.done.${title}`, { name: fileName })}
          </h2>
        </div>
        {state === 'done' && (
          <dl className={styles.counts}>
            {(['accepted', 'orders', 'rejected'] as const).map((key) => (
              <div key={key} className={cx(key === 'rejected' && rejected > 0 && styles.bad)}>
                <dd>{formatNumber(locale, result[key])}</dd>
                <dt>{t(`import.done.${key}`, { count: { accepted, orders, rejected }[key] })}</dt>
              </div>
            ))}
          </dl>
        )}
        <p className={styles.quiet}>
          {problems.length === 0 && state === 'done' ? t('import.done.allGood') : t('import.done.fix')}
        </p>
        <div className={styles.actions}>
          <Button onClick={onAnother}>{t('import.done.another')}</Button>
          {accepted > 0 && (
            <PanelLink className={styles.see} to={PANEL_PATHS.invitations}>
              {t('import.done.see')}
            </PanelLink>
          )}
        </div>
      </Card>
      {problems.length > 0 && <ProblemTable result={result} />}
    </>
  );
}
