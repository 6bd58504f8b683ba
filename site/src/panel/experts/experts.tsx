import { useState } from 'react';
import type { Expert } from '@app/contracts/company/experts';
import { MAX_EXPERTS } from '@app/contracts/company/experts';
import { useT } from '../../lib/texts/i18n.ts';
import { Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { usePermissions } from '../permissions.tsx';
import { PlanCard } from '../plan-lacks.tsx';
import { ExpertCard } from './expert-card.tsx';
import { ExpertForm } from './expert-form.tsx';
import { useExperts } from './use-experts.ts';
import * as styles from './experts.module.css';

/** Named experts who answer questions and add notes to reviews. */
export function ExpertsPage() {
  const { t } = useT('panel');
  const experts = useExperts();
  const permissions = usePermissions();
  const [editing, setEditing] = useState<Expert | 'new' | null>(null);
  const items = experts.data?.items ?? [];
  const active = items.filter(({ removedAt }) => removedAt === null);
  const lacking = permissions?.refused.find(
    ({ act, refusal }) => act === 'reviews.note' && refusal.reason === 'plan',
  )?.refusal;
  const add = (
    <ActButton
      act="experts.write"
      compact
      disabled={editing !== null || active.length >= MAX_EXPERTS}
      onClick={() => setEditing('new')}
    >
      {t('experts.add')}
    </ActButton>
  );
  return (
    <>
      <PageHead
        title={t('experts.title')}
        lead={t('experts.lead')}
        actions={items.length > 0 && !lacking ? add : undefined}
      />
      {experts.isPending ? (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      ) : experts.isError ? (
        <Card>
          <LoadFailed error={experts.error} onRetry={() => void experts.refetch()} />
        </Card>
      ) : (
        <div className={styles.page}>
          {lacking?.reason === 'plan' && (
            <Card>
              <PlanCard plan={lacking.plan} title={t('experts.lacking')}>
                {t(items.length > 0 ? 'experts.lackingKept' : 'experts.lackingText')}
              </PlanCard>
            </Card>
          )}
          {editing === 'new' && <ExpertForm expert={null} onDone={() => setEditing(null)} />}
          {items.length === 0 && editing === null && !lacking && (
            <Card>
              <EmptyState icon="user" title={t('experts.none')} actions={add}>
                {t('experts.noneText')}
              </EmptyState>
            </Card>
          )}
          {items.length > 0 && (
            <ul className={styles.list}>
              {items.map((expert) => (
                <li key={expert.id}>
                  {editing !== 'new' && editing?.id === expert.id ? (
                    <ExpertForm expert={expert} onDone={() => setEditing(null)} />
                  ) : (
                    <ExpertCard expert={expert} onEdit={editing ? undefined : () => setEditing(expert)} />
                  )}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </>
  );
}
