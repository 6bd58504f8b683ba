import { Suspense, useMemo, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { PAYOUT_CURRENCIES, SavePartner } from '@app/contracts/partners/partners';
import { useForm } from 'react-hook-form';
import { withScheme } from '../../features/account/website.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { sessionStore } from '../../lib/browser/local-store.ts';
import { countriesIn, likelyCountry } from '../../lib/texts/countries.ts';
import { intlTag } from '../../lib/texts/format.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { lazyWithTexts } from '../connection/lazy-with-texts.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { PageHead } from '../page-head.tsx';
import { MailChoices } from './mail-choices.tsx';
import { partnerApi } from './partner-api.ts';
import { usePartner } from './partner-context.tsx';
import * as styles from '../settings/settings.module.css';
import * as partner from './partner.module.css';

const DeleteAccount = lazyWithTexts(() => import('../account/delete-account.tsx'), 'DeleteAccount', 'panel.account');

/** The partner's business and where it is paid. */
export function ProfilePage() {
  const { t } = useT('partners');
  const { me, home } = usePartner();
  const { since: _, ...saved } = home.profile;
  return (
    <>
      <PageHead title={t('panel.nav.profile')} lead={t('panel.welcome.lead')} />
      <div className={partner.stack}>
        <ProfileForm account={me.user.id} saved={saved} />
        <MailChoices off={home.mailsOff} />
        <Suspense fallback={null}>
          <DeleteAccount />
        </Suspense>
      </div>
    </>
  );
}

const EMPTY: SavePartner = { businessName: '', country: '', taxNumber: '', website: null, iban: '', currency: 'PLN' };

/** `account`: whose form it is, the user’s id. */
export function ProfileForm({ account, saved }: { account: string; saved?: SavePartner }) {
  const { t, locale } = useT('partners');
  const client = useQueryClient();
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const countries = useMemo(() => countriesIn(intlTag(locale)), [locale]);
  const [start, setStart] = useState<SavePartner>(
    () => saved ?? { ...EMPTY, country: likelyCountry(navigator.languages) ?? '' },
  );
  const form = useForm<SavePartner>({ resolver: contractResolver(SavePartner, words), defaultValues: start });
  const { register, handleSubmit, formState, setError, reset } = form;
  // The number of an account is kept no longer than the tab.
  const store = sessionStore() ?? undefined;
  const kept = useKeptChanges(form, { flow: 'partner', id: account, saved: start, store });
  const { errors, isSubmitSuccessful, isDirty } = formState;
  const { busy, failure, submit } = useSubmit(
    async (input: SavePartner) => {
      const home = await partnerApi.save(input, locale);
      client.setQueryData(['partner'], home);
      const { since: _, ...stored } = home.profile;
      setStart(stored);
      reset(stored);
      kept.forget();
      // The menu of the merchant panel depends on it.
      await client.invalidateQueries({ queryKey: ['me'] });
    },
    (problem) => showServerErrors(problem, setError),
  );
  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit((input) => submit(input))(event)}>
        <KeptNotice kept={kept} />
        <Field label={t('panel.profile.businessName')} error={errors.businessName?.message}>
          <TextInput autoComplete="organization" {...register('businessName')} />
        </Field>
        <Field label={t('panel.profile.country')} error={errors.country?.message}>
          <Select autoComplete="country" {...register('country')}>
            <option value="">{t('account:fields.choose')}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('panel.profile.taxNumber')} error={errors.taxNumber?.message}>
          <TextInput autoComplete="off" {...register('taxNumber')} />
        </Field>
        <Field label={t('panel.profile.website')} error={errors.website?.message}>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="url"
            {...register('website', { setValueAs: (value: string | null) => withScheme(value ?? '') || null })}
          />
        </Field>
        <Field label={t('panel.profile.iban')} hint={t('panel.profile.ibanHint')} error={errors.iban?.message}>
          <TextInput autoComplete="off" spellCheck={false} {...register('iban')} />
        </Field>
        <Field label={t('panel.profile.currency')} error={errors.currency?.message}>
          <Select {...register('currency')}>
            {PAYOUT_CURRENCIES.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </Select>
        </Field>
        <Button type="submit" busy={busy}>
          {t('panel.profile.save')}
        </Button>
        {saved && isSubmitSuccessful && !isDirty && !failure && (
          <Alert tone="success">{t('panel.profile.saved')}</Alert>
        )}
        {failure && failure.errors.length === 0 && (
          <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
        )}
      </form>
    </Card>
  );
}
