import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { BillingOverview } from '@app/contracts/billing/billing';
import { paid, trial } from '../../../testing/billing.ts';
import { PANEL_API, panelTest, press } from '../../../testing/panel.tsx';

const BILLING = `${PANEL_API}/billing`;
const panel = panelTest();
const answer = (body: unknown) => () => ({ status: 200, body });
const open = (billing: BillingOverview) => {
  panel.engine.on(`GET ${BILLING}`, answer(billing));
  panel.engine.on(`GET ${BILLING}/invoices`, answer({ items: [], nextCursor: null }));
  panel.openFollowing('/panel/settings/billing', '');
};
const languages = [{ language: 'de', renewed: true, paidThrough: '2026-05-31' }] as const;
const withGerman: BillingOverview = { ...paid, translations: { included: false, languages: [...languages] } };

it('the page of the plan chooses languages of translation, and shows until when one is paid', async () => {
  const route = `PUT ${BILLING}/translations`;
  panel.engine.on(route, answer(withGerman));
  open(withGerman);
  const german = await screen.findByRole('checkbox', { name: 'German (paid until 31 May 2026)' });
  expect((german as HTMLInputElement).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'French' }));
  press('Save languages');
  await waitFor(() => expect(panel.engine.seen(route)).toHaveLength(1));
  expect(JSON.parse(panel.engine.seen(route)[0]?.body ?? '')).toEqual({ languages: ['de', 'fr'], method: 'transfer' });
});

it('the page of the plan offers no translations where the plan has all languages', async () => {
  open(trial);
  await screen.findByText('During the trial reviews are translated into all languages.');
  expect(screen.queryByRole('checkbox', { name: 'French' })).toBeNull();
});
