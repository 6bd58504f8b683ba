import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { BillingOverview, Quote } from '@app/contracts/billing/billing';
import { DETAILS, aCharge, anInvoice, paid, trial } from '../../../testing/billing.ts';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press, somePermissions } from '../../../testing/panel.tsx';

const BILLING = `${PANEL_API}/billing`;
const panel = panelTest();
const answer = (body: unknown) => () => ({ status: 200, body });
const open = (billing: BillingOverview, search = '') => {
  panel.engine.on(`GET ${BILLING}`, answer(billing));
  panel.openFollowing('/panel/settings/billing', search);
};
beforeEach(() => panel.engine.on(`GET ${BILLING}/invoices`, answer({ items: [], nextCursor: null })));
const sent = (route: string) => JSON.parse(panel.engine.seen(route)[0]?.body ?? 'null') as unknown;

it('the page of plan and invoices shows what is to be paid, with everything that a transfer needs', async () => {
  open({ ...trial, charges: [{ ...aCharge, received: 1845 }] });
  const charge = within(await screen.findByRole('article', { name: 'Pack of text messages' }));
  charge.getByText('PLN 350.55');
  charge.getByText('2 × 1,000 text messages');
  charge.getByText('A part has arrived already: PLN 18.45.');
  expect(charge.getByLabelText<HTMLInputElement>('Transfer title').value).toBe('FV/2026/000007');
  expect(charge.getByLabelText<HTMLInputElement>('Amount').value).toBe('350.55');
  expect(charge.getByLabelText<HTMLInputElement>('Account number (IBAN)').value).toBe('PL61109010140000071219812874');
  charge.getByRole('img', { name: 'QR code of the transfer' });
});

it('the page of plan and invoices lists invoices page by page, with their files', async () => {
  panel.engine.on(`GET ${BILLING}/invoices`, ({ query }) => ({
    status: 200,
    body: query.has('cursor')
      ? { items: [{ ...anInvoice(60), state: 'cancelled' }], nextCursor: null }
      : { items: [anInvoice(61)], nextCursor: idOf(61) },
  }));
  open(paid);
  await screen.findByText('FV/2026/61');
  const pdf = screen.getByRole('link', { name: 'Download FV/2026/61 as PDF' });
  expect(pdf.getAttribute('href')).toMatch(new RegExp(`${BILLING}/invoices/${idOf(61)}/file\\?format=pdf$`));
  press('Show older ones');
  await screen.findByText('Taken back');
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull();
});

it('the page of plan and invoices quotes a plan before it is ordered, and orders it at that price', async () => {
  const quote: Quote = {
    kind: 'order',
    from: '2026-06-01T12:00:00Z',
    until: '2026-07-01T12:00:00Z',
    daysLeft: null,
    totals: {
      ...aCharge,
      currency: 'USD',
      lines: [
        {
          item: {
            kind: 'plan',
            plan: 'trustPro',
            term: 'month',
            from: '2026-06-01',
            to: '2026-06-30',
          },
          quantity: 1,
          unitNet: 9900,
          net: 9900,
        },
      ],
      net: 9900,
      vat: 2277,
      gross: 12177,
    },
    afterwards: 9900,
  };
  panel.engine.on(`POST ${BILLING}/quote`, answer(quote));
  panel.engine.on(`POST ${BILLING}/plan`, answer({ ...trial, charges: [aCharge] }));
  open(trial);
  fireEvent.click(await screen.findByRole('button', { name: 'Choose Pro' }));
  await screen.findByText(/^The period begins after your trial, on 1 June 2026, and lasts until 1 July 2026/);
  expect(panel.navigated.at(-1)).toContain('?plan=trustPro&term=month');
  press('Order for US$121.77');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent(`POST ${BILLING}/plan`)).toEqual({
    plan: 'trustPro',
    term: 'month',
    gross: 12177,
    method: 'transfer',
  });
  await screen.findByRole('article', { name: 'Pack of text messages' });
});

