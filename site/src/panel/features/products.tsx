import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CompanyProduct } from '@app/contracts/product-features';
import { formatNumber } from '../../lib/texts/format.ts';
import { productPath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, FieldError, Mark, TextInput } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { ProductList } from '../products/product-list.tsx';
import { featuresApi } from './features-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import * as styles from './features.module.css';

/** Products of the company with their categories, and a button for features of their own. */
export function Products({ onOwn }: { onOwn(product: CompanyProduct): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const permission = usePermission('products.write');
  const columns: Column<CompanyProduct>[] = [
    {
      key: 'name',
      header: t('features.products.name'),
      cell: (product) => (
        <span className={styles.named}>
          <Mark id={product.id} name={product.name} picture={product.picture.urls} size="small" />
          <a href={productPath(locale, product, company)}>{product.name}</a>
        </span>
      ),
    },
    {
      key: 'category',
      header: t('features.products.category'),
      cell: (product) => <Category key={product.category ?? ''} product={product} mayChange={permission.allowed} />,
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
      <WhyNot permission={permission} />
      <ProductList name="list">
        {(rows, busy) => (
          <DataTable
            caption={t('features.products.title')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={busy}
          />
        )}
      </ProductList>
    </Card>
  );
}

/** The merchant's category of a product, saved on blur. */
function Category({ product, mayChange }: { product: CompanyProduct; mayChange: boolean }) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(featuresApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
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
        disabled={!mayChange}
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
