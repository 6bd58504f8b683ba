import { useState } from 'react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { LOCALES } from '@app/contracts/common';
import { UpdateInvitationConfig } from '@app/contracts/invitations';
import type { InvitationConfig } from '@app/contracts/invitations';
import { useForm } from 'react-hook-form';
import { languageName } from '../../lib/format.ts';
import { useT } from '../../lib/i18n.ts';
import {
  Alert,
  Button,
  Card,
  Checkbox,
  EmptyState,
  Field,
  SYMBOLS,
  Select,
  Skeleton,
  TextInput,
} from '../../ui/index.ts';
import { useIssueWords } from '../../features/account/parts.tsx';
import { contractResolver } from '../../features/forms/contract-resolver.ts';
import { failureOf } from '../../features/forms/failure.ts';
import { showServerErrors } from '../../features/forms/server-errors.ts';
import { formatHour } from '../format-time.ts';
import { LoadFailed, useFailureWords } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { usePanel } from '../panel-context.tsx';
import * as styles from './settings.module.css';

/** Settings › Invitations: how and when customers are asked. */
export function InvitationSettings() {
  const { t } = useT('panel');
  const { api, company } = usePanel();
  const [chosen, setChosen] = useState<string | null>(null);
  const configs = useQuery({
    queryKey: ['configs', company.id],
    queryFn: ({ signal }) => api.configs(signal),
    // A refresh in the background must not replace what is being typed.
    refetchOnWindowFocus: false,
  });
  const items = configs.data?.items ?? [];
  const config = items.find(({ id }) => id === chosen) ?? items[0];

  return (
    <>
      <PageHead title={t('config.title')} lead={t('config.lead')} />
      {items.length > 1 && (
        <Field label={t('config.choose')} className={styles.choice}>
          <Select value={config?.id} onChange={(event) => setChosen(event.target.value)}>
            {items.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {config ? (
        <ConfigForm key={config.id} config={config} />
      ) : configs.isError ? (
        <LoadFailed error={configs.error} onRetry={() => void configs.refetch()} />
      ) : configs.data ? (
        <EmptyState icon="settings" title={t('config.empty')} />
      ) : (
        <Card aria-busy="true">
          <Skeleton shape="block" />
        </Card>
      )}
    </>
  );
}

const HOURS = Array.from({ length: 25 }, (_, hour) => hour);

function ConfigForm({ config: { id, ...saved } }: { config: InvitationConfig }) {
  const { t, locale } = useT('panel');
  const { api, company } = usePanel();
  const client = useQueryClient();
  const words = useIssueWords();
  const failureWords = useFailureWords();
  const { register, handleSubmit, formState, reset, setError } = useForm<z.input<typeof UpdateInvitationConfig>, unknown, UpdateInvitationConfig>({
    resolver: contractResolver(UpdateInvitationConfig, words),
    defaultValues: saved,
  });
  const { errors, isDirty } = formState;
  const save = useMutation({
    mutationFn: (input: UpdateInvitationConfig) => api.saveConfig(id, input),
    onSuccess: (stored) => {
      reset(UpdateInvitationConfig.parse(stored));
      void client.invalidateQueries({ queryKey: ['configs', company.id] });
    },
    onError: (error) => showServerErrors(failureOf(error), setError),
  });
  const hour = (name: 'windowStart' | 'windowEnd') => register(name, { valueAsNumber: true });

  return (
    <Card>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => save.mutate(input))(event)}
      >
        <Checkbox label={t('config.active')} aria-describedby="config-active" {...register('active')} />
        <p id="config-active" className={styles.underCheck}>
          {t('config.activeHint')}
        </p>
        <Field label={t('config.senderName')} hint={t('config.senderNameHint')} error={errors.senderName?.message}>
          <TextInput {...register('senderName')} />
        </Field>
        <Field label={t('config.delayDays')} hint={t('config.delayDaysHint')} error={errors.delayDays?.message}>
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={365}
            className={styles.short}
            {...register('delayDays', { valueAsNumber: true })}
          />
        </Field>
        <fieldset className={styles.window}>
          <legend className={styles.legend}>{t('config.window')}</legend>
          <p className={styles.hint}>{t('config.windowHint', { timeZone: company.timeZone })}</p>
          <div className={styles.pair}>
            <Field label={t('config.windowStart')} error={errors.windowStart?.message}>
              <Select {...hour('windowStart')}>
                {HOURS.slice(0, 24).map((one) => (
                  <option key={one} value={one}>
                    {formatHour(locale, one)}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('config.windowEnd')} error={errors.windowEnd && t('account:validation.window')}>
              <Select {...hour('windowEnd')}>
                {HOURS.slice(1).map((one) => (
                  <option key={one} value={one}>
                    {formatHour(locale, one)}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
        </fieldset>
        <div className={styles.pair}>
          <Field label={t('config.language')} hint={t('config.languageHint')} error={errors.defaultLanguage?.message}>
            <Select {...register('defaultLanguage')}>
              {LOCALES.map((one) => (
                <option key={one} value={one}>
                  {languageName(locale, one)}
                </option>
              ))}
            </Select>
          </Field>
          <Field label={t('config.symbol')} error={errors.symbol?.message}>
            <Select {...register('symbol')}>
              {SYMBOLS.map((one) => (
                <option key={one} value={one}>
                  {t(`config.symbols.${one}`)}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Checkbox label={t('config.askProducts')} {...register('askProducts')} />
        <Field label={t('config.name')} hint={t('config.nameHint')} error={errors.name?.message}>
          <TextInput {...register('name')} />
        </Field>
        {save.isError && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {failureOf(save.error).errors.length === 0 && failureWords(save.error)}
          </Alert>
        )}
        <div className={styles.bar}>
          <Button type="submit" busy={save.isPending} disabled={!isDirty && !save.isPending}>
            {t(save.isPending ? 'config.saving' : 'config.save')}
          </Button>
          {isDirty && !save.isPending && (
            <Button variant="quiet" onClick={() => reset()}>
              {t('config.undo')}
            </Button>
          )}
          <p className={styles.status} role="status">
            {isDirty ? t('config.unsaved') : save.isSuccess ? t('config.saved') : ''}
          </p>
        </div>
      </form>
    </Card>
  );
}
