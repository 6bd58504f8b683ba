import { useInfiniteQuery } from '@tanstack/react-query';
import type { InvitationState } from '@app/contracts/invitations';
import type { InvitationRow } from '@app/contracts/inviting/invitation-list';
import { languageName } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Skeleton, cx } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, usePanel, useApi } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { Coverage } from './order-coverage/coverage.tsx';
import { FilterBar } from './filter-bar.tsx';
import { readView } from './filters.ts';
import { pathOfView } from './view-path.ts';
import type { InvitationFilters } from './view-path.ts';
import { InvitationDetail } from './invitation-detail.tsx';
import { invitationsApi } from './invitations-api.ts';
import { InviteCustomer } from './invite-customer.tsx';
import { LimitMeter } from './limit-meter.tsx';
import * as panel from '../panel.module.css';
import * as styles from './invitations.module.css';

const TONES: Partial<Record<InvitationState, string>> = {
  completed: 'stateGood',
  sent: 'stateWay',
  bounced: 'stateBad',
  over_limit: 'stateBad',
};

/** Invitations of the company, newest first, with one in detail beside them; filters and choice are in the address. */
export function Invitations() {
  const { t } = useT('panel');
  const { search, navigate } = usePanel();
  const { filters, invitation, inviting, days } = readView(search);
  const show = (view: Parameters<typeof pathOfView>[0]) => navigate(pathOfView({ filters, days, ...view }));
  return (
    <>
      <PageHead
        title={t('invitations.title')}
        actions={
          <div className={styles.headActs}>
            <PanelLink className={panel.link} to={PANEL_PATHS.optOuts}>
              {t('nav.optOuts')}
            </PanelLink>
            <Button variant="accent" onClick={() => show({ inviting: true })}>
              {t('invitations.invite.open')}
            </Button>
          </div>
        }
      />
      <LimitMeter />
      <Coverage days={days} onChange={(chosen) => show({ invitation, inviting, days: chosen })} />
      <div className={cx(styles.split, (invitation || inviting) && styles.open)}>
        <div>
          <FilterBar filters={filters} onChange={(changed) => show({ filters: changed, invitation })} />
          <List filters={filters} chosen={invitation} />
        </div>
        {inviting ? (
          <InviteCustomer onAdded={(id) => show({ filters: {}, invitation: id })} onClose={() => show({})} />
        ) : (
          invitation && <InvitationDetail key={invitation} id={invitation} onClose={() => show({})} />
        )}
      </div>
    </>
  );
}

function List({ filters, chosen }: { filters: InvitationFilters; chosen: string | null }) {
  const { t, locale } = useT('panel');
  const { company, navigate } = usePanel();
  const api = useApi(invitationsApi);
  const list = useInfiniteQuery({
    queryKey: ['invitations', company.id, filters],
    queryFn: ({ pageParam, signal }) => api.invitations(filters, pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<InvitationRow>[] = [
    {
      key: 'order',
      header: t('invitations.columns.order'),
      cell: ({ id, orderId }) => (
        <PanelLink
          to={pathOfView({ filters, invitation: id })}
          aria-current={id === chosen ? 'true' : undefined}
          aria-label={t('invitations.openNamed', { order: orderId })}
        >
          {orderId}
        </PanelLink>
      ),
    },
    {
      key: 'customer',
      header: t('invitations.columns.customer'),
      cell: ({ name, email, phone, channel }) => (
        <span>
          {name && <span className={styles.name}>{name}</span>}
          <span className={styles.email}>{channel === 'sms' ? (phone ?? email) : email || phone}</span>
        </span>
      ),
    },
    {
      key: 'state',
      header: t('invitations.columns.state'),
      cell: (row) => (
        <span className={cx(panel.state, panel[TONES[row.state] ?? ''])}>{t(`invitations.states.${row.state}`)}</span>
      ),
    },
    { key: 'when', header: t('invitations.columns.when'), cell: (row) => <When row={row} /> },
    ...(chosen
      ? []
      : [
          {
            key: 'language',
            header: t('invitations.columns.language'),
            cell: ({ language }: InvitationRow) => languageName(locale, language),
            hideOnPhone: true,
          },
        ]),
  ];
  const filtered = Object.keys(filters).length > 0;
  return (
    <Card className={panel.tableCard}>
      {list.isPending ? (
        <div aria-busy="true">
          <Skeleton />
          <Skeleton />
          <Skeleton short />
        </div>
      ) : rows.length > 0 ? (
        <>
          <DataTable
            caption={t('invitations.caption')}
            columns={columns}
            rows={rows}
            rowKey={({ id }) => id}
            busy={list.isFetching}
          />
          <div className={panel.below}>
            {list.hasNextPage ? (
              <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {t(list.isFetchingNextPage ? 'invitations.loadingMore' : 'invitations.more')}
              </Button>
            ) : (
              t('invitations.end')
            )}
          </div>
        </>
      ) : list.isError ? (
        <LoadFailed error={list.error} onRetry={() => void list.refetch()} />
      ) : filtered ? (
        <EmptyState
          title={t('invitations.emptyFiltered.title')}
          actions={
            <Button variant="secondary" onClick={() => navigate(pathOfView({}))}>
              {t('invitations.emptyFiltered.action')}
            </Button>
          }
        >
          {t('invitations.emptyFiltered.text')}
        </EmptyState>
      ) : (
        <EmptyState
          icon="send"
          title={t('invitations.empty.title')}
          actions={
            <div className={styles.headActs}>
              <Button onClick={() => navigate(pathOfView({ inviting: true }))}>{t('invitations.invite.open')}</Button>
              <PanelLink to={PANEL_PATHS.import}>{t('invitations.empty.action')}</PanelLink>
            </div>
          }
        >
          {t('invitations.empty.text')}
        </EmptyState>
      )}
    </Card>
  );
}

/** Last event, or when the next one is due. */
function When({ row }: { row: InvitationRow }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const at = (instant: string) => ({ date: formatCompanyTime(locale, instant, company.timeZone) });
  if (row.completedAt) return t('invitations.completed', at(row.completedAt));
  if (row.sentAt)
    return (
      <>
        {t('invitations.sent', at(row.sentAt))}
        {row.remindersSent > 0 && `, ${t('invitations.reminded', { count: row.remindersSent })}`}
      </>
    );
  return row.state === 'scheduled' || row.state === 'over_limit' ? t('invitations.due', at(row.dueAt)) : '–';
}
