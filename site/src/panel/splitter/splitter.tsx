import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { SplitterCounts } from './splitter-counts.tsx';
import { SplitterForm } from './splitter-form.tsx';
import { splitterApi } from './splitter-api.ts';
import * as styles from './splitter.module.css';

/** Collecting › Splitter: which share of the customers is sent to other sites, and how many were. */
export function SplitterPage() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(splitterApi);
  const splitter = useQuery({
    queryKey: ['splitter', company.id],
    queryFn: ({ signal }) => api.splitter(signal),
  });
  return (
    <>
      <PageHead title={t('splitter.title')} lead={t('splitter.lead')} />
      {splitter.data ? (
        <div className={styles.page}>
          <SplitterForm key={company.id} splitter={splitter.data} />
          <SplitterCounts splitter={splitter.data} />
        </div>
      ) : splitter.isError ? (
        <Card>
          <PlanLacks error={splitter.error} onRetry={() => void splitter.refetch()} />
        </Card>
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}
