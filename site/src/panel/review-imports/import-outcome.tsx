import type { ReviewImport } from '@app/contracts/imports';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card } from '../../ui/index.ts';
import { ImportCounts, ImportState } from '../import-parts/import-state.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { RejectedRows } from './rejected-rows.tsx';
import { reviewImportsApi } from './review-imports-api.ts';
import * as styles from './review-imports.module.css';

/** An import under way, and then what became of its rows. */
export function ImportOutcome({ id, onAnother }: { id: string; onAnother(): void }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(reviewImportsApi);
  return (
    <ImportState
      queryKey={['review-import', company.id, id]}
      load={(signal) => api.reviewImport(id, signal)}
      running={({ fileName }) => t('reviewImports.running', { name: fileName })}
    >
      {(result) => <Finished result={result} onAnother={onAnother} />}
    </ImportState>
  );
}

function Finished({ result, onAnother }: { result: ReviewImport; onAnother(): void }) {
  const { t } = useT('panel');
  const { fileName, state, accepted, duplicates, rejected, problems } = result;
  return (
    <>
      <Card className={styles.setup}>
        <h2 className={styles.heading} role="status">
          {t(state === 'failed' ? 'reviewImports.done.failed' : 'reviewImports.done.title', { name: fileName })}
        </h2>
        <ImportCounts
          counts={{ accepted, duplicates, rejected }}
          label={(key, count) => t(`reviewImports.done.${key}`, { count })}
        />
        {accepted > 0 && <p className={styles.quiet}>{t('reviewImports.done.screening')}</p>}
        {problems.length > 0 && <p className={styles.quiet}>{t('reviewImports.done.fix')}</p>}
        <div>
          <Button onClick={onAnother}>{t('import.done.another')}</Button>
        </div>
      </Card>
      {problems.length > 0 && <RejectedRows result={result} />}
    </>
  );
}
