import { useQuery } from '@tanstack/react-query';
import type { CompanyTasks } from '@app/contracts/company-reviews/tasks';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Icon, Skeleton } from '../../ui/index.ts';
import type { IconName } from '../../ui/index.ts';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { OverviewCard } from './overview-card.tsx';
import { overviewApi } from './overview-api.ts';
import * as styles from './overview.module.css';

type Task = 'mediationsToAnswer' | 'unansweredNegative' | 'rejectedAnswers' | 'openQuestions' | 'importsWithErrors';

/** Most urgent first, with the page that shows the rows. */
const TASKS: readonly [Task, IconName, string][] = [
  ['mediationsToAnswer', 'clock', PANEL_PATHS.mediations],
  ['unansweredNegative', 'reply', `${PANEL_PATHS.reviews}?state=published&answered=no&answer=none&grade=1%2C2%2C3`],
  ['rejectedAnswers', 'warning', `${PANEL_PATHS.reviews}?state=published&answer=rejected`],
  ['openQuestions', 'chat', `${PANEL_PATHS.questions}?state=open`],
  ['importsWithErrors', 'upload', PANEL_PATHS.import],
];

/** What waits for the company, each with a link to it. `held`: reviews that wait for a moderator, where nothing is to do. */
export function TaskList({ held }: { held: number }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(overviewApi);
  const tasks = useQuery({
    queryKey: ['tasks', company.id],
    queryFn: ({ signal }) => api.tasks(signal),
    refetchInterval: 60_000,
  });
  const number = ({ count, more }: CompanyTasks[Task]) => formatNumber(locale, count) + (more ? '+' : '');
  const open = TASKS.flatMap(([task, icon, to]) => {
    const counted = tasks.data?.[task];
    return counted && counted.count > 0 ? [{ task, icon, to, counted }] : [];
  });
  const deadline = tasks.data?.nextMediationDeadline;
  return (
    <OverviewCard title={t('overview.tasks.title')} wide="full">
      {tasks.isPending ? (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton short />
        </div>
      ) : tasks.isError ? (
        <LoadFailed error={tasks.error} onRetry={() => void tasks.refetch()} />
      ) : open.length === 0 ? (
        <p className={styles.quiet}>{t('overview.tasks.none')}</p>
      ) : (
        <ul className={styles.tasks}>
          {open.map(({ task, icon, to, counted }) => (
            <li key={task}>
              <PanelLink className={styles.task} to={to}>
                <Icon name={icon} />
                <strong>{number(counted)}</strong>
                <span>
                  {t(`overview.tasks.${task}`, { count: counted.count })}
                  {task === 'mediationsToAnswer' && deadline && (
                    <span className={styles.quiet}>
                      {' '}
                      {t('overview.tasks.deadline', {
                        date: formatCompanyTime(locale, deadline, company.timeZone),
                      })}
                    </span>
                  )}
                </span>
              </PanelLink>
              {task === 'importsWithErrors' && (
                <PanelLink className={styles.action} to={PANEL_PATHS.reviewImports}>
                  {t('nav.reviewImports')}
                </PanelLink>
              )}
            </li>
          ))}
        </ul>
      )}
      {held > 0 && (
        <p className={styles.quiet}>
          {formatNumber(locale, held)} {t('overview.reviews.held', { count: held })}
        </p>
      )}
    </OverviewCard>
  );
}
