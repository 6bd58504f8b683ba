import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CreateApiKey } from '@app/contracts/invitations';
import type { CreatedApiKey } from '@app/contracts/invitations';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card, Field, TextInput } from '../../ui/index.ts';
import { useIssueWords } from '../../features/account/parts.tsx';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { useFailureWords } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';
import * as styles from './settings.module.css';

/** Names a new key and asks for it. */
export function CreateKeyForm({ onCreated }: { onCreated(key: z.infer<typeof CreatedApiKey>): void }) {
  const { t } = useT('panel');
  const { api } = usePanel();
  const words = useIssueWords();
  const failureWords = useFailureWords();
  const [idempotencyKey] = useState(newKey);
  const { register, handleSubmit, formState } = useForm({
    resolver: contractResolver(CreateApiKey, words),
    defaultValues: { name: '' },
  });
  const create = useMutation({
    mutationFn: ({ name }: { name: string }) => api.createApiKey(name, idempotencyKey),
    onSuccess: onCreated,
  });
  return (
    <Card>
      <form
        className={styles.inline}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => create.mutate(input))(event)}
      >
        <Field label={t('apiKeys.name')} hint={t('apiKeys.nameHint')} error={formState.errors.name?.message}>
          <TextInput autoComplete="off" {...register('name')} />
        </Field>
        <Button type="submit" busy={create.isPending}>
          {t(create.isPending ? 'apiKeys.creating' : 'apiKeys.create')}
        </Button>
      </form>
      {create.isError && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failureWords(create.error)}
        </Alert>
      )}
    </Card>
  );
}
