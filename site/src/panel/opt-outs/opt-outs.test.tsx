import { fireEvent, screen, waitFor } from '@testing-library/react';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const LIST = `GET ${PANEL_API}/opt-outs`;
const items = [
  { id: idOf(1), address: 'a***@shop.example', source: 'one_click', at: '2026-03-01T10:00:00Z' },
  { id: idOf(2), address: null, source: null, at: '2026-02-01T10:00:00Z' },
];

it('opt-outs are listed with masked address, date and source, and why they stay', async () => {
  panel.engine.on(LIST, () => ({ status: 200, body: { items, nextCursor: null } }));
  panel.open('/panel/invitations/opt-outs');
  await screen.findByText('a***@shop.example');
  screen.getByText('button of a mail program');
  screen.getByText('erased, only a hash is kept');
  screen.getByText('Why an opt-out cannot be removed');
  expect(screen.getByRole('link', { name: 'Export (CSV)' }).getAttribute('href')).toBe(
    `/api/v1${PANEL_API}/opt-outs/export`,
  );
});

it('an address is checked exactly, and one that has not opted out is said to be so', async () => {
  panel.engine.on(LIST, () => ({ status: 200, body: { items: [], nextCursor: null } }));
  panel.open('/panel/invitations/opt-outs', '?address=bob%40shop.example');
  await screen.findByText('This address has not opted out');
  expect(panel.engine.seen(LIST)[0]?.query.get('address')).toBe('bob@shop.example');
});

it('a customer who asked is opted out by address or number', async () => {
  let fails = true;
  panel.engine.on(LIST, () => ({ status: 200, body: { items: [], nextCursor: null } }));
  panel.engine.on(`POST ${PANEL_API}/opt-outs`, () =>
    fails
      ? problem(422, 'validation_failed', {
          errors: [{ path: 'phone', code: 'phone_invalid', params: {}, message: 'This is not a number.' }],
        })
      : { status: 204 },
  );
  panel.open('/panel/invitations/opt-outs');
  const field = await screen.findByLabelText<HTMLInputElement>('E-mail address or phone number');
  press('Opt out');
  await screen.findByText('This field is required');
  fireEvent.change(field, { target: { value: '12' } });
  press('Opt out');
  await screen.findByText('This is not a number.');
  fails = false;
  fireEvent.change(field, { target: { value: 'bob@shop.example' } });
  press('Opt out');
  await screen.findByText('Nothing more is sent to bob@shop.example.');
  await waitFor(() => expect(panel.engine.seen(LIST)).toHaveLength(2));
  expect(panel.engine.seen(`POST ${PANEL_API}/opt-outs`).map(({ body }) => JSON.parse(String(body)))).toEqual([
    { phone: '12' },
    { email: 'bob@shop.example' },
  ]);
});
