import { useMutation } from '@tanstack/react-query';
import type { TeamInvite } from '@app/contracts/company/team';
import { failureOf } from '../../lib/api/failure.ts';
import { formatDate } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { DataTable } from '../controls/data-table.tsx';
import type { Column } from '../controls/data-table.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { usePanel, useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { teamApi } from './team-api.ts';
import * as styles from '../settings/settings.module.css';

/** Invites that are not accepted yet. */
export function InviteList({ invites, onSaid }: { invites: readonly TeamInvite[]; onSaid(words: string): void }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(teamApi);
  const failureWords = useFailureMessage();
  const mayInvite = usePermission('team.invite');
  const mayRevoke = usePermission('team.revoke_invite').allowed;
  const resend = useMutation({
    mutationFn: ({ id }: TeamInvite) => api.resend(id),
    onSuccess: (_, { email }) => onSaid(t('team.invites.resent', { email })),
  });
  const revoke = useMutation({
    mutationFn: ({ id }: TeamInvite) => api.revoke(id),
    onSuccess: (_, { email }) => onSaid(t('team.invites.revoked', { email })),
  });
  const busy = resend.isPending || revoke.isPending;
  const error = resend.error ?? revoke.error;
  const columns: Column<TeamInvite>[] = [
    { key: 'email', header: t('team.invite.email'), cell: ({ email }) => email },
    { key: 'role', header: t('team.columns.role'), cell: ({ role }) => t(`team.roles.${role}`) },
    {
      key: 'until',
      header: t('team.invites.until'),
      cell: ({ expiresAt }) =>
        Date.parse(expiresAt) < Date.now()
          ? t('team.invites.expired')
          : formatDate(locale, expiresAt, { timeZone: company.timeZone, style: 'medium' }),
    },
    {
      key: 'actions',
      header: t('team.columns.actions'),
      align: 'end',
      cell: (invite) => (
        <>
          <Button
            variant="secondary"
            size="small"
            disabled={busy || !mayInvite.allowed}
            aria-label={t('team.invites.resendNamed', { email: invite.email })}
            onClick={() => resend.mutate(invite)}
          >
            {t('team.invites.resend')}
          </Button>{' '}
          <Button
            variant="quiet"
            size="small"
            disabled={busy || !mayRevoke}
            aria-label={t('team.invites.revokeNamed', { email: invite.email })}
            onClick={() => revoke.mutate(invite)}
          >
            {t('team.invites.revoke')}
          </Button>
        </>
      ),
    },
  ];
  return (
    <Card>
      <h2 className={styles.legend}>{t('team.invites.title')}</h2>
      <DataTable caption={t('team.invites.caption')} columns={columns} rows={invites} rowKey={({ id }) => id} />
      {error && <Alert tone="error">{failureOf(error).detail ?? failureWords(error)}</Alert>}
    </Card>
  );
}
