import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { InvitationDetail, InvitationRow } from '@app/contracts/inviting/invitation-list';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const row = (n: number, more: Partial<InvitationRow> = {}): InvitationRow => ({
  id: idOf(100 + n),
  orderId: `ORDER-${n}`,
  channel: 'email',
  email: `c${n}@example.com`,
  phone: null,
  name: null,
  state: 'scheduled',
  dueAt: '2026-03-02T08:00:00Z',
  sentAt: null,
  completedAt: null,
  remindersSent: 0,
  mayCancel: false,
  maySend: false,
  language: 'pl',
  ...more,
});

describe('the list of invitations', () => {
  it('the list of invitations is paged and filtered on the server', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, ({ query }) =>
      query.get('cursor')
        ? {
            status: 200,
            body: { items: [row(2, { state: 'sent', sentAt: '2026-03-01T09:30:00Z' })], nextCursor: null },
          }
        : { status: 200, body: { items: [row(1)], nextCursor: 'next' } },
    );
    panel.open('/panel/invitations', '?state=sent');
    await screen.findByText('ORDER-1');
    expect(screen.getByText('planned for 2 Mar 2026, 09:00')).toBeTruthy();
    press('Show more');
    await screen.findByText('sent 1 Mar 2026, 10:30');
    expect(panel.engine.seen(`GET ${PANEL_API}/invitations`).map(({ query }) => query.toString())).toEqual([
      'state=sent',
      'state=sent&cursor=next',
    ]);
    fireEvent.change(screen.getByLabelText('Status'), { target: { value: 'bounced' } });
    expect(panel.navigated).toEqual(['/en/panel/invitations?state=bounced']);
  });

  it('the list of invitations distinguishes no invitations from no matches', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({ status: 200, body: { items: [], nextCursor: null } }));
    panel.open('/panel/invitations', '?state=bounced&language=xx');
    await screen.findByText('No invitation matches');
    // What is not a filter is not asked for.
    expect(panel.engine.seen(`GET ${PANEL_API}/invitations`)[0]?.query.toString()).toBe('state=bounced');
  });

  it('an order number or address is looked for on submit', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({
      status: 200,
      body: { items: [row(1)], nextCursor: null },
    }));
    panel.open('/panel/invitations', '?state=sent');
    fireEvent.change(await screen.findByLabelText('Find an invitation'), { target: { value: ' anna@shop.example ' } });
    press('Find');
    expect(panel.navigated).toEqual(['/en/panel/invitations?state=sent&words=anna%40shop.example']);
  });
});

