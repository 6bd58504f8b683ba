'use client';
import Link from 'next/link';
import { useEffect } from 'react';
import type { StaffPartnerDetail, StaffPayout } from '@app/contracts/partners/staff';
import { StateChip } from '../../companies/state-chip.tsx';
import { formatAmount } from '../../staff-api/amounts.ts';
import { formatDay } from '../../staff-api/days.ts';
import { useAnswer } from '../../staff-api/use-answer.ts';
import { usePages } from '../../staff-api/use-pages.ts';
import { fillIn, wordFor } from '../../words/fill.ts';
import { ListStatus } from '../../staff-api/list-status.tsx';
import type { PartnerProps } from '../props.ts';
import { PayoutTable } from '../payout-table.tsx';
import { PartnerActs } from './acts.tsx';
import { PartnerCommissions } from './commissions.tsx';
import { PartnerCompanies } from './companies.tsx';

/** A partner: who it is, what staff may do with it, whom it has brought, and what it has earned. */
export function Partner({ words, language, partnerId }: PartnerProps & { partnerId: string }) {
  const { value: partner, error, reload } = useAnswer<StaffPartnerDetail>(`/partners/${partnerId}`);
  if (!partner) return <p role={error ? 'alert' : 'status'}>{error ? wordFor(words.errors, error) : words.loading}</p>;
  const sums = (list: { amount: number; currency: string }[]) =>
    list.map(({ amount, currency }) => formatAmount(amount, currency, language)).join(', ') || words.none;
  const country = new Intl.DisplayNames([language], { type: 'region' }).of(partner.country) ?? partner.country;
  const { facts } = words;
  const rows: [string, string][] = [
    [facts.email, partner.email ?? words.none],
    [facts.country, country],
    [words.columns.taxNumber, partner.taxNumber],
    [facts.website, partner.website ?? words.none],
    [facts.account, `${partner.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')} (${partner.currency})`],
    [facts.code, partner.code],
    [words.columns.since, formatDay(partner.since, language)],
    [facts.earned, sums(partner.earned)],
    [facts.balance, sums(partner.balances)],
  ];
  return (
    <>
      <p>
        <Link href="/admin/partners" prefetch={false}>
          {words.title}
        </Link>
      </p>
      <header className="money__head">
        <h1>{partner.businessName}</h1>
        {partner.blockedAt && <StateChip of="blocked">{words.blocked}</StateChip>}
      </header>
      {partner.closedAt && (
        <p className="money__intro">{fillIn(words.closedOn, { day: formatDay(partner.closedAt, language) })}</p>
      )}
      {partner.blockedReason && (
        <p className="money__intro">
          {words.blockedBecause} {partner.blockedReason}
        </p>
      )}
      <PartnerActs words={words} partner={partner} onDone={reload} />
      <dl className="money__facts">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <PartnerCompanies words={words} language={language} partnerId={partnerId} />
      <PartnerCommissions words={words} language={language} partnerId={partnerId} />
      <PartnerPayouts key={partner.blockedAt} words={words} language={language} partnerId={partnerId} />
    </>
  );
}

function PartnerPayouts({ words, language, partnerId }: PartnerProps & { partnerId: string }) {
  const { state, load, more } = usePages<StaffPayout>();
  const path = `/partner-payouts?partnerId=${partnerId}`;
  useEffect(() => void load(path), [load, path]);
  return (
    <section>
      <h2>{words.payouts.title}</h2>
      <ListStatus words={words} state={state} empty={words.payouts.empty} />
      <PayoutTable words={words} language={language} items={state.items} ofOne onDone={() => load(path)} />
      {state.cursor && (
        <button type="button" className="staff-page__button" disabled={state.busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </section>
  );
}
