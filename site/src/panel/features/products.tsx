import { useState } from 'react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyProduct } from '@app/contracts/product-features';
import { formatNumber } from '../../lib/format.ts';
import { productPath } from '../../lib/links.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Card, EmptyState, Field, FieldError, Skeleton, TextInput } from '../../ui/index.ts';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table.tsx';
import { LoadFailed, useFailureWords } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './features.module.css';

/** The company's products: in which category each is, and a way to features of its own. */
export function Products({ onOwn }: { onOwn(product: CompanyProduct): void }) {
  const { t, locale } = useT('panel');
  const { api, company } = usePanel();
  const [q, setQ] = useState('');
  const list = useInfiniteQuery({
    queryKey: ['products', company.id, 'list', q],
    queryFn: ({ pageParam, signal }) => api.products({ q, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<CompanyProduct>[] = [
    {
      key: 'name',
      header: t('features.products.name'),
      cell: (product) => <a href={productPath(locale, product, company)}>{product.name}</a>,
    },
    {
      key: 'category',
      header: t('features.products.category'),
      cell: (product) => <Category key={product.category ?? ''} product={product} />,
    },
    {
      key: 'reviews',
      header: t('features.products.reviews'),
      align: 'end',
      cell: ({ reviews }) => formatNumber(locale, reviews),
    },
    {
      key: 'own',
      header: t('features.products.own'),
      cell: (product) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('features.products.editNamed', { product: product.name })}
          onClick={() => {
            onOwn(product);
            window.scrollTo({ top: 0 });
          }}
        >
          {t('features.products.edit')}
        </Button>
      ),
    },
  ];
  return (
    <Card className={styles.card}>
      <h2 className={styles.title}>{t('features.products.title')}</h2>
      <Field label={t('features.products.search')}>
        <TextInput type="search" value={q} onChange={(event) => setQ(event.target.value)} />
      </Field>
      {list.isPending ? (
        <Skeleton shape="block" />
      ) : list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : rows.length === 0 ? (
        <EmptyState title={t('features.products.none')} />
      ) : (
        <>
          <DataTable
            caption={t('features.products.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={list.isFetching}
          />
          {list.hasNextPage && (
            <div className={panel.below}>
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('questions.more')}
              </Button>
            </div>
          )}
        </>
      )}
    </Card>
  );
}

/** The merchant's own word for what kind of thing a product is; kept when the field is left. */
function Category({ product }: { product: CompanyProduct }) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const failureWords = useFailureWords();
  const [typed, setTyped] = useState(product.category ?? '');
  const save = useMutation({
    mutationFn: (category: string | null) => api.setProductCategory(product.id, category),
    onSuccess: () => client.invalidateQueries({ queryKey: ['products', company.id] }),
  });
  return (
    <>
      <TextInput
        aria-label={t('features.products.categoryOf', { product: product.name })}
        value={typed}
        maxLength={80}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => {
          const category = typed.trim() || null;
          if (category !== product.category) save.mutate(category);
        }}
      />
      {save.isError && <FieldError>{failureWords(save.error)}</FieldError>}
    </>
  );
}
