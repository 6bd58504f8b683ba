import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { Channel, InvitationConfig } from '@app/contracts/invitations';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useT } from '../../lib/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { useIssueWords } from '../../features/account/parts.tsx';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { newKey } from '../../features/forms/new-key.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { useFailureWords } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';
import { AskingFields } from './config-asking.tsx';
import { SendingFields } from './config-sending.tsx';
import { cleaned, expanded, newConfig } from './config-values.ts';
import type { ConfigValues } from './config-values.ts';
import { WordsFields } from './config-words.tsx';
import * as styles from './settings.module.css';

export interface ConfigFormProps {
  /** Null for a new one. */
  config: InvitationConfig | null;
  /** What a new one takes its sender and language from. */
  like: InvitationConfig | undefined;
  /** Those that are offered here. */
  channels: readonly Channel[];
  onSaved(id: string): void;
  onCancel(): void;
}

/** One configuration, all of it: how it sends, what it asks, which words it uses. */
export function ConfigForm({ config, like, channels, onSaved, onCancel }: ConfigFormProps) {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const words = useIssueWords();
  const failureWords = useFailureWords();
  const [idempotencyKey] = useState(newKey);
  const { id, ...saved } = config ?? { id: null, ...newConfig('', like) };
  const contract = contractResolver(UpdateInvitationConfig, words);
  const resolver: Resolver<ConfigValues, unknown, UpdateInvitationConfig> = (values, context, options) =>
    contract(cleaned(values), context, options);
  const form = useForm<ConfigValues, unknown, UpdateInvitationConfig>({
    resolver,
    defaultValues: expanded(saved),
  });
  const { isDirty } = form.formState;
  const save = useMutation({
    mutationFn: (input: UpdateInvitationConfig) =>
      id ? api.saveConfig(id, input) : api.createConfig(input, idempotencyKey),
    onSuccess: async (stored) => {
      form.reset(expanded(UpdateInvitationConfig.parse(stored)));
      await client.invalidateQueries({ queryKey: ['configs', company.id] });
      if (!id) onSaved(stored.id);
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });

  return (
    <Card>
      <FormProvider {...form}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
        >
          <SendingFields channels={channels} fixedChannel={id ? (saved.channel ?? null) : null} />
          <AskingFields />
          <WordsFields configId={id} />
          {save.isError && (
            <Alert tone="error" title={t('errors.saveFailed')}>
              {failureOf(save.error).errors.length === 0 ? failureWords(save.error) : t('config.checkFields')}
            </Alert>
          )}
          <div className={styles.bar}>
            <Button type="submit" busy={save.isPending} disabled={id !== null && !isDirty && !save.isPending}>
              {t(save.isPending ? 'config.saving' : id ? 'config.save' : 'config.create')}
            </Button>
            {id === null ? (
              <Button variant="quiet" onClick={onCancel}>
                {t('config.cancel')}
              </Button>
            ) : (
              isDirty &&
              !save.isPending && (
                <Button variant="quiet" onClick={() => form.reset()}>
                  {t('config.undo')}
                </Button>
              )
            )}
            <p className={styles.status} role="status">
              {isDirty ? t('config.unsaved') : save.isSuccess ? t('config.saved') : ''}
            </p>
          </div>
        </form>
      </FormProvider>
    </Card>
  );
}
