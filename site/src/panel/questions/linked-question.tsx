import { useQuery } from '@tanstack/react-query';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { PlanLacks } from '../plan-lacks.tsx';
import { QuestionCard } from './question-card.tsx';
import { questionsApi } from './questions-api.ts';
import * as panel from '../panel.module.css';
import * as styles from './questions.module.css';

/** The question that a mail or notification leads to. */
export function LinkedQuestion({ id }: { id: string }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(questionsApi);
  const queryKey = ['questions', company.id, 'one', id];
  const question = useQuery({ queryKey, queryFn: ({ signal }) => api.question(id, signal) });
  const all = (
    <PanelLink className={panel.link} to={PANEL_PATHS.questions}>
      {t('questions.all')}
    </PanelLink>
  );
  const gone = question.isError && [400, 404].includes(failureOf(question.error).status);
  return (
    <>
      <PageHead title={t('questions.title')} actions={all} />
      {question.isPending ? (
        <Card aria-busy="true">
          <Skeleton />
          <Skeleton short />
        </Card>
      ) : gone ? (
        <Card>
          <EmptyState icon="chat" title={t('questions.gone')} actions={all}>
            {t('questions.goneText')}
          </EmptyState>
        </Card>
      ) : question.isError ? (
        <Card>
          <PlanLacks error={question.error} onRetry={() => void question.refetch()} />
        </Card>
      ) : (
        <ul className={styles.list}>
          <QuestionCard question={question.data} queryKey={queryKey} />
        </ul>
      )}
    </>
  );
}
