import { useInfiniteQuery } from '@tanstack/react-query';
import { INVITATION_STATES, InvitationState } from '@app/contracts/invitations';
import type { InvitationRow } from '@app/contracts/invitations';
import { languageName } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import { Button, Card, EmptyState, Field, Select, Skeleton, cx } from '../../ui/index.ts';
import { DataTable } from '../data-table.tsx';
import type { Column } from '../data-table.tsx';
import { formatMoment } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { CancelInvitation } from './cancel-invitation.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import * as panel from '../panel.module.css';
import * as styles from './invitations.module.css';

const TONES: Partial<Record<InvitationState, string>> = {
  completed: 'stateGood',
  sent: 'stateWay',
  bounced: 'stateBad',
  over_limit: 'stateBad',
};

/** All invitations of the company, newest first; the state to show stands in the address. */
export function Invitations() {
  const { t, locale } = useT('panel');
  const { api, company, search, navigate } = usePanel();
  const state = InvitationState.safeParse(new URLSearchParams(search).get('state')).data ?? null;
  const list = useInfiniteQuery({
    queryKey: ['invitations', company.id, state],
    queryFn: ({ pageParam, signal }) => api.invitations({ state, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const show = (value: string) => navigate(PANEL_PATHS.invitations + (value && `?state=${value}`));
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];

  const columns: Column<InvitationRow>[] = [
    { key: 'order', header: t('invitations.columns.order'), cell: ({ orderId }) => orderId },
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
    {
      key: 'language',
      header: t('invitations.columns.language'),
      cell: ({ language }) => languageName(locale, language),
      hideOnPhone: true,
    },
    {
      key: 'actions',
      header: t('invitations.actions'),
      cell: (row) => (row.mayCancel && company.role !== 'agent' ? <CancelInvitation row={row} /> : null),
    },
  ];

  return (
    <>
      <PageHead
        title={t('invitations.title')}
        actions={
          <Field label={t('invitations.filter')} className={styles.filter}>
            <Select value={state ?? ''} onChange={(event) => show(event.target.value)}>
              <option value="">{t('invitations.all')}</option>
              {INVITATION_STATES.map((one) => (
                <option key={one} value={one}>
                  {t(`invitations.states.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        }
      />
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
        ) : state ? (
          <EmptyState
            title={t('invitations.emptyFiltered.title')}
            actions={
              <Button variant="secondary" onClick={() => show('')}>
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
            actions={<PanelLink to={PANEL_PATHS.import}>{t('invitations.empty.action')}</PanelLink>}
          >
            {t('invitations.empty.text')}
          </EmptyState>
        )}
      </Card>
    </>
  );
}

/** The last thing that happened, or when the next one is due. */
function When({ row }: { row: InvitationRow }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const at = (instant: string) => ({ date: formatMoment(locale, instant, company.timeZone) });
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
