import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isGtin } from '@app/contracts/company/product-identifiers';
import type { SetProductIdentifiers } from '@app/contracts/company/product-identifiers';
import type { CompanyProduct } from '@app/contracts/product-features';
import { productPath } from '../../lib/addresses/links.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, FieldError, TextInput } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { ProductList } from '../products/product-list.tsx';
import { googleShoppingApi } from './google-shopping-api.ts';
import * as styles from './google-shopping.module.css';

const FIELDS = ['gtin', 'mpn', 'brand'] as const;
type Identifier = (typeof FIELDS)[number];

/** Products with what they are known by outside the shop. */
export function ProductIdentifiers() {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const permission = usePermission('products.write');
  const columns: Column<CompanyProduct>[] = [
    {
      key: 'name',
      header: t('googleShopping.product'),
      cell: (product) => <a href={productPath(locale, product, company)}>{product.name}</a>,
    },
    ...FIELDS.map((field) => ({
      key: field,
      header: t(`googleShopping.${field}`),
      cell: (product: CompanyProduct) => (
        <IdentifierField key={product[field] ?? ''} field={field} product={product} mayChange={permission.allowed} />
      ),
    })),
  ];
  return (
    <Card as="section" className={styles.card}>
      <h2 className={styles.title}>{t('googleShopping.list')}</h2>
      <p className={styles.quiet}>{t('googleShopping.listText')}</p>
      <WhyNot permission={permission} />
      <ProductList name="identifiers">
        {(rows, busy) => (
          <DataTable
            caption={t('googleShopping.list')}
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

interface IdentifierFieldProps {
  field: Identifier;
  product: CompanyProduct;
  mayChange: boolean;
}

/** One of them, saved on blur. */
function IdentifierField({ field, product, mayChange }: IdentifierFieldProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(googleShoppingApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const [typed, setTyped] = useState(product[field] ?? '');
  const [wrong, setWrong] = useState(false);
  const save = useMutation({
    mutationFn: (body: SetProductIdentifiers) => api.setIdentifiers(product.id, body),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['products', company.id] }),
        client.invalidateQueries({ queryKey: ['product-review-feed', company.id] }),
      ]),
  });
  const leave = () => {
    const value = (field === 'gtin' ? typed.replace(/[\s-]/g, '') : typed.trim()) || null;
    const isWrong = field === 'gtin' && value !== null && !isGtin(value);
    setWrong(isWrong);
    if (isWrong || value === product[field]) return;
    const { gtin, mpn, brand } = product;
    save.mutate({ gtin, mpn, brand, [field]: value });
  };
  return (
    <>
      <TextInput
        aria-label={t('googleShopping.of', { field: t(`googleShopping.${field}`), product: product.name })}
        aria-invalid={wrong || undefined}
        value={typed}
        disabled={!mayChange}
        inputMode={field === 'gtin' ? 'numeric' : undefined}
        maxLength={field === 'gtin' ? 30 : 70}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={leave}
      />
      {wrong && <FieldError>{t('googleShopping.wrong')}</FieldError>}
      {save.isError && <FieldError>{failureWords(save.error)}</FieldError>}
    </>
  );
}
