import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationRow } from '@app/contracts/invitations';
import { useT } from '../../lib/i18n.ts';
import { Button, FieldError } from '../../ui/index.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { useFailureWords } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';

/** Takes back an invitation that has not been sent, such as that of an order that fell through. */
export function CancelInvitation({ row: { id, orderId } }: { row: InvitationRow }) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const failureWords = useFailureWords();
  const cancel = useMutation({
    mutationFn: () => api.cancelInvitation(id),
    // Also when it was refused: the list then shows where the invitation stands.
    onSettled: () => client.invalidateQueries({ queryKey: ['invitations', company.id] }),
  });
  return (
    <>
      <Button
        variant="quiet"
        busy={cancel.isPending}
        aria-label={t('invitations.cancelNamed', { order: orderId })}
        onClick={() => cancel.mutate()}
      >
        {t('invitations.cancel')}
      </Button>
      {cancel.isError && <FieldError>{failureOf(cancel.error).detail ?? failureWords(cancel.error)}</FieldError>}
    </>
  );
}
