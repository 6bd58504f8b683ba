import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DASHBOARD_DAYS } from '@app/contracts/values';
import { useT } from '../../lib/texts/i18n.ts';
import { Skeleton } from '../../ui/index.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { CoverageCard } from './coverage-card.tsx';
import { FirstSteps, ProfileIncomplete } from './first-steps.tsx';
import { FunnelCard } from './funnel-card.tsx';
import { overviewApi } from './overview-api.ts';
import { PeriodChoice } from './period-choice.tsx';
import { PlanCard } from './plan-card.tsx';
import { ReviewFigures } from './review-figures.tsx';
import { TaskList } from './task-list.tsx';
import * as styles from './overview.module.css';

/** First page of the panel: what needs doing, and how the company does. The address holds the period. */
export function Overview() {
  const { t } = useT('panel');
  const { company, search } = usePanel();
  const api = useApi(overviewApi);
  const wanted = Number(new URLSearchParams(search).get('days'));
  const days = DASHBOARD_DAYS.find((one) => one === wanted) ?? DASHBOARD_DAYS[0];
  const overview = useQuery({
    queryKey: ['overview', company.id],
    queryFn: ({ signal }) => api.overview(signal),
    refetchInterval: 60_000,
  });
  const dashboard = useQuery({
    queryKey: ['dashboard', company.id, days],
    queryFn: ({ signal }) => api.dashboard(days, signal),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
  const missing = overview.data?.profileMissing ?? [];
  const isNew =
    overview.data &&
    overview.data.grades.count + overview.data.invitations.scheduled + overview.data.invitations.sent === 0;
  return (
    <>
      <PageHead title={t('overview.title')} lead={company.name} actions={<PeriodChoice days={days} />} />
      {isNew ? (
        <FirstSteps profileLacks={missing.length > 0} />
      ) : (
        missing.length > 0 && <ProfileIncomplete missing={missing} />
      )}
      <div className={styles.grid}>
        <TaskList held={overview.data?.reviews.held ?? 0} />
        {dashboard.data ? (
          <>
            <ReviewFigures dashboard={dashboard.data} stale={dashboard.isPlaceholderData}>
              <CoverageCard days={days} />
            </ReviewFigures>
            <FunnelCard dashboard={dashboard.data} scheduled={overview.data?.invitations.scheduled} />
          </>
        ) : (
          <>
            <Waiting query={dashboard} />
            <CoverageCard days={days} />
          </>
        )}
        {overview.data ? <PlanCard overview={overview.data} /> : <Waiting query={overview} />}
      </div>
    </>
  );
}

function Waiting({ query }: { query: { isError: boolean; error: unknown; refetch(): unknown } }) {
  return (
    <div className={styles.full} aria-busy={!query.isError || undefined}>
      {query.isError ? (
        <LoadFailed error={query.error} onRetry={() => void query.refetch()} />
      ) : (
        <>
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </>
      )}
    </div>
  );
}
