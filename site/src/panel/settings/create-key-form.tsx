import { useId, useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CreateApiKey } from '@app/contracts/invitations';
import type { CreatedApiKey } from '@app/contracts/invitations';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, TextInput } from '../../ui/index.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { apiKeysApi } from './api-keys-api.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { WhyNot, usePermission } from '../permissions.tsx';
import * as styles from './settings.module.css';

const EMPTY = { name: '' };

/** Form for a new key. */
export function CreateKeyForm({ onCreated }: { onCreated(key: z.infer<typeof CreatedApiKey>): void }) {
  const { t } = useT('panel');
  const api = useApi(apiKeysApi);
  const why = useId();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const permission = usePermission('api_keys.create');
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { company } = usePanel();
  const form = useForm({ resolver: contractResolver(CreateApiKey, words), defaultValues: EMPTY });
  const { register, handleSubmit, formState } = form;
  // The name only: the key itself is nowhere but in the answer.
  const kept = useKeptChanges(form, { flow: 'api-key-name', id: company.id, saved: EMPTY });
  const create = useMutation({
    mutationFn: ({ name }: { name: string }) => api.createApiKey(name, idempotencyKey),
    onSuccess: (created) => {
      kept.forget();
      onCreated(created);
    },
  });
  return (
    <Card>
      <KeptNotice kept={kept} />
      <form
        className={styles.inline}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => create.mutate(input))(event)}
      >
        <Field label={t('apiKeys.name')} hint={t('apiKeys.nameHint')} error={formState.errors.name?.message}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Button type="submit" busy={create.isPending} disabled={!permission.allowed} aria-describedby={why}>
          {t(create.isPending ? 'apiKeys.creating' : 'apiKeys.create')}
        </Button>
      </form>
      <WhyNot permission={permission} id={why} />
      {create.isError && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failureWords(create.error)}
        </Alert>
      )}
    </Card>
  );
}
