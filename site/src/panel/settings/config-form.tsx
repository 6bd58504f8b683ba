import { useState } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { Channel, InvitationConfig } from '@app/contracts/invitations';
import { FormProvider, useForm } from 'react-hook-form';
import type { Resolver } from 'react-hook-form';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { invitationConfigsApi } from './invitation-configs-api.ts';
import { usePanel, useApi } from '../panel-context.tsx';
import { Permitted } from '../permissions.tsx';
import { AskingFields } from './config-asking.tsx';
import { SendingFields } from './config-sending.tsx';
import { withoutEmptyTexts, withAllTexts, newConfig } from './config-values.ts';
import type { ConfigValues } from './config-values.ts';
import { ConfigPreview } from './config-preview.tsx';
import { TextFields } from './config-texts.tsx';
import * as styles from './settings.module.css';

export interface ConfigFormProps {
  /** Null for a new configuration. */
  config: InvitationConfig | null;
  /** Defaults of sender and language for a new configuration. */
  like: InvitationConfig | undefined;
  /** Channels that are offered. */
  channels: readonly Channel[];
  onSaved(id: string): void;
  onCancel(): void;
}

/** Form of an invitation configuration: sending, questions and texts. */
export function ConfigForm({ config, like, channels, onSaved, onCancel }: ConfigFormProps) {
  const { t } = useT('panel');
  const { company } = usePanel();
  const api = useApi(invitationConfigsApi);
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const { id, ...saved } = config ?? { id: null, ...newConfig('', like) };
  const contract = contractResolver(UpdateInvitationConfig, words);
  const resolver: Resolver<ConfigValues, unknown, UpdateInvitationConfig> = (values, context, options) =>
    contract(withoutEmptyTexts(values), context, options);
  const form = useForm<ConfigValues, unknown, UpdateInvitationConfig>({
    resolver,
    defaultValues: withAllTexts(saved),
  });
  const { isDirty } = form.formState;
  const kept = useKeptChanges(form, {
    flow: id ? 'invitation-config' : 'new-invitation-config',
    id: id ?? company.id,
    saved: withAllTexts(saved),
  });
  const save = useMutation({
    mutationFn: (input: UpdateInvitationConfig) =>
      id ? api.saveConfig(id, input) : api.createConfig(input, idempotencyKey),
    onSuccess: async (stored) => {
      form.reset(withAllTexts(UpdateInvitationConfig.parse(stored)));
      kept.forget();
      await client.invalidateQueries({ queryKey: ['configs', company.id] });
      if (!id) onSaved(stored.id);
    },
    onError: (error) => showServerErrors(failureOf(error), form.setError),
  });

  return (
    <FormProvider {...form}>
      <Card>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => void form.handleSubmit((input) => save.mutate(input))(event)}
        >
          <KeptNotice kept={kept} />
          <Permitted act="invitation_configs.write">
            <SendingFields channels={channels} fixedChannel={id ? (saved.channel ?? null) : null} />
            <AskingFields />
            <TextFields configId={id} />
          </Permitted>
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
              <Button
                variant="quiet"
                onClick={() => {
                  kept.forget();
                  onCancel();
                }}
              >
                {t('config.cancel')}
              </Button>
            ) : (
              isDirty &&
              !save.isPending && (
                <Button
                  variant="quiet"
                  onClick={() => {
                    kept.forget();
                    form.reset(withAllTexts(saved));
                  }}
                >
                  {t('kept.undo')}
                </Button>
              )
            )}
            <p className={styles.status} role="status">
              {isDirty ? t('kept.unsaved') : save.isSuccess ? t('config.saved') : ''}
            </p>
          </div>
        </form>
      </Card>
      <ConfigPreview />
    </FormProvider>
  );
}
