import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import type { FeatureSet } from '@app/contracts/product-features';
import { useT } from '../../lib/i18n.ts';
import { Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { FeatureEditor } from './feature-editor.tsx';
import { Products } from './products.tsx';
import * as styles from './features.module.css';

/** Which products a set of features is for. */
export type Scope = Pick<FeatureSet, 'category' | 'productId' | 'productName'>;
const ALL: Scope = { category: null, productId: null, productName: null };
const keyOf = ({ category, productId }: Scope): string => JSON.stringify([category, productId]);

/** Settings › Product features: what reviewers place products by, for all of them, a category, or one alone. */
export function ProductFeatures() {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const sets = useQuery({
    queryKey: ['product-features', company.id],
    queryFn: ({ signal }) => api.featureSets(signal),
  });
  const products = useQuery({
    queryKey: ['products', company.id, ''],
    queryFn: ({ signal }) => api.products({ q: '', cursor: null }, signal),
    enabled: sets.isSuccess,
  });
  const [scope, setScope] = useState(ALL);

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
  const categories = (products.data?.categories ?? []).map((category): Scope => ({ ...ALL, category }));
  const scopes = new Map([ALL, ...made, ...categories, scope].map((one) => [keyOf(one), one]));
  const words = ({ category, productName }: Scope): string =>
    category !== null
      ? t('features.scopes.category', { category })
      : productName !== null
        ? t('features.scopes.product', { product: productName })
        : t('features.scopes.all');
  const chosen = made.find((set) => keyOf(set) === keyOf(scope));

  return (
    <>
      <PageHead title={t('features.title')} lead={t('features.lead')} />
      <Card className={styles.card}>
        <Field label={t('features.scope')} hint={t('features.scopeHint')}>
          <Select value={keyOf(scope)} onChange={(event) => setScope(scopes.get(event.target.value) ?? ALL)}>
            {[...scopes].map(([key, one]) => (
              <option key={key} value={key}>
                {words(one)}
              </option>
            ))}
          </Select>
        </Field>
        <FeatureEditor
          // What was saved meanwhile begins anew with its ids.
          key={`${keyOf(scope)} ${chosen?.features.map(({ id }) => id).join(' ') ?? ''}`}
          scope={scope}
          features={chosen?.features ?? []}
        />
      </Card>
      <Products onOwn={({ id, name }) => setScope({ category: null, productId: id, productName: name })} />
    </>
  );
}
