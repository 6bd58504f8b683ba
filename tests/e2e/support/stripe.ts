import { expect } from '@playwright/test';
import type { APIRequestContext } from '@playwright/test';
import pg from 'pg';
import { postOf } from '../../../engine/src/domains/billing/testing/stripe-server.ts';
import type { EventObject } from '../../../engine/src/domains/billing/testing/stripe-objects.ts';
import { BASE_URL } from './people.ts';
import type { Merchant } from './people.ts';

/** Posts an event to the platform's webhook as Stripe does, without the cookies of any browser. */
export async function tell(event: EventObject): Promise<void> {
  const { body, signature } = postOf(event);
  const answer = await fetch(`${BASE_URL}/api/v1/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': signature },
    body,
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function query<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  return client
    .query<Row>(text, values)
    .then(({ rows }) => rows)
    .finally(() => client.end());
}

/** Events about a company's payments that Stripe has seen, oldest first; none of them has been told. */
export async function eventsOf(request: APIRequestContext, { company }: Merchant): Promise<EventObject[]> {
  const [details] = await query<{ stripe_customer: string }>(
    'select stripe_customer from engine.billing_details where company_id = $1',
    [company.id],
  );
  const customer = details?.stripe_customer ?? 'none';
  const answer = await request.get(`${process.env['STRIPE_URL']}/v1/events`, {
    headers: { authorization: `Bearer ${process.env['STRIPE_SECRET_KEY']}` },
  });
  const { data } = (await answer.json()) as { data: EventObject[] };
  return data.filter((event) => JSON.stringify(event).includes(customer)).reverse();
}

/** What was paid by card, in hundredths. */
export async function paidByCard({ company }: Merchant): Promise<number[]> {
  const rows = await query<{ amount: number }>(
    `select amount from engine.payments where company_id = $1 and source = 'stripe' order by id`,
    [company.id],
  );
  return rows.map(({ amount }) => amount);
}

/** Minutes pass for the company's payments at Stripe, after which the sweep asks about them. */
export async function passMinutes({ company }: Merchant, minutes: number): Promise<void> {
  await query(`update engine.card_payments set check_at = check_at - $2 * interval '1 minute' where company_id = $1`, [
    company.id,
    minutes,
  ]);
}
