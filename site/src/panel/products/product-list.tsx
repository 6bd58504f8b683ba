import { useState } from 'react';
import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { CompanyProduct, CompanyProductPage } from '@app/contracts/product-features';
import { api } from '../../lib/api/api.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, EmptyState, Field, Skeleton, TextInput } from '../../ui/index.ts';
import type { CompanyScope } from '../company-scope.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import * as panel from '../panel.module.css';

/** Products of the company. */
export const productsApi = ({ base, locale }: CompanyScope) => ({
  products: (query: { q: string; cursor: string | null }, signal?: AbortSignal) =>
    api.get<CompanyProductPage>(`${base}/products`, { query, signal, locale }),
});

interface ProductListProps {
  /** Tells the lists of different pages apart. */
  name: string;
  /** What is shown where there are no products at all. */
  emptyText?: string;
  /** Milliseconds to the next look, or false: nothing is under way. */
  nextLook?(rows: readonly CompanyProduct[]): number | false;
  children(rows: readonly CompanyProduct[], busy: boolean): ReactNode;
}

const rowsOf = (pages: readonly CompanyProductPage[] | undefined): CompanyProduct[] =>
  pages?.flatMap(({ items }) => items) ?? [];

/** The company's products with a search, page by page. */
export function ProductList({ name, emptyText, nextLook, children }: ProductListProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const calls = useApi(productsApi);
  const [q, setQ] = useState('');
  const list = useInfiniteQuery({
    queryKey: ['products', company.id, name, q],
    queryFn: ({ pageParam, signal }) => calls.products({ q, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: ({ state }) => nextLook?.(rowsOf(state.data?.pages)) ?? false,
  });
  const rows = rowsOf(list.data?.pages);
  return (
    <>
      <Field label={t('pictures.products.search')}>
        <TextInput type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      </Field>
      {list.isPending ? (
        <Skeleton shape="block" />
      ) : list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState
          title={t('pictures.products.none')}
          // Products come with orders.
          actions={q === '' && <PanelLink to={PANEL_PATHS.import}>{t('nav.import')}</PanelLink>}
        >
          {q === '' && emptyText}
        </EmptyState>
      ) : (
        <>
          {children(rows, list.isFetching)}
          {list.hasNextPage && (
            <div className={panel.below}>
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('pictures.products.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </>
  );
}
