'use client';
import Link from 'next/link';
import { useEffect } from 'react';
import type { StaffReferredCompany } from '@app/contracts/partners/staff';
import { StateChip } from '../../companies/state-chip.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { formatDay } from '../../staff-api/days.ts';
import { usePages } from '../../staff-api/use-pages.ts';
import { ListStatus } from '../../staff-api/list-status.tsx';
import type { PartnerProps } from '../props.ts';

/** The companies that a partner has referred, with their plans and what they have brought. */
export function PartnerCompanies({ words, language, partnerId }: PartnerProps & { partnerId: string }) {
  const { state, load, more } = usePages<StaffReferredCompany>();
  useEffect(() => void load(`/partners/${partnerId}/companies`), [load, partnerId]);
  const { columns } = words.companies;
  return (
    <section>
      <h2>{words.companies.title}</h2>
      <ListStatus words={words} state={state} empty={words.companies.empty} />
      {state.items.length > 0 && (
        <>
          <p>
            <Link href={`/admin/companies?partnerId=${partnerId}`} prefetch={false}>
              {words.companies.inList}
            </Link>
          </p>
          <table className="money__table">
            <thead>
              <tr>
                <th>{columns.company}</th>
                <th>{columns.plan}</th>
                <th>{columns.since}</th>
                <th className="money__amount">{columns.earned}</th>
              </tr>
            </thead>
            <tbody>
              {state.items.map((one) => (
                <tr key={one.id}>
                  <td>
                    <Link href={`/admin/companies/${one.id}`} prefetch={false}>
                      {one.name}
                    </Link>
                    <span className="money__aside">
                      {one.refusal ? words.refusals[one.refusal] : words.sources[one.source]}
                    </span>
                    {one.note && <q>{one.note}</q>}
                  </td>
                  <td data-label={columns.plan}>
                    {words.plans[one.plan]} <StateChip of={one.planState}>{words.planStates[one.planState]}</StateChip>
                  </td>
                  <td data-label={columns.since}>{formatDay(one.joinedAt, language)}</td>
                  <td className="money__amount" data-label={columns.earned}>
                    {one.commissions
                      .map(({ amount, currency }) => formatAmount(amount, currency, language))
                      .join(', ') || words.none}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </section>
  );
}
