import { expect, test } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../../scripts/lib/settings/demo-accounts.ts';

const origin = process.env['BASE_URL'] ?? '';
const password = process.env['DEMO_PASSWORD'] ?? '';

for (const { who, email, at } of DEMO_ACCOUNTS) {
  test(`the ${who.toLowerCase()} of the demo signs in with what npm start prints`, async ({ request }) => {
    const staff = at === '/admin';
    const headers = { origin };
    const answer = await request.post(staff ? '/cms-api/users/login' : '/api/v1/sessions', {
      data: { email, password },
      headers,
    });
    expect(answer.ok(), await answer.text()).toBe(true);
    const me = (await (await request.get(staff ? '/cms-api/users/me' : '/api/v1/me', { headers })).json()) as {
      email?: string;
      user?: { email: string };
    };
    expect(me.user?.email ?? me.email).toBe(email);
  });
}

for (const address of ['/', '/panel', '/admin', '/api/docs', '/api/v1/openapi.json', '/find-company', '/en/login']) {
  test(`${address} answers`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(200);
  });
}

test('endpoints for operators are not reachable through the front door', async ({ request }) => {
  expect((await request.get('/metrics')).status()).toBe(404);
});
