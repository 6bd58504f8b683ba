import { useRef } from 'react';
import { useMutation } from '@tanstack/react-query';
import { CreateEntryCode } from '@app/contracts/company-reviews/company-reviews';
import type { EntryCode } from '@app/contracts/company-reviews/company-reviews';
import { ENTRY_KINDS } from '@app/contracts/reviews';
import { useForm, useWatch } from 'react-hook-form';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { MarketField } from '../invitations/market-field.tsx';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { Permitted } from '../permissions.tsx';
import { useFailureMessage } from '../load-failed.tsx';
import { useApi, usePanel } from '../panel-context.tsx';
import { PlanLacks } from '../plan-lacks.tsx';
import { entryCodesApi } from './entry-codes-api.ts';
import * as styles from './entry-codes.module.css';

const EMPTY: CreateEntryCode = { kind: 'qr', label: '' };

/** Form for a new code: its kind, and a label for the company itself. */
export function CreateCodeForm({ onCreated }: { onCreated(code: EntryCode): void }) {
  const { t } = useT('panel');
  const api = useApi(entryCodesApi);
  const failureWords = useFailureMessage();
  const idempotencyKey = useRef(newIdempotencyKey());
  const form = useForm<CreateEntryCode>({
    resolver: contractResolver(CreateEntryCode, useIssueMessage()),
    defaultValues: EMPTY,
  });
  const { control, register, handleSubmit, formState, reset, setError } = form;
  const { company } = usePanel();
  const kept = useKeptChanges(form, { flow: 'entry-code', id: company.id, saved: EMPTY });
  const kind = useWatch({ control, name: 'kind' });
  const create = useMutation({
    mutationFn: (input: CreateEntryCode) => api.createEntryCode(input, idempotencyKey.current),
    onSuccess: (code) => {
      idempotencyKey.current = newIdempotencyKey();
      reset(EMPTY);
      kept.forget();
      onCreated(code);
    },
    onError: (error) => {
      // Another input is another request.
      if (failureOf(error).status) idempotencyKey.current = newIdempotencyKey();
      showServerErrors(failureOf(error), setError);
    },
  });
  const { status } = failureOf(create.error);
  return (
    <Card as="section">
      <KeptNotice kept={kept} />
      <form
        className={styles.create}
        noValidate
        onSubmit={(event) => void handleSubmit((input) => create.mutate(input))(event)}
      >
        <Field label={t('entryCodes.kind')} hint={t(`entryCodes.kindHints.${kind}`)}>
          <Select {...register('kind')}>
            {ENTRY_KINDS.map((kind) => (
              <option key={kind} value={kind}>
                {t(`entryCodes.kinds.${kind}`)}
              </option>
            ))}
          </Select>
        </Field>
        <Permitted act={kind === 'qr' ? 'entry_codes.create_qr' : 'entry_codes.create'}>
          <Field label={t('entryCodes.label')} hint={t('entryCodes.labelHint')} error={formState.errors.label?.message}>
            <TextInput autoComplete="off" {...register('label')} />
          </Field>
          <MarketField
            error={formState.errors.market?.message}
            field={register('market', { setValueAs: (code: string) => code || undefined })}
          />
          <Button type="submit" busy={create.isPending}>
            {t('entryCodes.create')}
          </Button>
        </Permitted>
      </form>
      {create.isError && status === 402 && <PlanLacks error={create.error} onRetry={create.reset} />}
      {create.isError && status !== 402 && status !== 422 && (
        <Alert tone="error" title={t('errors.saveFailed')}>
          {failureWords(create.error)}
        </Alert>
      )}
    </Card>
  );
}
