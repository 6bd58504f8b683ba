import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { PollProductPage, PollResults } from '@app/contracts/company-reviews/product-polls';
import { formatNumber } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { pathOfPolls } from './address.ts';
import { Position } from './position.tsx';
import { productPollsApi } from './product-polls-api.ts';
import { useScopeWords } from './scope-words.ts';
import * as styles from './product-polls.module.css';

const POSITIONS = [1, 2, 3, 4, 5] as const;

/** A question: how often each answer was given, over all products or about one, and its products. */
export function QuestionResults({ question, product }: { question: string; product: string | null }) {
  const { company } = usePanel();
  const api = useApi(productPollsApi);
  const results = useQuery({
    queryKey: ['product-polls', company.id, question, product],
    queryFn: ({ signal }) => api.results(question, product, signal),
    placeholderData: keepPreviousData,
  });
  if (results.isError)
    return (
      <Card>
        <PlanLacks error={results.error} onRetry={() => void results.refetch()} />
      </Card>
    );
  if (!results.data)
    return (
      <Card aria-busy="true">
        <Skeleton shape="heading" />
        <Skeleton shape="block" />
      </Card>
    );
  return (
    <div className={styles.stack}>
      <Answers results={results.data} />
      <Products results={results.data} />
    </div>
  );
}

function Answers({ results: { question, product, answers } }: { results: PollResults }) {
  const { t, locale } = useT('panel');
  const scopeWords = useScopeWords();
  const total = POSITIONS.reduce((sum, position) => sum + answers[position], 0);
  const most = Math.max(1, ...POSITIONS.map((position) => answers[position]));
  const end = (position: number) => (position === 1 ? question.low : position === 5 ? question.high : String(position));
  return (
    <Card as="section">
      <h2 className={styles.title}>{question.name}</h2>
      <p className={styles.quiet}>
        {product ? t('features.scopes.product', { product: product.name }) : scopeWords(question)}{' '}
        {product && <PanelLink to={pathOfPolls({ question: question.id })}>{t('productPolls.everyProduct')}</PanelLink>}
      </p>
      {!product && <Position low={question.low} high={question.high} position={question.position} />}
      {total > 0 ? (
        <>
          <ul className={styles.answers} aria-label={t('productPolls.columns.answers')}>
            {POSITIONS.map((position) => (
              <li key={position}>
                <span>{end(position)}</span>
                <span className={styles.track} aria-hidden="true">
                  <span
                    className={styles.fill}
                    style={{ inlineSize: `${Math.round((100 * answers[position]) / most)}%` }}
                  />
                </span>
                <strong>{formatNumber(locale, answers[position])}</strong>
              </li>
            ))}
          </ul>
          <p className={styles.quiet}>{t('productPolls.sample', { count: total })}</p>
        </>
      ) : (
        product && <p className={styles.quiet}>{t('productPolls.noAnswers')}</p>
      )}
    </Card>
  );
}

type ProductRow = PollProductPage['items'][number];

function Products({ results: { question } }: { results: PollResults }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(productPollsApi);
  const list = useInfiniteQuery({
    queryKey: ['product-poll-products', company.id, question.id],
    queryFn: ({ pageParam, signal }) => api.products(question.id, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<ProductRow>[] = [
    {
      key: 'product',
      header: t('productPolls.columns.product'),
      cell: ({ id, name }) => <PanelLink to={pathOfPolls({ question: question.id, product: id })}>{name}</PanelLink>,
    },
    {
      key: 'result',
      header: t('productPolls.columns.result'),
      cell: ({ position }) => <Position low={question.low} high={question.high} position={position} />,
    },
    {
      key: 'answers',
      header: t('productPolls.columns.answers'),
      align: 'end',
      cell: ({ count }) => formatNumber(locale, count),
    },
  ];
  return (
    <Card as="section">
      <h2 className={styles.title}>{t('productPolls.columns.products')}</h2>
      {list.isPending && <Skeleton shape="block" />}
      {list.isError && <LoadFailed error={list.error} onRetry={() => void list.refetch()} />}
      {list.data &&
        (rows.length > 0 ? (
          <DataTable
            caption={t('productPolls.columns.products')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
          />
        ) : (
          <p className={styles.quiet}>{t('productPolls.noProducts')}</p>
        ))}
      {list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('productPolls.more')}
        </Button>
      )}
    </Card>
  );
}
