'use client';
import Link from 'next/link';
import type { StaffCompany } from '@app/contracts/staff/companies';
import { CompanyPartner } from '../../partners/company-partner.tsx';
import { useAnswer } from '../../staff-api/use-answer.ts';
import { wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';
import { StateChip } from '../state-chip.tsx';
import { CompanyActs } from './acts.tsx';
import type { May } from './acts.tsx';
import { CompanyFacts } from './facts.tsx';
import { CompanyHistory } from './history.tsx';

export interface CompanyProps {
  words: Words['companies'];
  partnerWords: Words['partners'];
  language: string;
  /** Words of the audit log's acts. */
  acts: Record<string, string>;
  companyId: string;
  may: May;
}

/** A company: what it is, what staff may do with it, and what has happened to it. */
export function Company({ words, partnerWords, language, acts, companyId, may }: CompanyProps) {
  const { value: company, error, version, reload } = useAnswer<StaffCompany>(`/companies/${companyId}`);
  return (
    <>
      <p className="companies__back">
        <Link href="/admin/companies" prefetch={false}>
          {words.title}
        </Link>
      </p>
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}{' '}
          <button type="button" className="staff-page__button" onClick={() => void reload()}>
            {words.reload}
          </button>
        </p>
      )}
      {!company && !error && <p role="status">{words.loading}</p>}
      {company && (
        <>
          <header className="companies__head">
            <h1>{company.name}</h1>
            <StateChip of={company.listing}>{words.listings[company.listing]}</StateChip>
            <StateChip of={company.subscription.state}>
              {words.plans[company.subscription.plan]}, {words.states[company.subscription.state]}
            </StateChip>
          </header>
          {company.blockedReason && (
            <p className="companies__notice">
              {words.blockedBecause} {company.blockedReason}
            </p>
          )}
          <CompanyActs words={words} company={company} may={may} onDone={reload} />
          {may.money && (
            <p>
              <Link href={`/admin/invoices?companyId=${companyId}`} prefetch={false}>
                {words.invoices}
              </Link>
            </p>
          )}
          <CompanyFacts words={words} language={language} company={company} />
          {may.money && <CompanyPartner words={partnerWords} language={language} companyId={companyId} />}
          <CompanyHistory key={version} words={words} language={language} acts={acts} companyId={companyId} />
        </>
      )}
    </>
  );
}
