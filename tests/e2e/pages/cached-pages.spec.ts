import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { TopCompanies } from '../../../engine/contracts/companies.ts';

/** The front door asks twice meanwhile whether staff have edited texts. */
const LONG_ENOUGH_MS = 5_000;

test('an unchanged page stays in the front door’s cache', async ({ request }) => {
  const { items } = (await (await request.get('/api/v1/companies/top?limit=1')).json()) as TopCompanies;
  const page = `/hr/recenzije/${items[0]?.slug}`;
  // Other tests, and the builder, may change it in between: not always.
  await expect(async () => {
    expect((await request.get(page)).status()).toBe(200);
    await sleep(LONG_ENOUGH_MS);
    const { 'x-cache': state } = (await request.get(page)).headers();
    expect(state).toBe('hit');
  }).toPass({ timeout: 120_000 });
});
