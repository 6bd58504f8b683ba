import { useT } from '../../lib/texts/i18n.ts';
import { Alert } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { usePermission } from '../permissions.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportSetup } from './import-setup.tsx';
import * as styles from './review-imports.module.css';

/** Imports of reviews from other sites. The address names the shown import, so that it survives a reload. */
export function ReviewImports() {
  const { t } = useT('panel');
  const { search, navigate } = usePanel();
  const permission = usePermission('review_imports.create');
  const id = new URLSearchParams(search).get('import');
  const show = (importId: string | null) =>
    navigate(PANEL_PATHS.reviewImports + (importId ? `?import=${importId}` : ''));
  return (
    <>
      <PageHead title={t('reviewImports.title')} lead={t('reviewImports.lead')} />
      <div className={styles.page}>
        {id ? (
          <ImportOutcome key={id} id={id} onAnother={() => show(null)} />
        ) : permission.allowed ? (
          <ImportSetup onStarted={show} />
        ) : (
          <Alert title={t('reviewImports.notAllowed')}>{permission.reason}</Alert>
        )}
        <ImportHistory shown={id} onShow={show} />
      </div>
    </>
  );
}
