import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { mintStaffToken } from '../../../engine/contracts/security/staff-token.ts';
import type { BillingOverview, Quote } from '../../../engine/contracts/billing/billing.ts';
import type { PlanName } from '../../../engine/contracts/plans.ts';
import { BASE_URL } from './people.ts';
import type { Merchant } from './people.ts';
import type { Owner } from './registration.ts';

/** Makes a company, its subscription and its open charges older, as if the days had passed for it alone. */
export async function age({ company }: Merchant, days: number): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const values = [company.id, days];
  try {
    // A worker begins the trial a moment after the registration.
    await expect
      .poll(
        async () =>
          (await client.query('select from engine.subscriptions where company_id = $1', [company.id])).rowCount,
      )
      .toBe(1);
    await client.query(
      `update engine.companies set created_at = created_at - $2 * interval '1 day' where id = $1`,
      values,
    );
    await client.query(
      `update engine.subscriptions set period_start = period_start - $2 * interval '1 day',
         period_end = period_end - $2 * interval '1 day', due_at = due_at - $2 * interval '1 day'
       where company_id = $1`,
      values,
    );
    await client.query(
      `update engine.charges set due_at = due_at - $2 * interval '1 day', lapses_at = lapses_at - $2 * interval '1 day'
       where company_id = $1 and state = 'open'`,
      values,
    );
  } finally {
    await client.end();
  }
}

/** The company's page of billing, as the API has it. */
export async function billingOf(request: APIRequestContext, { company }: Merchant): Promise<BillingOverview> {
  const answer = await request.get(`/api/v1/panel/companies/${company.id}/billing`);
  expect(answer.ok(), await answer.text()).toBe(true);
  return (await answer.json()) as BillingOverview;
}

/** A member of staff records the transfer that pays the company's only open charge. */
export async function payByTransfer(request: APIRequestContext, merchant: Merchant): Promise<void> {
  const { charges } = await billingOf(request, merchant);
  expect(charges).toHaveLength(1);
  const staff = { staffId: 'accounts', name: 'Accounts', role: 'administrator' } as const;
  const answer = await request.post(`/api/v1/staff/charges/${charges[0]?.id}/payment`, {
    headers: { origin: BASE_URL, authorization: `Bearer ${mintStaffToken(process.env['STAFF_KEY'] ?? '', staff)}` },
    data: { receivedOn: '2026-03-02', reference: `transfer ${charges[0]?.id}`, reason: 'Seen at the bank.' },
  });
  expect(answer.status(), await answer.text()).toBe(204);
}

/** Orders a plan in the trial, pays it, and lets the trial end: the company is in the first days of a paid period. */
export async function subscribe({ page: { request }, merchant }: Owner, plan: PlanName): Promise<void> {
  const { company } = merchant;
  const details = {
    name: company.name,
    street: 'ul. Szeroka 7',
    postcode: '87-100',
    city: 'Toruń',
    country: 'PL',
    // A trial belongs to a tax number: tests share none.
    taxNumber: null,
    vatNumber: null,
    email: null,
    method: 'transfer',
  };
  const saved = await request.put(`/api/v1/panel/companies/${company.id}/billing/details`, {
    headers: { origin: BASE_URL },
    data: details,
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  const chosen = { plan, term: 'month' } as const;
  const { totals } = await merchant.post<Quote>('/billing/quote', chosen);
  await merchant.post('/billing/plan', { ...chosen, gross: totals?.gross ?? null, method: 'transfer' });
  await payByTransfer(request, merchant);
  await age(merchant, 91);
}
