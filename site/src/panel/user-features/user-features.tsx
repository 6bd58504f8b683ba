import { useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, Field, Select, Skeleton } from '../../ui/index.ts';
import { PageHead } from '../page-head.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { UserFeatureEditor } from './user-feature-editor.tsx';
import { userFeaturesApi } from './user-features-api.ts';
import * as styles from './user-features.module.css';

/** Settings › About reviewers: what they say of themselves, per category of products or for the company. */
export function UserFeaturesPage() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(userFeaturesApi);
  const sets = useQuery({ queryKey: ['user-features', company.id], queryFn: ({ signal }) => api.sets(signal) });
  const [category, setCategory] = useState<string | null>(null);
  const made = sets.data?.items ?? [];
  const categories = [
    ...new Set([...made.flatMap((set) => set.category ?? []), ...(sets.data?.categories ?? [])]),
  ].toSorted();
  const chosen = made.find((set) => set.category === category)?.features ?? [];
  return (
    <>
      <PageHead title={t('userFeatures.title')} lead={t('userFeatures.lead')} />
      <Card className={styles.card} aria-busy={sets.isPending || undefined}>
        {sets.isPending ? (
          <Skeleton shape="block" />
        ) : sets.isError ? (
          <PlanLacks error={sets.error} onRetry={() => void sets.refetch()} />
        ) : (
          <>
            {sets.data.about === 'products' ? (
              <Field label={t('userFeatures.scope')} hint={t('userFeatures.scopeHint')}>
                <Select value={category ?? ''} onChange={(event) => setCategory(event.target.value || null)}>
                  <option value="">{t('features.scopes.all')}</option>
                  {categories.map((one) => (
                    <option key={one} value={one}>
                      {t('features.scopes.category', { category: one })}
                    </option>
                  ))}
                </Select>
              </Field>
            ) : (
              <p className={styles.muted}>{t('userFeatures.ofCompany')}</p>
            )}
            <UserFeatureEditor
              // Remounts after saving, to get the new ids.
              key={`${category ?? ''} ${JSON.stringify(chosen.map(({ id, choices }) => [id, choices.map((one) => one.id)]))}`}
              category={category}
              features={chosen}
            />
          </>
        )}
      </Card>
    </>
  );
}
