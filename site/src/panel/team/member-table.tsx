import { useMutation } from '@tanstack/react-query';
import { TeamRole } from '@app/contracts/company/team';
import type { TeamMember } from '@app/contracts/company/team';
import { failureOf } from '../../lib/api/failure.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Select } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { usePanel, useApi } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import { teamApi } from './team-api.ts';

export interface MemberTableProps {
  members: readonly TeamMember[];
  onSaid(words: string): void;
  onRemove(member: TeamMember): void;
}

/** The members; their roles can be changed by the owner. */
export function MemberTable({ members, onSaid, onRemove }: MemberTableProps) {
  const { t, locale } = useT('panel');
  const { company, me } = usePanel();
  const api = useApi(teamApi);
  const failureWords = useFailureMessage();
  const mayChange = usePermission('team.change_role');
  const mayRemove = { agent: usePermission('team.remove'), manager: usePermission('team.remove_manager') };
  const change = useMutation({
    mutationFn: ({ member, role }: { member: TeamMember; role: TeamRole }) => api.changeRole(member.id, { role }),
    onSuccess: (_, { member, role }) => onSaid(t('team.changed', { name: member.name, role: t(`team.roles.${role}`) })),
  });

  const columns: Column<TeamMember>[] = [
    {
      key: 'name',
      header: t('team.columns.name'),
      cell: ({ id, name, email }) => (
        <>
          {name}
          {id === me.user.id && ` (${t('team.you')})`}
          <br />
          {email}
        </>
      ),
    },
    {
      key: 'role',
      header: t('team.columns.role'),
      cell: (member) =>
        member.role === 'owner' || !mayChange.allowed ? (
          t(`team.roles.${member.role}`)
        ) : (
          <Select
            aria-label={t('team.changeRole', { name: member.name })}
            value={member.role}
            disabled={change.isPending}
            onChange={(event) => change.mutate({ member, role: TeamRole.parse(event.target.value) })}
          >
            {TeamRole.options.map((role) => (
              <option key={role} value={role}>
                {t(`team.roles.${role}`)}
              </option>
            ))}
          </Select>
        ),
    },
    {
      key: 'since',
      header: t('team.columns.since'),
      hideOnPhone: true,
      cell: ({ since }) => formatDate(locale, since, { timeZone: company.timeZone, style: 'medium' }),
    },
    {
      key: 'secondFactor',
      header: t('team.columns.secondFactor'),
      cell: ({ secondFactor }) => t(secondFactor ? 'team.on' : 'team.off'),
    },
    {
      key: 'actions',
      header: t('team.columns.actions'),
      align: 'end',
      cell: (member) =>
        member.role === 'owner' || member.id === me.user.id ? null : (
          <Button
            variant="secondary"
            size="small"
            disabled={!mayRemove[member.role].allowed}
            title={mayRemove[member.role].reason}
            aria-label={t('team.removeNamed', { name: member.name })}
            onClick={() => onRemove(member)}
          >
            {t('team.remove')}
          </Button>
        ),
    },
  ];
  return (
    <>
      <DataTable caption={t('team.caption')} columns={columns} rows={members} rowKey={({ id }) => id} />
      <WhyNot permission={mayChange} />
      {change.isError && <Alert tone="error">{failureOf(change.error).detail ?? failureWords(change.error)}</Alert>}
    </>
  );
}
