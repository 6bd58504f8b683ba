import { useId, useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BillingDetails } from '@app/contracts/billing/billing';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { failureOf } from '../../lib/api/failure.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { showServerErrors } from '../../lib/forms/server-errors.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { countriesIn } from '../../lib/texts/countries.ts';
import { intlTag } from '../../lib/texts/format.ts';
import { Choice, Choices } from '../../ui/controls/choices.tsx';
import { Alert, Card, Field, Select, TextInput } from '../../ui/index.ts';
import { ActButton } from '../controls/act-button.tsx';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { usePanel } from '../panel-context.tsx';
import { useBillingFailure, useBillingWords } from './billing-words.ts';
import { useBillingChange } from './use-billing.ts';
import * as styles from './billing.module.css';

/** Where the form stands on the page, for those who need it first. */
export const DETAILS_ID = 'billing-details';

const EMPTY: BillingDetails = {
  name: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
  taxNumber: null,
  vatNumber: null,
  email: null,
  method: 'transfer',
};

/** An emptied field is none. */
const optional = { setValueAs: (value: string | null) => value?.trim() || null };

/** Who is billed, and how they pay. */
export function DetailsForm({ billing: { details, suggestedDetails, cards } }: { billing: BillingOverview }) {
  const { t, locale } = useBillingWords();
  const words = useIssueMessage();
  const failureWords = useBillingFailure();
  const heading = useId();
  const [saved, setSaved] = useState(false);
  const countries = useMemo(() => countriesIn(intlTag(locale)), [locale]);
  const { vatCheck, ...stored } = details ?? { ...EMPTY, ...suggestedDetails, vatCheck: 'none' };
  const { company } = usePanel();
  const form = useForm<BillingDetails, unknown, BillingDetails>({
    resolver: contractResolver(BillingDetails, words),
    values: stored,
    resetOptions: { keepDirtyValues: true },
  });
  const { register, handleSubmit, formState, setError } = form;
  const { errors } = formState;
  const kept = useKeptChanges(form, { flow: 'billing-details', id: company.id, saved: stored });
  const save = useBillingChange(
    (api, input: BillingDetails) => api.saveDetails(input),
    () => {
      kept.forget();
      setSaved(true);
    },
  );
  const submit = (input: BillingDetails) => {
    setSaved(false);
    save.mutate(input, { onError: (error) => showServerErrors(failureOf(error), setError) });
  };
  const isUnexplained = save.isError && failureOf(save.error).errors.length === 0;
  return (
    <Card as="section" className={styles.section} id={DETAILS_ID} tabIndex={-1} aria-labelledby={heading}>
      <h2 id={heading}>{t('billing.details.title')}</h2>
      <p className={styles.quiet}>{t('billing.details.lead')}</p>
      <form
        className={styles.form}
        noValidate
        aria-labelledby={heading}
        onSubmit={(event) => void handleSubmit(submit)(event)}
      >
        <KeptNotice kept={kept} />
        <Field label={t('billing.details.name')} error={errors.name?.message}>
          <TextInput autoComplete="organization" {...register('name')} />
        </Field>
        <Field label={t('billing.details.street')} error={errors.street?.message}>
          <TextInput autoComplete="street-address" {...register('street')} />
        </Field>
        <div className={styles.pair}>
          <Field label={t('billing.details.postcode')} error={errors.postcode?.message}>
            <TextInput autoComplete="postal-code" {...register('postcode')} />
          </Field>
          <Field label={t('billing.details.city')} error={errors.city?.message}>
            <TextInput autoComplete="address-level2" {...register('city')} />
          </Field>
        </div>
        <Field label={t('billing.details.country')} error={errors.country?.message}>
          <Select autoComplete="country" {...register('country')}>
            <option value="" disabled hidden />
            {countries.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <div className={styles.pair}>
          <Field
            label={t('billing.details.taxNumber')}
            note={t('billing.details.optional')}
            error={errors.taxNumber?.message}
          >
            <TextInput {...register('taxNumber', optional)} />
          </Field>
          <Field
            label={t('billing.details.vatNumber')}
            note={t('billing.details.optional')}
            error={errors.vatNumber?.message}
          >
            <TextInput {...register('vatNumber', optional)} />
          </Field>
        </div>
        {vatCheck !== 'none' && (
          <p className={styles.vatCheck} data-check={vatCheck} role="status">
            {t(`billing.vatChecks.${vatCheck}`)}
          </p>
        )}
        <Field
          label={t('billing.details.email')}
          note={t('billing.details.optional')}
          hint={t('billing.details.emailHint')}
          error={errors.email?.message}
        >
          <TextInput type="email" autoComplete="email" {...register('email', optional)} />
        </Field>
        {cards ? (
          <Choices row legend={t('billing.details.method')}>
            <Choice value="transfer" {...register('method')}>
              {t('billing.methods.transfer')}
            </Choice>
            <Choice value="card" {...register('method')}>
              {t('billing.methods.card')}
            </Choice>
          </Choices>
        ) : (
          <p className={styles.quiet}>{t('billing.details.transferOnly')}</p>
        )}
        {saved && !save.isPending && <Alert tone="success">{t('billing.details.saved')}</Alert>}
        {isUnexplained && (
          <Alert tone="error" title={t('errors.saveFailed')}>
            {failureWords(save.error)}
          </Alert>
        )}
        <div>
          <ActButton act="billing.write" type="submit" busy={save.isPending}>
            {t('billing.details.save')}
          </ActButton>
        </div>
      </form>
    </Card>
  );
}
