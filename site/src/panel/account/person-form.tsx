import { useState } from 'react';
import { UpdateAccount } from '@app/contracts/accounts';
import type { AccountSettings } from '@app/contracts/accounts';
import { LOCALES, LOCALE_NAMES } from '@app/locales/manifest.ts';
import { useForm } from 'react-hook-form';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Button, Field, Select, TextInput } from '../../ui/index.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useApi, usePanel } from '../panel-context.tsx';
import { accountSettingsApi } from './account-settings-api.ts';
import { FormCard } from './form-card.tsx';

/** One's name, and the language of mails. */
export function PersonForm({ account, onSaved }: { account: AccountSettings; onSaved(): void }) {
  const { t } = useT('panel');
  const api = useApi(accountSettingsApi);
  const words = useIssueMessage();
  const [done, setDone] = useState(false);
  const { me } = usePanel();
  const saved = { name: account.name, locale: account.locale };
  const form = useForm<UpdateAccount>({ resolver: contractResolver(UpdateAccount, words), defaultValues: saved });
  const { register, handleSubmit, formState, setError, reset } = form;
  const kept = useKeptChanges(form, { flow: 'account', id: me.user.id, saved });
  const { busy, failure, submit } = useSubmit(
    async (input: UpdateAccount) => {
      setDone(false);
      await api.update(input);
      reset(input);
      kept.forget();
      setDone(true);
      onSaved();
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <FormCard
      title={t('account.person.title')}
      failure={failure}
      done={done ? t('account.person.saved') : null}
      onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}
    >
      <KeptNotice kept={kept} />
      <Field label={t('account.person.name')} error={formState.errors.name?.message}>
        <TextInput autoComplete="name" {...register('name')} />
      </Field>
      <Field label={t('account.person.language')}>
        <Select {...register('locale')}>
          {LOCALES.map((one) => (
            <option key={one} value={one} lang={one}>
              {LOCALE_NAMES[one]}
            </option>
          ))}
        </Select>
      </Field>
      <Button type="submit" busy={busy}>
        {t('account.person.save')}
      </Button>
    </FormCard>
  );
}
