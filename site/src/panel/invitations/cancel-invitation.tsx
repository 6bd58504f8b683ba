import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationRow } from '@app/contracts/inviting/invitation-list';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, FieldError } from '../../ui/index.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { invitationsApi } from './invitations-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';

export interface CancelInvitationProps {
  row: Pick<InvitationRow, 'id' | 'orderId'>;
  /** Whether the reason for a missing permission stands here; not where another control has told it. */
  says: boolean;
}

/** Cancels an unsent invitation, e.g. of a cancelled order. */
export function CancelInvitation({ row: { id, orderId }, says }: CancelInvitationProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const permission = usePermission('invitations.cancel');
  const cancel = useMutation({
    mutationFn: () => api.cancelInvitation(id),
    // Also after a failure: the list then shows the current state.
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['invitations', company.id] });
      await client.invalidateQueries({ queryKey: ['invitation', company.id, id] });
    },
  });
  return (
    <>
      <Button
        variant="quiet"
        busy={cancel.isPending}
        disabled={!permission.allowed}
        aria-label={t('invitations.cancelNamed', { order: orderId })}
        onClick={() => cancel.mutate()}
      >
        {t('invitations.cancel')}
      </Button>
      {says && <WhyNot permission={permission} />}
      {cancel.isError && <FieldError>{failureOf(cancel.error).detail ?? failureWords(cancel.error)}</FieldError>}
    </>
  );
}
