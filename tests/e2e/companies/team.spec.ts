import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BASE_URL, Merchant, linkIn, mailTo, person, run } from '../support/people.ts';
import { registerOwner } from '../support/registration.ts';

const EMAIL = `ewa.${run}@merchant.example`;
const REASON = 'Required role: owner or manager.';

/** Pages, and what of them an agent sees disabled. */
const DISABLED: readonly (readonly [
  path: string,
  find: (main: ReturnType<Page['locator']>) => ReturnType<Page['locator']>,
])[] = [
  ['settings/profile', (main) => main.getByLabel('Street and number')],
  ['settings/invitations', (main) => main.getByRole('button', { name: 'Add a configuration' })],
  ['settings/invitations', (main) => main.getByLabel('Sender name')],
  ['settings/reviews', (main) => main.getByLabel(/^Fewest characters/)],
  ['settings/pictures', (main) => main.getByLabel('Upload a logo')],
  ['settings/product-features', (main) => main.getByRole('button', { name: 'Add a feature' })],
  ['settings/website', (main) => main.getByLabel('Address of the website')],
  ['settings/api-keys', (main) => main.getByRole('button', { name: 'Create a key' })],
  ['invitations/opt-outs', (main) => main.getByRole('button', { name: 'Export (CSV)' })],
  ['team', (main) => main.getByRole('button', { name: 'Send the invitation' })],
];
/** Pages in whose place an agent reads why they may not open them. */
const CLOSED = ['settings/audit-log', 'review-imports'];

test('a new person is invited by mail, may do what an agent may, is promoted, and removed at once', async ({
  browser,
}) => {
  const { page: owner, merchant } = await registerOwner(browser, 'hazel');
  const panel = `/api/v1/panel/companies/${merchant.company.id}`;

  const agent = await person(browser);
  await test.step('the invited person joins', async () => {
    await owner.goto('/en/panel/team');
    await owner.getByLabel('E-mail address').fill(EMAIL);
    await owner.getByRole('button', { name: 'Send the invitation' }).click();
    await expect(owner.getByText(`The invitation to ${EMAIL} is on its way.`, { exact: false })).toBeVisible();
    await agent.goto(linkIn(await mailTo(owner.request, EMAIL, /./), /\/join\//));
    await expect(agent.getByRole('heading', { level: 1 })).toContainText(merchant.company.name);
    await agent.getByLabel('Your name').fill('Ewa Leszczyna');
    await agent.getByLabel('Password', { exact: true }).fill(`hazel-${run}-by-the-brook`);
    await agent.getByRole('checkbox').check();
    await agent.getByRole('button', { name: 'Accept the invitation' }).click();
    await expect(agent).toHaveURL(/\/en\/panel\/?$/);
    await expect(agent.getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('what an agent may not do is disabled, with the reason', async () => {
    const main = agent.locator('main');
    for (const [path, find] of DISABLED)
      await test.step(path, async () => {
        await agent.goto(`/en/panel/${path}`);
        await expect(find(main)).toBeDisabled();
        await expect(main.getByText(REASON).first()).toBeVisible();
      });
    for (const path of CLOSED)
      await test.step(path, async () => {
        await agent.goto(`/en/panel/${path}`);
        await expect(main.getByText(REASON)).toBeVisible();
        await expect(main.locator('form, input')).toHaveCount(0);
      });
    await agent.goto('/en/panel/reviews');
    await main.getByRole('button', { name: 'Export' }).click();
    const dialog = agent.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: 'Create file' })).toBeDisabled();
    await expect(dialog.getByText(REASON)).toBeVisible();
    await agent.goto('/en/panel/invitations?invite=1');
    await expect(main.getByRole('button', { name: 'Schedule the invitation' })).toBeEnabled();
  });

  await test.step('the API refuses it too', async () => {
    const headers = { origin: BASE_URL };
    const refusals = await Promise.all([
      agent.request.post(`${panel}/review-exports`, { headers, data: { format: 'csv' } }),
      agent.request.post(`${panel}/team/invites`, { headers, data: { email: EMAIL, role: 'agent' } }),
      agent.request.put(`${panel}/website`, { headers, data: { website: 'https://else.example' } }),
      agent.request.post(`${panel}/api-keys`, { headers, data: { name: 'Key' } }),
      agent.request.get(`${panel}/audit-log`),
    ]);
    for (const refusal of refusals) {
      expect(refusal.status(), refusal.url()).toBe(403);
      expect(await refusal.json()).toMatchObject({ code: 'role_forbidden' });
    }
  });

  await test.step('a manager may', async () => {
    await owner.reload();
    await owner.getByLabel('Role of Ewa Leszczyna').selectOption('manager');
    await expect(owner.getByText('Ewa Leszczyna is now: Manager.')).toBeVisible();
    await agent.goto('/en/panel/settings/reviews');
    await expect(agent.getByLabel(/^Fewest characters/)).toBeEnabled();
  });

  await test.step('a removed member is out of the company at once, in the open panel too', async () => {
    await owner.getByRole('button', { name: 'Remove Ewa Leszczyna' }).click();
    await owner.getByRole('alertdialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(owner.getByText('Ewa Leszczyna is not in the team any more.')).toBeVisible();
    expect((await agent.request.get(`${panel}/overview`)).status()).toBe(404);
    await expect(agent.getByRole('heading', { name: 'Your account has no company yet' })).toBeVisible();
    expect((await Merchant.signedIn(agent.request)).company).toBeUndefined();
  });
  await Promise.all([owner, agent].map((one) => one.context().close()));
});
