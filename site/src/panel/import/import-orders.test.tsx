import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { OrderImport, OrderImportPreview } from '@app/contracts/inviting/order-imports';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest } from '../../../testing/panel.tsx';

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
  mapping: {},
  problems: [],
};

const PREVIEW = `POST ${PANEL_API}/order-imports/preview`;
const preview: OrderImportPreview = {
  encoding: 'UTF-8',
  columns: ['order_id', 'email'],
  mapping: { order_id: 'order_id', email: 'email' },
  remembered: false,
  missing: [],
  sample: [{ line: 2, cells: { order_id: '1', email: 'a@b.example' }, problem: null }],
};

describe('importing orders', () => {
  beforeEach(() => panel.engine.on(PREVIEW, () => ({ status: 200, body: preview })));

  const file = new File(['order_id,email\n1,a@b.example\n'], 'zamówienia.csv', { type: 'text/csv' });
  async function choose(chosen: File) {
    panel.open('/panel/import');
    fireEvent.change(await screen.findByLabelText('Choose a file'), { target: { files: [chosen] } });
  }

  const upload = async () => fireEvent.click(await screen.findByRole('button', { name: 'Upload zamówienia.csv' }));

  it('importing orders uploads the file unchanged, with its name and the basis', async () => {
    panel.engine.on(`POST ${PANEL_API}/order-imports`, () => ({ status: 202, body: running }));
    await choose(file);
    await upload();
    expect(await screen.findByText(/Choose the basis first/)).toBeTruthy();
    expect(panel.engine.seen(`POST ${PANEL_API}/order-imports`)).toEqual([]);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    await upload();
    await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/import?import=${running.id}`]));
    const [sent] = panel.engine.seen(`POST ${PANEL_API}/order-imports`);
    expect(sent?.body).toBe('order_id,email\n1,a@b.example\n');
    expect(sent?.query.get('basis')).toBe('consent');
    expect(JSON.parse(sent?.query.get('mapping') ?? '')).toEqual(preview.mapping);
    expect(decodeURIComponent(String(sent?.headers['x-file-name']))).toBe('zamówienia.csv');
    expect(sent?.headers['content-type']).toBe('text/csv');
    expect(sent?.headers['idempotency-key']).toBeTruthy();
  });

  it('unknown columns are mapped by hand before the upload, with the first rows shown', async () => {
    panel.engine.on(PREVIEW, ({ query }) => {
      const mapping = JSON.parse(query.get('mapping') ?? '{"order_id":"Nr"}');
      const missing = mapping.email ? [] : ['email'];
      const problem = { line: 2, column: 'email', code: 'invalid_email', params: {}, message: 'Not an address' };
      const sample = [{ line: 2, cells: { order_id: '1', ...(mapping.email && { email: 'anna' }) }, problem }];
      return { status: 200, body: { ...preview, columns: ['Nr', 'Adres'], mapping, missing, sample } };
    });
    panel.engine.on(`POST ${PANEL_API}/order-imports`, () => ({ status: 202, body: running }));
    await choose(file);
    await screen.findByText('Choose the column of the e-mail address or of the phone number.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Upload/ }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Column for email'), { target: { value: 'Adres' } });
    await screen.findByText('Line 2: Not an address');
    screen.getByRole('cell', { name: 'anna' });
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'consent' } });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: /^Upload/ }).disabled).toBe(false),
    );
    await upload();
    await waitFor(() => expect(panel.navigated).toEqual([`/en/panel/import?import=${running.id}`]));
    const [sent] = panel.engine.seen(`POST ${PANEL_API}/order-imports`);
    expect(JSON.parse(sent?.query.get('mapping') ?? '')).toEqual({ order_id: 'Nr', email: 'Adres' });
  });

  it('importing orders rejects other files than CSV before sending', async () => {
    await choose(new File(['x'], 'orders.xlsx'));
    await screen.findByText(/is not a CSV file/);
    expect(screen.queryByRole('button', { name: /^Upload/ })).toBeNull();
  });

  it('importing orders shows the engine’s message about a rejected file', async () => {
    panel.engine.on(`POST ${PANEL_API}/order-imports`, () =>
      problem(422, 'csv_header_wrong', { title: 'The first line is not right', detail: 'Missing: email.' }),
    );
    await choose(file);
    fireEvent.change(screen.getByLabelText(/Why may you write/), { target: { value: 'file' } });
    await upload();
    await screen.findByText('Missing: email.');
    expect(panel.engine.seen(`POST ${PANEL_API}/order-imports`)[0]?.query.has('basis')).toBe(false);
  });

  it('importing orders polls the result and lists what to correct', async () => {
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