it('the page of plan and invoices asks for billing details before anything is ordered, and says at the field what is wrong', async () => {
  panel.engine.on(
    `POST ${BILLING}/quote`,
    answer({
      kind: 'order',
      from: null,
      until: null,
      daysLeft: null,
      totals: aCharge,
      afterwards: 2900,
    }),
  );
  panel.engine.on(`PUT ${BILLING}/details`, () =>
    problem(422, 'validation_failed', {
      errors: [
        {
          path: 'taxNumber',
          code: 'tax_number_invalid',
          params: {},
          message: 'This is not a valid NIP.',
        },
      ],
    }),
  );
  open({ ...trial, details: null, suggestedDetails: { ...DETAILS } }, '?plan=trustStart');
  fireEvent.click(await screen.findByRole('button', { name: 'Enter billing details' }));
  expect(panel.engine.seen(`POST ${BILLING}/plan`)).toEqual([]);
  fireEvent.change(screen.getByLabelText(/^Tax number/), {
    target: { value: '1' },
  });
  press('Save details');
  await screen.findByText('This is not a valid NIP.');
  expect(sent(`PUT ${BILLING}/details`)).toEqual({
    ...DETAILS,
    taxNumber: '1',
  });
});

it('a downgrade begins with the next period, and can be undone', async () => {
  const downgraded = {
    ...paid.subscription,
    renewsAs: { plan: 'trustStart', term: 'month' } as const,
  };
  panel.engine.on(`POST ${BILLING}/quote`, ({ body }) => ({
    status: 200,
    body: {
      kind: body.includes('trustStart') ? 'change' : 'keep',
      from: '2026-06-01T12:00:00Z',
      until: null,
      daysLeft: null,
      totals: null,
      afterwards: 2900,
    },
  }));
  panel.engine.on(`POST ${BILLING}/plan`, ({ body }) => ({
    status: 200,
    body: body.includes('trustStart') ? { ...paid, subscription: downgraded } : paid,
  }));
  open(paid);
  await screen.findByText('Your plan');
  press('Choose Start');
  await screen.findByText(/^Start begins on 1 June 2026, with the next period, and costs US\$29 net\./);
  press('Change to Start from the next period');
  await screen.findByText(/^It renews on 1 June 2026 as Start/);
  press('Keep Pro');
  fireEvent.click(
    await within(screen.getByRole('dialog')).findByRole('button', {
      name: 'Keep Pro',
    }),
  );
  await screen.findByText(/^It renews on 1 June 2026 as Pro/);
});

it('the page of plan and invoices compares plans by the table of the public page, and tells what is only coming', async () => {
  open(trial);
  const table = within(await screen.findByRole('table', { name: 'Compare plans', hidden: true }));
  const cells = (feature: string) =>
    within(table.getByRole('row', { name: new RegExp(`^${feature}`), hidden: true }))
      .getAllByRole('img', { hidden: true })
      .map((icon) => icon.getAttribute('aria-label'));
  expect(cells('Questions and answers')).toEqual(['No', 'Yes', 'Yes']);
  expect(cells('Google Business Profile')).toEqual(['No', 'coming', 'coming']);
  expect(cells('Translation of reviews')).toEqual(['extra for hotels', 'extra for hotels', 'Yes']);
});

it('a plan is cancelled in two steps that name the day, and resumed', async () => {
  const cancelled = {
    ...paid,
    subscription: {
      ...paid.subscription,
      cancelled: true,
      servedUntil: '2026-06-01T12:00:00Z',
    },
  };
  panel.engine.on(`POST ${BILLING}/cancel`, answer(cancelled));
  panel.engine.on(`POST ${BILLING}/resume`, answer(paid));
  open(paid);
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel the plan' }));
  screen.getByText(/^Everything works until 1 June 2026\. After that/);
  press('Yes, cancel it');
  await screen.findByRole('heading', { name: 'The plan is cancelled' });
  screen.getByRole('button', { name: 'Export all reviews' });
  press('Resume the plan');
  await screen.findByRole('button', { name: 'Cancel the plan' });
});

it('a manager reads it and is told who may change it', async () => {
  panel.engine.on(
    `GET ${PANEL_API}/permissions`,
    answer(somePermissions([{ act: 'billing.write', refusal: { reason: 'role', roles: ['owner'] } }])),
  );
  open(paid);
  const save = await screen.findByRole<HTMLButtonElement>('button', {
    name: 'Save details',
  });
  await waitFor(() => expect(save.disabled).toBe(true));
  expect(screen.getAllByText(/owner/i).length).toBeGreaterThan(0);
});

it('an agent sees who may read it, and nothing is asked of the engine', async () => {
  panel.engine.on(
    `GET ${PANEL_API}/permissions`,
    answer(
      somePermissions([
        {
          act: 'billing.read',
          refusal: { reason: 'role', roles: ['owner', 'manager'] },
        },
      ]),
    ),
  );
  panel.open('/panel/settings/billing');
  await screen.findByText('Plan and payment are shown to the owner and managers');
});
