import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { featuresApi } from './features-api.ts';
import { PanelLink, usePanel, useApi } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { productsApi } from '../products/product-list.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { FeatureEditor } from './feature-editor.tsx';
import { Products } from './products.tsx';
import { ALL_PRODUCTS, type Scope } from './scope.ts';
import * as styles from './features.module.css';

const keyOf = ({ category, productId }: Scope): string => JSON.stringify([category, productId]);

/** Settings › Product features: scales for all products, a category or a single product. */
export function ProductFeatures() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(featuresApi);
  const calls = useApi(productsApi);
  const sets = useQuery({
    queryKey: ['product-features', company.id],
    queryFn: ({ signal }) => api.featureSets(signal),
  });
  const products = useQuery({
    queryKey: ['products', company.id, ''],
    queryFn: ({ signal }) => calls.products({ q: '', cursor: null }, signal),
    enabled: sets.isSuccess,
  });
  const [scope, setScope] = useState(ALL_PRODUCTS);

  if (sets.isPending || sets.isError)
    return (
      <>
        <PageHead title={t('features.title')} lead={t('features.lead')} />
        <Card aria-busy={sets.isPending || undefined}>
          {sets.isPending ? (
            <Skeleton shape="block" />
          ) : (
            <PlanLacks error={sets.error} onRetry={() => void sets.refetch()} />
          )}
        </Card>
      </>
    );

  const made = sets.data.items;
  const categories = (products.data?.categories ?? []).map((category): Scope => ({ ...ALL_PRODUCTS, category }));
  const scopes = new Map([ALL_PRODUCTS, ...made, ...categories, scope].map((one) => [keyOf(one), one]));
  const words = ({ category, productName }: Scope): string =>
    category !== null
      ? t('features.scopes.category', { category })
      : productName !== null
        ? t('features.scopes.product', { product: productName })
        : t('features.scopes.all');
  const chosen = made.find((set) => keyOf(set) === keyOf(scope));

  return (
    <>
      <PageHead
        title={t('features.title')}
        lead={t('features.lead')}
        actions={<PanelLink to={PANEL_PATHS.productPolls}>{t('productPolls.title')}</PanelLink>}
      />
      <Card className={styles.card}>
        <Field label={t('features.scope')} hint={t('features.scopeHint')}>
          <Select value={keyOf(scope)} onChange={(event) => setScope(scopes.get(event.target.value) ?? ALL_PRODUCTS)}>
            {[...scopes].map(([key, one]) => (
              <option key={key} value={key}>
                {words(one)}
              </option>
            ))}
          </Select>
        </Field>
        <FeatureEditor
          // Remounts after saving, to get the new ids.
          key={`${keyOf(scope)} ${chosen?.features.map(({ id }) => id).join(' ') ?? ''}`}
          scope={scope}
          features={chosen?.features ?? []}
        />
      </Card>
      <Products onOwn={({ id, name }) => setScope({ category: null, productId: id, productName: name })} />
    </>
  );
}
