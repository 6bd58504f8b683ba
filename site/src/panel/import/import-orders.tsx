import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { PageHead } from '../page-head.tsx';
import { invitationConfigsApi } from '../settings/invitation-configs-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { FileHelp } from './file-help.tsx';
import { ImportHistory } from './import-history.tsx';
import { ImportResult } from './import-result.tsx';
import { UploadForm } from './upload-form.tsx';
import * as styles from './import.module.css';

/** Upload, progress and result. The address names the shown import, so that it survives a reload. */
export function ImportOrders() {
  const { t } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(invitationConfigsApi);
  const id = new URLSearchParams(search).get('import');
  const show = (importId: string | null) => navigate(PANEL_PATHS.import + (importId ? `?import=${importId}` : ''));
  const configs = useQuery({ queryKey: ['configs', company.id], queryFn: ({ signal }) => api.configs(signal) });

  return (
    <>
      <PageHead title={t('import.title')} lead={t('import.lead')} />
      <div className={styles.page}>
        {id ? (
          <ImportResult key={id} id={id} onAnother={() => show(null)} />
        ) : (
          <UploadForm configs={configs.data?.items ?? []} onStarted={show} />
        )}
        {!id && <FileHelp />}
        <ImportHistory shown={id} onShow={show} />
      </div>
    </>
  );
}
