import { useState } from 'react';
import { AddCompany, NewCompany } from '@app/contracts/accounts';
import type { AddedCompany } from '@app/contracts/accounts';
import { FormProvider, useForm } from 'react-hook-form';
import { z } from 'zod';
import { PartnerCodeField } from '../../features/account/partner-code-field.tsx';
import { CompanyFields } from '../../features/account/register-company.tsx';
import { localePath } from '../../lib/addresses/links.ts';
import { navigateTo } from '../../lib/addresses/navigate.ts';
import { api } from '../../lib/api/api.ts';
import { newIdempotencyKey } from '../../lib/api/idempotency-key.ts';
import { contractResolver } from '../../lib/forms/contract-resolver.ts';
import { useIssueMessage } from '../../lib/forms/use-issue-message.ts';
import { useSubmit } from '../../lib/forms/use-submit.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Alert, Button, Card } from '../../ui/index.ts';
import { rememberCompany } from '../company-choice.ts';
import { KeptNotice } from '../kept/kept-notice.tsx';
import { useKeptChanges } from '../kept/use-kept.ts';
import { useFailureMessage } from '../load-failed.tsx';
import { usePanel } from '../panel-context.tsx';
import { PageHead } from '../page-head.tsx';
import * as styles from '../settings/settings.module.css';

const Form = z.object({ company: NewCompany, referralCode: AddCompany.shape.referralCode });
type Typed = z.input<typeof Form>;
const EMPTY: Typed = {
  company: { name: '', website: '', kind: '' as 'shops', category: '' as 'other', country: '', city: '' },
};

/** Another company under the same account, with the fields of a registration. */
export function NewCompanyPage() {
  const { t, locale } = useT('panel');
  const words = useIssueMessage();
  const failureWords = useFailureMessage();
  const [idempotencyKey] = useState(newIdempotencyKey);
  const form = useForm<Typed, unknown, z.output<typeof Form>>({
    resolver: contractResolver(Form, words),
    defaultValues: EMPTY,
  });
  const { me } = usePanel();
  const kept = useKeptChanges(form, { flow: 'new-company', id: me.user.id, saved: EMPTY });
  const { busy, failure, submit } = useSubmit(
    async ({ company, referralCode }: z.output<typeof Form>) => {
      const body = { ...company, ...(referralCode && { referralCode }) };
      const added = await api.post<AddedCompany>('/me/companies', { body, idempotencyKey, locale });
      kept.forget();
      rememberCompany(added.id);
      // The panel starts over, with the new company chosen.
      navigateTo(localePath(locale, '/panel'));
    },
    ({ errors }) => {
      for (const { path, code, message } of errors)
        form.setError(path === 'referralCode' ? path : (`company.${path}` as 'company.name'), { type: code, message });
    },
  );
  return (
    <>
      <PageHead title={t('companyNew.title')} lead={t('companyNew.lead')} />
      <Card>
        <FormProvider {...form}>
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => void form.handleSubmit((input) => submit(input))(event)}
          >
            <KeptNotice kept={kept} />
            <CompanyFields />
            <PartnerCodeField error={form.formState.errors.referralCode?.message} />
            <Button type="submit" busy={busy}>
              {t('companyNew.save')}
            </Button>
            {failure && failure.errors.length === 0 && (
              <Alert tone="error">{failure.detail ?? failureWords(failure)}</Alert>
            )}
          </form>
        </FormProvider>
      </Card>
    </>
  );
}
