import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { SubscriptionNotice } from '@app/contracts/billing/billing';
import { PANEL_API, panelTest, press, somePermissions } from '../../../../testing/panel.tsx';

const panel = panelTest();
const AT = '2026-06-01T12:00:00Z';

function warnOf(notice: SubscriptionNotice['notice']): void {
  panel.engine.on(`GET ${PANEL_API}/billing/notice`, () => ({ status: 200, body: { notice } }));
}
const open = () => panel.open('/panel/badges');
const notice = () => screen.findByRole('region', { name: 'Plan and payment' });

it('the notice of the subscription warns of the end of the trial on every page, and leads to the page to choose a plan', async () => {
  warnOf({ kind: 'trial', at: AT, days: 14, ordered: false });
  open();
  expect((await notice()).textContent).toContain('Your trial ends on 1 June 2026. Choose a plan');
  fireEvent.click(screen.getByRole('link', { name: 'Choose a plan' }));
  expect(panel.navigated).toEqual(['/en/panel/settings/billing']);
});

it('a warning can be hidden, and the next one is shown again', async () => {
  warnOf({ kind: 'trial', at: AT, days: 14, ordered: true });
  open();
  await notice();
  press('Hide until the next reminder');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Plan and payment' })).toBeNull());
  warnOf({ kind: 'trial', at: AT, days: 7, ordered: true });
  open();
  expect((await notice()).textContent).toContain('Pay the plan you ordered');
});

it.each([
  [{ kind: 'trial', at: AT, days: 1, ordered: false }, /^Your trial ends on 1 June 2026/],
  [{ kind: 'grace', at: AT, days: null, ordered: true }, /^Payment is past due\. .+ on 1 June 2026/],
  [{ kind: 'upgrade_unpaid', at: AT, days: null, ordered: false }, /former plan returns on 1 June 2026/],
  [{ kind: 'suspended', at: null, days: null, ordered: false }, /^The account is suspended/],
] as const)('what is urgent stays: %o', async (urgent, words) => {
  warnOf(urgent);
  open();
  expect((await notice()).textContent).toMatch(words);
  expect(screen.queryByRole('button', { name: 'Hide until the next reminder' })).toBeNull();
});

it('the notice of the subscription tells an agent why everything has stopped, without a link to a page that they may not read', async () => {
  panel.engine.on(`GET ${PANEL_API}/permissions`, () => ({
    status: 200,
    body: somePermissions([{ act: 'billing.read', refusal: { reason: 'role', roles: ['owner', 'manager'] } }]),
  }));
  warnOf({ kind: 'suspended', at: null, days: null, ordered: false });
  open();
  const shown = await notice();
  await waitFor(() => expect(shown.querySelector('a')).toBeNull());
});
