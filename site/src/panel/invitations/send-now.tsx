import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failureOf } from '../../lib/api/failure.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, FieldError } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { formatCompanyTime } from '../format-time.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { invitationsApi } from './invitations-api.ts';

/** Sends a scheduled invitation before its time; says what it still waits for. */
export function SendNow({ id }: { id: string }) {
  const { t, locale } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationsApi);
  const client = useQueryClient();
  const failureWords = useFailureMessage();
  const send = useMutation({
    mutationFn: () => api.sendNow(id),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['invitations', company.id] });
      await client.invalidateQueries({ queryKey: ['invitation', company.id, id] });
    },
  });
  if (send.data) {
    const date = formatCompanyTime(locale, send.data.dueAt, company.timeZone);
    return <Alert tone="success">{t(`invitations.sendNow.${send.data.waits ?? 'now'}`, { date })}</Alert>;
  }
  return (
    <div>
      <ActButton act="invitations.send" variant="secondary" busy={send.isPending} onClick={() => send.mutate()}>
        {t('invitations.sendNow.act')}
      </ActButton>
      {send.isError && <FieldError>{failureOf(send.error).detail ?? failureWords(send.error)}</FieldError>}
    </div>
  );
}
