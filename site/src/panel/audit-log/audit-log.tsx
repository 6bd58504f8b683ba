import { useInfiniteQuery } from '@tanstack/react-query';
import { AUDIT_ACTS } from '@app/contracts/trust/audit-acts';
import type { AuditAct } from '@app/contracts/trust/audit-acts';
import type { AuditEntry } from '@app/contracts/trust/transparency';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Card, EmptyState, Skeleton } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { LoadFailed } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { PanelLink, useApi, usePanel } from '../panel-context.tsx';
import { PANEL_PATHS } from '../paths.ts';
import { usePermission } from '../permissions.tsx';
import * as panel from '../panel.module.css';
import { filterIn, queryOf } from './audit-filter.ts';
import type { AuditFilter } from './audit-filter.ts';
import { AuditFilters } from './audit-filters.tsx';
import { auditLogApi } from './audit-log-api.ts';
import { subjectPath } from './subject-path.ts';
import * as styles from './audit-log.module.css';

/** Who did what and when in the company. The address holds the filter. */
export function AuditLog() {
  const { t } = useT('panel');
  const { search, navigate } = usePanel();
  const permission = usePermission('audit_log.read');
  const filter = filterIn(search);
  const show = (chosen: AuditFilter) => navigate(PANEL_PATHS.settingsAuditLog + queryOf(chosen));
  return (
    <>
      <PageHead title={t('audit.title')} lead={t('audit.lead')} />
      {permission.allowed ? (
        <div className={styles.page}>
          <AuditFilters filter={filter} onChange={show} />
          <Entries filter={filter} />
        </div>
      ) : (
        <EmptyState icon="key" title={t('audit.forbidden')}>
          {permission.reason}
        </EmptyState>
      )}
    </>
  );
}

function Entries({ filter }: { filter: AuditFilter }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(auditLogApi);
  const list = useInfiniteQuery({
    queryKey: ['audit-log', company.id, filter],
    queryFn: ({ pageParam, signal }) => api.auditLog({ ...filter, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const rows = list.data?.pages.flatMap(({ items }) => items) ?? [];
  const columns: Column<AuditEntry>[] = [
    { key: 'what', header: t('audit.columns.what'), cell: (entry) => <What entry={entry} /> },
    { key: 'who', header: t('audit.columns.who'), cell: ({ actor }) => <Who actor={actor} /> },
    {
      key: 'when',
      header: t('audit.columns.when'),
      cell: ({ at }) => formatCompanyTime(locale, at, company.timeZone),
    },
  ];
  if (list.isPending) {
    return (
      <Card aria-busy="true">
        <Skeleton />
        <Skeleton />
        <Skeleton short />
      </Card>
    );
  }
  if (!list.data) return <LoadFailed error={list.error} onRetry={() => void list.refetch()} />;
  if (rows.length === 0) {
    const filtered = Object.values(filter).some(Boolean);
    return (
      <Card>
        <EmptyState title={t(filtered ? 'audit.noneFiltered' : 'audit.none')}>
          {!filtered && t('audit.noneText')}
        </EmptyState>
      </Card>
    );
  }
  return (
    <Card className={panel.tableCard}>
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
        busy={list.isFetching}
      />
      <div className={panel.below}>
        {list.hasNextPage ? (
          <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('audit.more')}
          </Button>
        ) : (
          t('audit.end')
        )}
      </div>
    </Card>
  );
}

const isKnown = (act: string): act is AuditAct => (AUDIT_ACTS as readonly string[]).includes(act);

/** The act in words, with a link to what it is about. Acts of later releases show their code. */
function What({ entry }: { entry: AuditEntry }) {
  const { t } = useT('panel');
  const words = isKnown(entry.act) ? t(`audit.acts.${entry.act}`) : entry.act;
  const path = subjectPath(entry);
  const { rows, name, domain } = entry.detail;
  const more = typeof rows === 'number' ? t('audit.rows', { count: rows }) : (name ?? domain);
  return (
    <span>
      {path ? <PanelLink to={path}>{words}</PanelLink> : words}
      {more !== undefined && <span className={styles.quiet}> ({String(more)})</span>}
    </span>
  );
}

function Who({ actor: { kind, name } }: { actor: AuditEntry['actor'] }) {
  const { t } = useT('panel');
  if (kind === 'staff') return t('audit.staff');
  if (kind === 'system') return t('audit.system');
  if (name === null) return t('audit.formerMember');
  return kind === 'api_key' ? t('audit.apiKey', { name }) : name;
}
