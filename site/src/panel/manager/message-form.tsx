import { useMutation, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Field, TextArea } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptState } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { managerApi } from './manager-api.ts';
import * as styles from './manager.module.css';

const LONGEST = 5000;

/** Writes to the manager. The words stay until they are sent. */
export function MessageForm() {
  const { t } = useT('panel');
  const { company } = usePanel();
  const failureWords = useFailureMessage();
  const api = useApi(managerApi);
  const client = useQueryClient();
  const [body, setBody, kept] = useKeptState({ flow: 'manager-message', id: company.id, saved: '' }, z.string());
  const send = useMutation({
    mutationFn: () => api.write({ body }),
    onSuccess: () => {
      setBody('');
      kept.forget();
      return client.invalidateQueries({ queryKey: ['manager', company.id] });
    },
  });
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (body.trim() !== '') send.mutate();
      }}
    >
      <KeptNotice kept={kept} />
      <Field label={t('manager.write')}>
        <TextArea rows={4} maxLength={LONGEST} value={body} onChange={(event) => setBody(event.target.value)} />
      </Field>
      <div>
        <ActButton act="manager.write" type="submit" busy={send.isPending} disabled={body.trim() === ''}>
          {t('manager.send')}
        </ActButton>
      </div>
      {send.isSuccess && <Alert tone="success">{t('manager.sent')}</Alert>}
      {send.isError && <Alert tone="error">{failureWords(send.error)}</Alert>}
    </form>
  );
}
