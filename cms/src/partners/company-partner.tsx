'use client';
import Link from 'next/link';
import { useState } from 'react';
import type { CompanyReferral, StaffPartner, StaffPartners } from '@app/contracts/partners/staff';
import { ActForm } from '../admin/act-form.tsx';
import { callStaff, errorCode } from '../staff-api/client.ts';
import { formatDay } from '../staff-api/days.ts';
import { useAnswer } from '../staff-api/use-answer.ts';
import { wordFor } from '../words/fill.ts';
import type { PartnerProps } from './props.ts';

/** Who has referred a company, and the form that changes it: on the company’s page. */
export function CompanyPartner({ words, language, companyId }: PartnerProps & { companyId: string }) {
  const { value, error, reload } = useAnswer<CompanyReferral>(`/companies/${companyId}/partner`);
  const [isOpen, setOpen] = useState(false);
  const [failure, setFailure] = useState<string>();
  const referral = value?.referral;
  const confirm = async ({ reason, partnerId = '' }: Record<string, string>): Promise<void> => {
    setFailure(undefined);
    try {
      await callStaff('PUT', `/companies/${companyId}/partner`, { reason, partnerId: partnerId || null });
      setOpen(false);
      await reload();
    } catch (thrown) {
      setFailure(wordFor(words.errors, errorCode(thrown)));
    }
  };
  return (
    <section>
      <h2>{words.company.title}</h2>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}
        </p>
      )}
      {value && !referral && <p>{words.company.nobody}</p>}
      {referral && (
        <p>
          <Link href={`/admin/partners/${referral.partnerId}`} prefetch={false}>
            {referral.businessName}
          </Link>{' '}
          {referral.refusal ? words.refusals[referral.refusal] : words.sources[referral.source]}
          {', '}
          {formatDay(referral.since, language)} {referral.note && <q>{referral.note}</q>}
        </p>
      )}
      {isOpen ? (
        <ActForm
          title={words.company.change}
          hint={words.company.changeHint}
          words={words}
          error={failure}
          onConfirm={confirm}
          onCancel={() => setOpen(false)}
        >
          <PartnerChoice words={words} />
        </ActForm>
      ) : (
        value && (
          <p className="companies__acts">
            <button type="button" className="staff-page__button" onClick={() => setOpen(true)}>
              {words.company.change}
            </button>
          </p>
        )
      )}
    </section>
  );
}

/** A search whose results fill the choice of a partner beside it. */
function PartnerChoice({ words }: Pick<PartnerProps, 'words'>) {
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<StaffPartner[]>([]);
  const [error, setError] = useState<string>();
  const search = async (): Promise<void> => {
    setError(undefined);
    try {
      setFound(
        (await callStaff<StaffPartners>('GET', `/partners?${new URLSearchParams({ words: typed.trim() })}`)).items,
      );
    } catch (thrown) {
      setError(wordFor(words.errors, errorCode(thrown)));
    }
  };
  return (
    <>
      <label>
        {words.search}
        <input
          type="search"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            void search();
          }}
        />
        <button type="button" className="staff-page__button" onClick={() => void search()}>
          {words.find}
        </button>
      </label>
      <label>
        {words.columns.partner}
        <select name="partnerId">
          <option value="">{words.company.nobody}</option>
          {found.map(({ id, businessName, taxNumber }) => (
            <option key={id} value={id}>
              {businessName} ({taxNumber})
            </option>
          ))}
        </select>
        {error && <span className="staff-page__error">{error}</span>}
      </label>
    </>
  );
}
