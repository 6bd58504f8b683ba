import type { OrderImport } from '@app/contracts/inviting/order-imports';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Icon, cx } from '../../ui/index.ts';
import { ImportCounts, ImportState } from '../import-parts/import-state.tsx';
import { orderImportsApi } from './order-imports-api.ts';
import { PanelLink, usePanel, useApi } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { ProblemTable } from './problem-table.tsx';
import * as styles from './import.module.css';

/** An import under way, and then its accepted and rejected rows. */
export function ImportResult({ id, onAnother }: { id: string; onAnother(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(orderImportsApi);
  return (
    <ImportState
      queryKey={['import', company.id, id]}
      load={(signal) => api.import(id, signal)}
      running={({ fileName }) => t('import.running.title', { name: fileName })}
    >
      {(result) => <Finished result={result} onAnother={onAnother} />}
    </ImportState>
  );
}

/** Result of an import. Exported for its test. */
export function Finished({ result, onAnother }: { result: OrderImport; onAnother(): void }) {
  const { t } = useT('panel');
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
          <ImportCounts
            counts={{ accepted, orders, rejected }}
            label={(key, count) => t(`import.done.${key}`, { count })}
          />
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
