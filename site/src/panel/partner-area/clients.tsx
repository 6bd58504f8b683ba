import { useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { COMPANY_PARAM } from '@app/contracts/notifying/panel-links';
import type { ReferredCompany } from '@app/contracts/partners/partners';
import { localePath } from '../../lib/addresses/links.ts';
import { formatDate, formatMoney } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, EmptyState, cx } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PageSkeleton } from '../panel-skeleton.tsx';
import { InviteClient } from './invite-client.tsx';
import { partnerApi } from './partner-api.ts';
import { PARTNER_PATHS, PartnerLink, usePartner } from './partner-context.tsx';
import * as panel from '../panel.module.css';
import * as styles from './partner.module.css';

const TONES = {
  trial: panel.stateWay,
  paid: panel.stateGood,
  past_due: panel.stateBad,
  suspended: panel.stateBad,
  cancelled: undefined,
};

/** Companies that the partner has brought: name, plan and commissions, and nothing else of them. */
export function Clients() {
  const { t, locale } = useT('partners');
  const { me } = usePartner();
  const client = useQueryClient();
  const [asking, setAsking] = useState<ReferredCompany | null>(null);
  const [done, setDone] = useState<string | null>(null);
  const queryKey = ['partner', 'companies'];
  const list = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) => partnerApi.companies(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const create = (
    <PartnerLink to={PARTNER_PATHS.newClient} className={styles.action}>
      {t('panel.clients.create')}
    </PartnerLink>
  );
  if (list.isError) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <PageSkeleton />;
  const rows = list.data.pages.flatMap(({ items }) => items);
  const columns: Column<ReferredCompany>[] = [
    { key: 'name', header: t('panel.clients.company'), cell: ({ name }) => name },
    {
      key: 'joined',
      header: t('panel.clients.joined'),
      cell: ({ joinedAt }) => formatDate(locale, joinedAt, { timeZone: 'UTC', style: 'medium' }),
    },
    {
      key: 'plan',
      header: t('panel.clients.plan'),
      cell: ({ plan, planState }) => (
        <span className={cx(panel.state, TONES[planState])}>
          {planState === 'trial' ? '' : `${t(`panel:plans.names.${plan}`)}, `}
          {t(`panel.states.${planState}`)}
        </span>
      ),
    },
    {
      key: 'commissions',
      header: t('panel.clients.commissions'),
      align: 'end',
      cell: ({ commissions }) =>
        commissions.map(({ currency, amount }) => formatMoney(locale, amount, currency)).join(', ') || '–',
    },
    {
      key: 'handOver',
      header: t('panel.clients.handOver'),
      cell: (company) => {
        const owned = me.companies.some(({ id, role }) => id === company.id && role === 'owner');
        if (!owned) return '–';
        return (
          <div className={styles.row}>
            {company.handOver && (
              <span className={styles.quiet}>
                {t(company.handOver.open ? 'panel.clients.waiting' : 'panel.clients.expired', {
                  email: company.handOver.email,
                })}
              </span>
            )}
            <a href={`${localePath(locale, '/panel')}?${COMPANY_PARAM}=${company.id}`}>{t('panel.clients.open')}</a>
            <Button variant="quiet" size="small" onClick={() => setAsking(company)}>
              {t('panel.clients.invite')}
            </Button>
          </div>
        );
      },
    },
  ];
  return (
    <>
      <PageHead title={t('panel.nav.clients')} lead={t('panel.clients.lead')} actions={create} />
      <div className={styles.stack}>
        {done && <Alert tone="success">{done}</Alert>}
        <Card className={panel.tableCard}>
          {rows.length > 0 ? (
            <DataTable caption={t('panel.nav.clients')} columns={columns} rows={rows} rowKey={({ id }) => id} />
          ) : (
            <EmptyState icon="shop" title={t('panel.clients.empty')}>
              {t('panel.clients.emptyText')}
            </EmptyState>
          )}
          {list.hasNextPage && (
            <div className={panel.below}>
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t('panel.more')}
              </Button>
            </div>
          )}
        </Card>
      </div>
      {asking && (
        <InviteClient
          company={asking}
          onClose={() => setAsking(null)}
          onSent={(email) => {
            setAsking(null);
            setDone(t('panel.clients.invited', { email }));
            void client.invalidateQueries({ queryKey });
          }}
        />
      )}
    </>
  );
}