describe('an invitation in detail', () => {
  const detail: InvitationDetail = {
    ...row(1, { maySend: true, mayCancel: true }),
    config: { id: idOf(6), name: 'Main' },
    order: {
      purchasedAt: '2026-02-27T08:00:00Z',
      addedAt: '2026-02-27T08:00:00Z',
      source: 'csv',
      basis: 'consent',
      import: { id: idOf(7), fileName: 'february.csv' },
      products: [{ id: idOf(8), name: 'Mug' }],
    },
    timeline: [
      { type: 'created', at: '2026-02-27T08:00:00Z', reason: null, number: null, answer: null },
      { type: 'over_limit', at: '2026-02-28T08:00:00Z', reason: 'month', number: null, answer: null },
      { type: 'refused', at: '2026-02-28T09:00:00Z', reason: null, number: null, answer: '550 no such user' },
    ],
    reviews: [{ id: idOf(9), public: true, product: null }],
    expiresAt: null,
  };
  beforeEach(() => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({
      status: 200,
      body: { items: [row(1)], nextCursor: null },
    }));
    panel.engine.on(`GET ${PANEL_API}/invitations/${detail.id}`, () => ({ status: 200, body: detail }));
  });

  it('an invitation in detail tells where it is from, what has happened and why, and links to the review', async () => {
    panel.open('/panel/invitations', `?invitation=${detail.id}`);
    const shown = await screen.findByRole('region', { name: 'Invitation in detail' });
    await within(shown).findByText('Order ORDER-1');
    expect(within(shown).getByRole('link', { name: 'from the file february.csv' }).getAttribute('href')).toBe(
      `/en/panel/import?import=${idOf(7)}`,
    );
    within(shown).getByText('This month’s invitations are used up.');
    within(shown).getByText('550 no such user');
    expect(within(shown).getByRole('link', { name: 'See the review' }).getAttribute('href')).toContain(idOf(9));
    fireEvent.click(screen.getByRole('button', { name: 'Close details' }));
    expect(panel.navigated).toEqual(['/en/panel/invitations']);
  });

  it('an invitation in detail is sent now, and says what it waits for', async () => {
    panel.engine.on(`POST ${PANEL_API}/invitations/${detail.id}/sending`, () => ({
      status: 200,
      body: { dueAt: '2026-03-02T08:00:00Z', waits: 'hours' },
    }));
    panel.open('/panel/invitations', `?invitation=${detail.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Send now' }));
    await screen.findByText('The invitation goes out on 2 Mar 2026, 09:00, when the sending hours begin.');
  });
});

describe('inviting one customer', () => {
  const ORDERS = `POST ${PANEL_API}/orders`;
  const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  beforeEach(() => {
    sessionStorage.clear();
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({ status: 200, body: { items: [], nextCursor: null } }));
  });

  it('the form for one customer sends the order and shows its invitation; the basis must be chosen', async () => {
    const invitation = { id: idOf(101), state: 'scheduled', dueAt: '2026-03-02T08:00:00Z' };
    panel.engine.on(ORDERS, () => ({ status: 201, body: { id: idOf(3), orderId: 'A-1', invitation } }));
    panel.open('/panel/invitations', '?invite=1');
    await screen.findByText('Invite one customer');
    type('Order number', 'A-1');
    type('Customer’s e-mail address', 'anna@shop.example');
    press('Add a product');
    type('Product name', 'Mug');
    press('Schedule the invitation');
    await screen.findByText(/Choose the basis first/);
    expect(panel.engine.seen(ORDERS)).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Schedule the invitation');
    await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/invitations?invitation=${idOf(101)}`]));
    expect(JSON.parse(String(panel.engine.seen(ORDERS)[0]?.body))).toEqual({
      orderId: 'A-1',
      email: 'anna@shop.example',
      basis: 'consent',
      products: [{ productId: 'Mug', name: 'Mug' }],
    });
  });

  it('an order of another market names it', async () => {
    const main = { country: 'PL', language: 'pl', currency: 'PLN', timeZone: 'Europe/Warsaw', website: null };
    const markets = [
      { code: 'de', name: 'Teashop Germany', archived: false },
      { code: 'cz', name: 'Teashop Czechia', archived: true },
    ];
    panel.engine.on(`GET ${PANEL_API}/markets`, () => ({ status: 200, body: { main, items: markets } }));
    const invitation = { id: idOf(101), state: 'scheduled', dueAt: '2026-03-02T08:00:00Z' };
    panel.engine.on(ORDERS, () => ({ status: 201, body: { id: idOf(3), orderId: 'A-2', invitation } }));
    panel.open('/panel/invitations', '?invite=1');
    const market = await screen.findByLabelText<HTMLSelectElement>('Market');
    expect([...market.options].map(({ text }) => text)).toEqual(['Main market: Poland', 'Teashop Germany']);
    type('Order number', 'A-2');
    type('Customer’s e-mail address', 'anna@shop.example');
    type('Market', 'de');
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Schedule the invitation');
    await waitFor(() => expect(panel.engine.seen(ORDERS)).toHaveLength(1));
    expect(JSON.parse(String(panel.engine.seen(ORDERS)[0]?.body))).toMatchObject({ orderId: 'A-2', market: 'de' });
  });

  it('the form for one customer shows a taken number with the way to it, and keeps what was typed', async () => {
    panel.engine.on(ORDERS, () => problem(409, 'order_exists', { title: 'Already accepted', detail: 'Order A-1.' }));
    panel.open('/panel/invitations', '?invite=1');
    await screen.findByText('Invite one customer');
    type('Order number', 'A-1');
    type('Customer’s e-mail address', 'anna@shop.example');
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Schedule the invitation');
    const link = await screen.findByRole('link', { name: 'See the existing invitation' });
    expect(link.getAttribute('href')).toBe('/en/panel/invitations?words=A-1');
    expect(screen.getByLabelText<HTMLInputElement>('Order number').value).toBe('A-1');
    expect(sessionStorage.getItem(Object.keys(sessionStorage)[0]!)).toContain('anna@shop.example');
  });

  it('the form for one customer shows at the address that its owner has opted out', async () => {
    const message = 'This person has opted out.';
    panel.engine.on(ORDERS, () =>
      problem(422, 'validation_failed', {
        errors: [{ path: 'email', code: 'address_opted_out', params: {}, message }],
      }),
    );
    panel.open('/panel/invitations', '?invite=1');
    await screen.findByText('Invite one customer');
    type('Order number', 'A-1');
    type('Customer’s e-mail address', 'anna@shop.example');
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Schedule the invitation');
    await screen.findByText(message);
    expect(screen.getByLabelText('Customer’s e-mail address').getAttribute('aria-invalid')).toBe('true');
  });
});

describe('the limit of invitations', () => {
  it('the limit of invitations says what waits, until when, and how to lift the daily limit', async () => {
    panel.engine.on(`GET ${PANEL_API}/invitations`, () => ({ status: 200, body: { items: [], nextCursor: null } }));
    panel.engine.on(`GET ${PANEL_API}/invitations/limits`, () => ({
      status: 200,
      body: {
        month: { sent: 100, limit: 100, renewsAt: '2026-03-31T22:00:00Z' },
        kept: 3,
        textMessages: { left: 1, awaiting: 2 },
        day: { sent: 50, allowance: 50 },
        stopped: null,
      },
    }));
    panel.open('/panel/invitations');
    await screen.findByText('100 of 100 invitations this month');
    screen.getByRole('link', { name: '3 invitations wait for room' });
    screen.getByText(/renews on 1 Apr/);
    screen.getByRole('link', { name: '2 invitations wait for text messages' });
    expect(screen.getByRole('link', { name: '1 text message left' }).getAttribute('href')).toContain('/billing');
    screen.getByText(/Today: 50 of the 50 messages/);
  });
});
