import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TeamMember } from '@app/contracts/company/team';
import { localePath } from '../../lib/addresses/links.ts';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Skeleton } from '../../ui/index.ts';
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx';
import { LoadFailed, useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { usePanel, useApi } from '../panel-context.tsx';
import { usePermission } from '../permissions.tsx';
import { HandOver } from './hand-over.tsx';
import { StaffAccessCard } from '../staff-access/staff-access.tsx';
import { InviteForm } from './invite-form.tsx';
import { InviteList } from './invite-list.tsx';
import { MemberTable } from './member-table.tsx';
import { teamApi } from './team-api.ts';
import * as styles from '../settings/settings.module.css';

/** Settings › Team: members with their roles, invites, leaving and handing over. */
export function TeamPage() {
  const { t, locale } = useT('panel');
  const { company, me } = usePanel();
  const api = useApi(teamApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const queryKey = ['team', company.id];
  const team = useQuery({ queryKey, queryFn: ({ signal }) => api.team(signal) });
  const [done, setDone] = useState<string | null>(null);
  const [asking, setAsking] = useState<TeamMember | 'leave' | 'hand-over' | null>(null);
  const mayLeave = usePermission('team.leave');
  const mayHandOver = usePermission('team.hand_over');

  const said = (words: string) => {
    setDone(words);
    return client.invalidateQueries({ queryKey });
  };
  const remove = useMutation({
    mutationFn: (member: TeamMember) => api.remove(member.id),
    onSuccess: (_, { name }) => {
      setAsking(null);
      return said(t('team.removed', { name }));
    },
  });
  const leave = useMutation({
    mutationFn: () => api.leave(),
    // The panel starts over: this company is not one's own any more.
    onSuccess: () => navigateTo(localePath(locale, '/panel')),
  });
  const failed = remove.error ?? leave.error;
  const close = () => {
    remove.reset();
    leave.reset();
    setAsking(null);
  };

  if (team.isError) return <LoadFailed error={team.error} onRetry={() => void team.refetch()} />;
  return (
    <>
      <PageHead
        title={t('team.title')}
        lead={t('team.lead', { company: company.name })}
        actions={
          mayHandOver.allowed ? (
            <Button variant="secondary" onClick={() => setAsking('hand-over')}>
              {t('team.handOver.action')}
            </Button>
          ) : mayLeave.allowed ? (
            <Button variant="secondary" onClick={() => setAsking('leave')}>
              {t('team.leave')}
            </Button>
          ) : null
        }
      />
      <div className={styles.stack}>
        {done && <Alert tone="success">{done}</Alert>}
        <Card>
          {team.data ? (
            <MemberTable members={team.data.members} onSaid={said} onRemove={setAsking} />
          ) : (
            <div aria-busy="true">
              <Skeleton />
              <Skeleton short />
            </div>
          )}
        </Card>
        <InviteForm onSaid={said} />
        {team.data && team.data.invites.length > 0 && <InviteList invites={team.data.invites} onSaid={said} />}
        <StaffAccessCard />
      </div>
      {asking === 'hand-over' && team.data && (
        <HandOver
          members={team.data.members.filter(({ id }) => id !== me.user.id)}
          onClose={close}
          onDone={(name) => {
            setAsking(null);
            // One's own role has changed: everything of the panel is asked for again.
            void client.invalidateQueries();
            setDone(t('team.handOver.done', { name }));
          }}
        />
      )}
      {asking !== null && asking !== 'hand-over' && (
        <ConfirmDialog
          title={
            asking === 'leave'
              ? t('team.leaveTitle', { company: company.name })
              : t('team.removeTitle', { name: asking.name })
          }
          confirm={asking === 'leave' ? t('team.leave') : t('team.remove')}
          cancel={t('team.cancel')}
          busy={remove.isPending || leave.isPending}
          onConfirm={() => (asking === 'leave' ? leave.mutate() : remove.mutate(asking))}
          onCancel={close}
        >
          <p>{asking === 'leave' ? t('team.leaveText') : t('team.removeText', { company: company.name })}</p>
          {failed && <Alert tone="error">{failureOf(failed).detail ?? failureWords(failed)}</Alert>}
        </ConfirmDialog>
      )}
    </>
  );
}
