'use client';
import Link from 'next/link';
import { useCallback, useEffect, useState } from 'react';
import type { StaffCompany } from '@app/contracts/staff/companies';
import { callStaff, errorCode } from '../../staff-api/client.ts';
import { wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';
import { StateChip } from '../state-chip.tsx';
import { CompanyActs } from './acts.tsx';
import type { May } from './acts.tsx';
import { CompanyFacts } from './facts.tsx';
import { CompanyHistory } from './history.tsx';

export interface CompanyProps {
  words: Words['companies'];
  language: string;
  /** Words of the audit log's acts. */
  acts: Record<string, string>;
  companyId: string;
  may: May;
}

/** A company: what it is, what staff may do with it, and what has happened to it. */
export function Company({ words, language, acts, companyId, may }: CompanyProps) {
  const [company, setCompany] = useState<StaffCompany>();
  const [error, setError] = useState<string>();
  const [version, setVersion] = useState(0);
  const load = useCallback(async (): Promise<void> => {
    try {
      setCompany(await callStaff<StaffCompany>('GET', `/companies/${companyId}`));
      setError(undefined);
      setVersion((count) => count + 1);
    } catch (failure) {
      setError(errorCode(failure));
    }
  }, [companyId]);
  useEffect(() => void load(), [load]);
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
          <button type="button" className="staff-page__button" onClick={() => void load()}>
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
          <CompanyActs words={words} company={company} may={may} onDone={load} />
          <CompanyFacts words={words} language={language} company={company} />
          <CompanyHistory key={version} words={words} language={language} acts={acts} companyId={companyId} />
        </>
      )}
    </>
  );
}
