import { useQuery } from '@tanstack/react-query';
import type { PollQuestion } from '@app/contracts/company-reviews/product-polls';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { PlanLacks } from '../plan-lacks.tsx';
import * as panel from '../panel.module.css';
import { pathOfPolls, readPollsView } from './address.ts';
import { Position } from './position.tsx';
import { productPollsApi } from './product-polls-api.ts';
import { QuestionResults } from './question-results.tsx';
import { useScopeWords } from './scope-words.ts';
import * as styles from './product-polls.module.css';

/** Results of product polls: every question, or one with its answers and products. The address holds the choice. */
export function ProductPolls() {
  const { t } = useT('panel');
  const { search } = usePanel();
  const view = readPollsView(search);
  return (
    <>
      <PageHead
        title={t('productPolls.title')}
        lead={t('productPolls.lead')}
        actions={
          <PanelLink
            className={panel.link}
            to={view.question ? PANEL_PATHS.productPolls : PANEL_PATHS.settingsFeatures}
          >
            {t(view.question ? 'productPolls.all' : 'productPolls.edit')}
          </PanelLink>
        }
      />
      {view.question ? <QuestionResults question={view.question} product={view.product} /> : <Questions />}
    </>
  );
}

function Questions() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(productPollsApi);
  const scopeWords = useScopeWords();
  const questions = useQuery({
    queryKey: ['product-polls', company.id],
    queryFn: ({ signal }) => api.questions(signal),
  });
  if (questions.isPending)
    return (
      <Card aria-busy="true">
        <Skeleton shape="block" />
      </Card>
    );
  if (questions.isError)
    return (
      <Card>
        <PlanLacks error={questions.error} onRetry={() => void questions.refetch()} />
      </Card>
    );
  const columns: Column<PollQuestion>[] = [
    {
      key: 'question',
      header: t('productPolls.columns.question'),
      cell: (question) => (
        <span>
          <PanelLink to={pathOfPolls({ question: question.id })}>{question.name}</PanelLink>
          <br />
          <span className={styles.quiet}>
            {scopeWords(question)}
            {question.removed && ` · ${t('productPolls.removed')}`}
          </span>
        </span>
      ),
    },
    {
      key: 'result',
      header: t('productPolls.columns.result'),
      cell: ({ low, high, position }) => <Position low={low} high={high} position={position} />,
    },
    {
      key: 'answers',
      header: t('productPolls.columns.answers'),
      align: 'end',
      cell: ({ count }) => formatNumber(locale, count),
    },
    {
      key: 'products',
      header: t('productPolls.columns.products'),
      align: 'end',
      cell: ({ products }) => formatNumber(locale, products),
    },
  ];
  return (
    <Card>
      {questions.data.items.length > 0 ? (
        <DataTable
          caption={t('productPolls.title')}
          columns={columns}
          rows={questions.data.items}
          rowKey={({ id }) => id}
        />
      ) : (
        <EmptyState
          icon="label"
          title={t('productPolls.empty.title')}
          actions={<PanelLink to={PANEL_PATHS.settingsFeatures}>{t('productPolls.edit')}</PanelLink>}
        >
          {t('productPolls.empty.text')}
        </EmptyState>
      )}
    </Card>
  );
}
