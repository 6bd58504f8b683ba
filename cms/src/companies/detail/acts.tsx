'use client';
import { useState } from 'react';
import { PLAN_NAMES, TERMS } from '@app/contracts/plans';
import type { StaffCompany } from '@app/contracts/staff/companies';
import { ActForm } from '../../admin/act-form.tsx';
import { callStaff, errorCode } from '../../staff-api/client.ts';
import { wordFor } from '../../words/fill.ts';
import type { Words } from '../../words/admin-text.ts';
import { availableActs, requestOf } from './act-requests.ts';
import type { CompanyAct, May } from './act-requests.ts';

export type { May } from './act-requests.ts';

interface Props {
  words: Words['companies'];
  company: StaffCompany;
  may: May;
  onDone: () => Promise<void>;
}

/** What staff may do with a company now, each with its form. */
export function CompanyActs({ words, company, may, onDone }: Props) {
  const [act, setAct] = useState<CompanyAct>();
  const [error, setError] = useState<string>();
  const open = (chosen: CompanyAct | undefined): void => {
    setAct(chosen);
    setError(undefined);
  };
  const acts = availableActs(company, may);
  if (acts.length === 0) return null;
  if (!act)
    return (
      <p className="companies__acts">
        {acts.map((name) => (
          <button key={name} type="button" className="staff-page__button" onClick={() => open(name)}>
            {words.acts[name]}
          </button>
        ))}
      </p>
    );
  const confirm = async (values: Record<string, string>): Promise<void> => {
    const request = requestOf(act, values);
    if (!request) return setError(words.errors.validation_failed);
    try {
      await callStaff('POST', `/companies/${company.companyId}/${request.path}`, request.body);
      // The answer's cookie is the visit.
      if (act === 'visit') return window.location.assign('/panel');
      open(undefined);
      await onDone();
    } catch (failure) {
      setError(wordFor(words.errors, errorCode(failure)));
    }
  };
  return (
    <ActForm
      title={words.acts[act]}
      hint={words.actHints[act]}
      words={words}
      error={error}
      onConfirm={confirm}
      onCancel={() => open(undefined)}
    >
      {act === 'trial' && <Until words={words} />}
      {act === 'plan' && <PlanFields words={words} company={company} />}
    </ActForm>
  );
}

const Until = ({ words }: Pick<Props, 'words'>) => (
  <label>
    {words.planFields.until}
    <input type="date" name="until" required />
  </label>
);

function PlanFields({ words, company: { subscription } }: Pick<Props, 'words' | 'company'>) {
  const { planFields } = words;
  return (
    <>
      <label>
        {planFields.plan}
        <select name="plan" defaultValue={subscription.plan}>
          {PLAN_NAMES.map((plan) => (
            <option key={plan} value={plan}>
              {words.plans[plan]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {planFields.term}
        <select name="term" defaultValue={subscription.term}>
          {TERMS.map((term) => (
            <option key={term} value={term}>
              {words.terms[term]}
            </option>
          ))}
        </select>
      </label>
      <Until words={words} />
      <label>
        {planFields.invitations}
        <input name="monthlyInvitations" inputMode="numeric" pattern="\d{0,9}" placeholder={planFields.asPlan} />
      </label>
      <label>
        {planFields.price}
        <input name="contractPrice" inputMode="decimal" placeholder={planFields.asPlan} />
      </label>
    </>
  );
}
