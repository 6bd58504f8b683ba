'use client';
import Link from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { COMPANY_KINDS } from '@app/contracts/common';
import { PLAN_NAMES } from '@app/contracts/plans';
import { COMPANY_SORTS, LISTINGS, SUBSCRIPTION_STATES } from '@app/contracts/staff/companies';
import type { StaffCompanyRow } from '@app/contracts/staff/companies';
import { usePages } from '../staff-api/use-pages.ts';
import { wordFor } from '../words/fill.ts';
import type { Words } from '../words/admin-text.ts';
import { COMPANY_COUNTRIES, FILTERS, filtersOf, queryOf } from './filters.ts';
import type { Filters } from './filters.ts';
import { StateChip } from './state-chip.tsx';

interface Props {
  words: Words['companies'];
  language: string;
}

/** Companies by filter and sort, which stand in the address. */
export function Companies({ words, language }: Props) {
  const address = useSearchParams();
  const router = useRouter();
  const pathname = usePathname();
  const filters = filtersOf(address);
  const { state, load, more } = usePages<StaffCompanyRow>();
  const query = queryOf(filters);
  useEffect(() => void load(`/companies?${query}`), [load, query]);
  const show = (changes: Partial<Filters>) =>
    router.replace(`${pathname}?${queryOf({ ...filters, ...changes })}`, { scroll: false });
  const { items, cursor, busy, error } = state;
  return (
    <>
      <h1>{words.title}</h1>
      <FilterForm key={filters.q} words={words} language={language} filters={filters} onChange={show} />
      {error && (
        <p className="staff-page__error" role="alert">
          {wordFor(words.errors, error)}{' '}
          <button type="button" className="staff-page__button" onClick={() => void load(`/companies?${query}`)}>
            {words.reload}
          </button>
        </p>
      )}
      <p className="companies__status" role="status">
        {busy ? words.loading : items.length === 0 && !error && words.empty}
      </p>
      <CompanyTable words={words} language={language} items={items} />
      {cursor && (
        <button type="button" className="staff-page__button" disabled={busy} onClick={() => void more()}>
          {words.more}
        </button>
      )}
    </>
  );
}

interface FilterFormProps extends Props {
  filters: Filters;
  onChange: (changes: Partial<Filters>) => void;
}

function FilterForm({ words, language, filters, onChange }: FilterFormProps) {
  const [q, setQ] = useState(filters.q);
  const countries = new Intl.DisplayNames([language], { type: 'region' });
  const options = {
    kind: COMPANY_KINDS.map((kind) => [kind, words.kinds[kind]]),
    country: COMPANY_COUNTRIES.map((code) => [code, countries.of(code) ?? code]).toSorted(([, a = ''], [, b = '']) =>
      a.localeCompare(b, language),
    ),
    plan: PLAN_NAMES.map((plan) => [plan, words.plans[plan]]),
    state: SUBSCRIPTION_STATES.map((state) => [state, words.states[state]]),
    listing: LISTINGS.map((listing) => [listing, words.listings[listing]]),
  };
  const isFiltered = FILTERS.some((name) => filters[name] !== '');
  return (
    <form
      className="companies__filters"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        onChange({ q: q.trim() });
      }}
    >
      <label className="companies__words">
        {words.search}
        <input type="search" name="q" value={q} maxLength={120} onChange={(event) => setQ(event.target.value)} />
      </label>
      <button type="submit" className="staff-page__button">
        {words.find}
      </button>
      <div className="companies__choices">
        {(Object.keys(options) as (keyof typeof options)[]).map((name) => (
          <label key={name}>
            {words.filters[name]}
            <select value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })}>
              <option value="">{words.all}</option>
              {options[name].map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <label key={name}>
            {words.filters[name]}
            <input type="date" value={filters[name]} onChange={(event) => onChange({ [name]: event.target.value })} />
          </label>
        ))}
        <label>
          {words.filters.sort}
          <select value={filters.sort} onChange={(event) => onChange({ sort: event.target.value })}>
            {COMPANY_SORTS.map((sort) => (
              <option key={sort} value={sort === COMPANY_SORTS[0] ? '' : sort}>
                {words.sorts[sort]}
              </option>
            ))}
          </select>
        </label>
        {filters.partnerId && (
          <button type="button" className="staff-page__button" onClick={() => onChange({ partnerId: '' })}>
            {words.ofAllPartners}
          </button>
        )}
        {isFiltered && (
          <button
            type="button"
            className="staff-page__button"
            onClick={() => {
              setQ('');
              onChange(filtersOf(new URLSearchParams()));
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
    </form>
  );
}

function CompanyTable({ words, language, items }: Props & { items: StaffCompanyRow[] }) {
  if (items.length === 0) return null;
  const day = (instant: string) => new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(instant));
  const { columns } = words;
  return (
    <table className="companies__table">
      <thead>
        <tr>
          <th>{columns.name}</th>
          <th>{columns.plan}</th>
          <th>{columns.until}</th>
          <th>{columns.kind}</th>
          <th>{columns.registered}</th>
        </tr>
      </thead>
      <tbody>
        {items.map((company) => (
          <tr key={company.companyId}>
            <td>
              <Link href={`/admin/companies/${company.companyId}`} prefetch={false}>
                {company.name}
              </Link>
              {company.listing !== 'active' && (
                <StateChip of={company.listing}>{words.listings[company.listing]}</StateChip>
              )}
              <span className="companies__aside">
                {[company.domain, company.owner].filter(Boolean).join(' · ') || company.slug}
              </span>
            </td>
            <td data-label={columns.plan}>
              {words.plans[company.plan]} <StateChip of={company.state}>{words.states[company.state]}</StateChip>
            </td>
            <td data-label={columns.until}>{day(company.periodEnd)}</td>
            <td data-label={columns.kind}>
              {words.kinds[company.kind]}, {company.country}
            </td>
            <td data-label={columns.registered}>{day(company.registeredAt)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
