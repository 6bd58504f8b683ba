import { useInfiniteQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Field, Select, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { questionsApi } from './questions-api.ts';
import { PanelLink, usePanel, useApi } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { PlanLacks } from '../plan-lacks.tsx';
import { LinkedQuestion } from './linked-question.tsx';
import { QuestionCard } from './question-card.tsx';
import * as panel from '../panel.module.css';
import * as styles from './questions.module.css';

const STATES = ['open', 'answered'] as const;
type State = (typeof STATES)[number];

/** Questions about the company's products; the one that the address names, or all. */
export function Questions() {
  const { search } = usePanel();
  const id = new URLSearchParams(search).get('question');
  return id ? <LinkedQuestion id={id} /> : <QuestionList />;
}

/** Newest first; the filter is in the address. */
function QuestionList() {
  const { t } = useT('panel');
  const { company, search, navigate } = usePanel();
  const api = useApi(questionsApi);
  const given = new URLSearchParams(search).get('state');
  const state: State | null = STATES.find((one) => one === given) ?? null;
  const queryKey = ['questions', company.id, state];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => api.questions({ state, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const show = (value: string) => navigate(PANEL_PATHS.questions + (value && `?state=${value}`));
  const questions = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const open = list.data?.pages[0]?.open ?? 0;

  return (
    <>
      <PageHead
        title={t('questions.title')}
        lead={list.data ? t('questions.lead', { count: open }) : undefined}
        actions={
          <Field label={t('questions.filter')} className={styles.filter}>
            <Select value={state ?? ''} onChange={(event) => show(event.target.value)}>
              <option value="">{t('questions.all')}</option>
              {STATES.map((one) => (
                <option key={one} value={one}>
                  {t(`questions.states.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
      />
      {list.isPending ? (
        <Card aria-busy="true">
          <Skeleton />
          <Skeleton short />
        </Card>
      ) : list.isError ? (
        <Card>
          <PlanLacks error={list.error} onRetry={() => void list.refetch()} />
        </Card>
      ) : questions.length === 0 ? (
        <Card>
          <EmptyState
            icon="chat"
            title={t(state ? 'questions.noneFiltered' : 'questions.none')}
            actions={<PanelLink to={PANEL_PATHS.settingsNotifications}>{t('nav.settingsNotifications')}</PanelLink>}
          >
            {t('questions.noneText')}
          </EmptyState>
        </Card>
      ) : (
        <>
          <ul className={styles.list}>
            {questions.map((question) => (
              <QuestionCard key={question.id} question={question} queryKey={queryKey} />
            ))}
          </ul>
          {list.hasNextPage && (
            <div className={panel.below}>
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('questions.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
