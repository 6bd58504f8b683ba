import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderImport } from '@app/contracts/invitations';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const running: OrderImport = {
  id: idOf(5),
  fileName: 'orders.csv',
  state: 'running',
  encoding: 'utf-8',
  createdAt: '2026-03-01T10:00:00Z',
  rows: 4,
  processed: 1,
  accepted: 1,
  rejected: 0,
  orders: 1,
  problems: [],
};

describe('importing orders', () => {
  const file = new File(['order_id,email\n1,a@b.example\n'], 'zamówienia.csv', { type: 'text/csv' });
  async function choose(chosen: File) {
    panel.open('/panel/import');
    fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [chosen] } });
  }

  it('uploads the file as it is, with its name and the basis', async () => {
    panel.engine.on(`POST ${PANEL_API}/order-imports`, () => ({ status: 202, body: running }));
    await choose(file);
    press('Upload zamówienia.csv');
    expect(await screen.findByText(/Choose the basis first/)).toBeTruthy();
    expect(panel.engine.seen(`POST ${PANEL_API}/order-imports`)).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    press('Upload zamówienia.csv');
    await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/import?import=${running.id}`]));
    const [upload] = panel.engine.seen(`POST ${PANEL_API}/order-imports`);
    expect(upload?.body).toBe('order_id,email\n1,a@b.example\n');
    expect(upload?.query.get('basis')).toBe('consent');
    expect(decodeURIComponent(String(upload?.headers['x-file-name']))).toBe('zamówienia.csv');
    expect(upload?.headers['content-type']).toBe('text/csv');
    expect(upload?.headers['idempotency-key']).toBeTruthy();
  });

  it('refuses what is no CSV before it is sent', async () => {
    await choose(new File(['x'], 'orders.xlsx'));
    await screen.findByText(/is not a CSV file/);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });

  it('repeats the engine’s words on a file that it refuses', async () => {
    panel.engine.on(`POST ${PANEL_API}/order-imports`, () =>
      problem(422, 'csv_header_wrong', { title: 'The first line is not right', detail: 'Missing: email.' }),
    );
    await choose(file);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'file' } });
    press('Upload zamówienia.csv');
    await screen.findByText('Missing: email.');
    expect(panel.engine.seen(`POST ${PANEL_API}/order-imports`)[0]?.query.has('basis')).toBe(false);
  });

  it('waits for the result and lists what to correct', async () => {
    const message = 'Please enter a valid email address';
    const done: OrderImport = {
      ...running,
      state: 'done',
      processed: 4,
      accepted: 3,
      rejected: 1,
      orders: 2,
      problems: [{ line: 3, column: 'email', code: 'invalid_email', params: {}, message }],
    };
    let asked = 0;
    panel.engine.on(`GET ${PANEL_API}/order-imports/${running.id}`, () => ({
      status: 200,
      body: ++asked < 2 ? running : done,
    }));
    panel.open('/panel/import', `?import=${running.id}`);
    await screen.findByText('1 of 4 rows');
    await screen.findByText('orders.csv has been imported');
    expect(screen.getByText('rows accepted').previousSibling?.textContent).toBe('3');
    expect(screen.getByText('orders with an invitation').previousSibling?.textContent).toBe('2');
    expect(screen.getByText('row rejected').previousSibling?.textContent).toBe('1');
    const cells = within(screen.getByRole('table', { name: 'Rows that did not go through' })).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent)).toEqual([
      '3',
      'email',
      message,
      'Check the address for typing errors; it needs one @ and a domain.',
    ]);
  });
});
