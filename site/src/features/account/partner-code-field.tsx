import { useEffect, useState } from 'react';
import { PartnerCode } from '@app/contracts/partners/codes';
import type { KnownCode } from '@app/contracts/partners/partners';
import { useFormContext, useWatch } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { failureOf } from '../../lib/api/failure.ts';
import { keptReferral } from '../../lib/browser/referral.ts';
import { useT } from '../../lib/texts/i18n.ts';
import { Field, TextInput } from '../../ui/index.ts';
import type { Registration } from './registration.ts';

/** Who has referred the company: the code that the browser came with, to be seen, changed or removed. */
export function PartnerCodeField({ error }: { error: string | undefined }) {
  const { t } = useT('account');
  const { register, control, setValue, getValues } = useFormContext<Registration>();
  const typed = useWatch({ control, name: 'referralCode' });
  const code = PartnerCode.safeParse(typed).data;
  const [known, setKnown] = useState<{ code: string; partner: string | null } | null>(null);

  useEffect(() => {
    const kept = keptReferral();
    if (kept && !getValues('referralCode')) setValue('referralCode', kept);
  }, [getValues, setValue]);
  useEffect(() => {
    if (!code) return;
    const leave = new AbortController();
    api.get<KnownCode>(`/partners/codes/${code}`, { signal: leave.signal }).then(
      ({ partner }) => setKnown({ code, partner }),
      (failure: unknown) => {
        if (!leave.signal.aborted && failureOf(failure).status === 404) setKnown({ code, partner: null });
      },
    );
    return () => leave.abort();
  }, [code]);

  const found = known?.code === code ? known : null;
  return (
    <Field
      label={t('fields.partnerCode')}
      hint={found?.partner ? t('fields.partnerKnown', { partner: found.partner }) : undefined}
      error={error ?? (found?.partner === null ? t('fields.partnerUnknown') : undefined)}
    >
      <TextInput
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={20}
        {...register('referralCode', { setValueAs: (value: string | undefined) => value?.trim() || undefined })}
      />
    </Field>
  );
}
