import iconv from 'iconv-lite';
import type { Problem } from '@app/contracts/common';
import type { OrderImport } from '@app/contracts/inviting/order-imports';
import { eventually } from '../support/eventually.ts';
import type { ApiAnswer, ApiClient } from '../support/api-client.ts';
import { startPlatform } from '../support/platform.ts';
import type { TestMerchant, TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let merchant: TestMerchant;
let panel: ApiClient;

const inCompany = (path: string) => `/panel/companies/${merchant.company.id}${path}`;

/** Uploads a file and waits until it is worked through. */
async function upload(content: string | Buffer, query = ''): Promise<ApiAnswer<OrderImport & Problem>> {
  const started = await panel.request<OrderImport & Problem>('POST', inCompany(`/order-imports${query}`), {
    raw: content,
    contentType: 'text/csv',
    headers: { 'x-file-name': encodeURIComponent('zamówienia.csv') },
  });
  if (started.status !== 202) return started;
  return eventually('the import ends', async () => {
    const now = await panel.get<OrderImport & Problem>(inCompany(`/order-imports/${started.body.id}`));
    return now.body.state !== 'running' && now;
  });
}

async function knownOrders(): Promise<number> {
  const [row] = await platform.query<{ n: number }>(
    'select count(*)::int as n from engine.orders where company_id = $1',
    [merchant.company.id],
  );
  return row?.n ?? -1;
}

const customerNames = () =>
  platform.query<{ order_ref: string; name: string }>(
    'select o.order_ref, c.name from engine.orders o join engine.order_contacts c on c.order_id = o.id where o.company_id = $1',
    [merchant.company.id],
  );

beforeAll(async () => {
  platform = await startPlatform();
});
afterAll(() => platform?.stop());

beforeEach(async () => {
  merchant = await platform.aMerchant({ name: 'Sklep z narzędziami' });
  panel = platform.api.fresh();
  await panel.post('/sessions', { email: merchant.email, password: merchant.password });
});

describe('a CSV of orders', () => {
  it('a file with a wrong header is refused, naming the missing columns', async () => {
    const { status, body } = await upload('numer;adres\n1;a@b.example\n');
    expect(status).toBe(422);
    expect(body).toMatchObject({
      code: 'csv_header_wrong',
      params: { missing: 'order_id, email', found: 'numer, adres' },
    });
    expect(`${body.title} ${body.detail}`).toContain('order_id, email');
    expect(await knownOrders()).toBe(0);
  });

  it('a file that is empty or has only a header is refused', async () => {
    expect((await upload('')).body.code).toBe('csv_empty');
    expect((await upload('order_id,email\n')).body.code).toBe('csv_empty');
  });

  it('a broken quote is reported with its line', async () => {
    const { status, body } = await upload('order_id,email,name\n1,a@b.example,"never closed\n2,c@d.example,x\n');
    expect(status).toBe(422);
    expect(body.code).toBe('csv_unreadable');
  });

  it.each([
    ['UTF-8', Buffer.from('order_id,email,name\nA-1,a@b.example,Żółć Śmigły\n')],
    ['UTF-8 with BOM', Buffer.from('\ufefforder_id,email,name\nA-1,a@b.example,Żółć Śmigły\n')],
    ['Windows-1250', iconv.encode('order_id,email,name\nA-1,a@b.example,Żółć Śmigły\n', 'windows-1250')],
    ['UTF-16', iconv.encode('order_id,email,name\nA-1,a@b.example,Żółć Śmigły\n', 'utf-16', { addBOM: true })],
  ])('a file in %s keeps every letter', async (_encoding, bytes) => {
    const { body } = await upload(bytes, '?basis=consent');
    expect(body).toMatchObject({ state: 'done', accepted: 1, rejected: 0 });
    expect(await customerNames()).toEqual([{ order_ref: 'A-1', name: 'Żółć Śmigły' }]);
  });

  it('a file of two mixed encodings keeps the letters of both', async () => {
    const mixed = Buffer.concat([
      Buffer.from('\ufefforder_id,email,name\nA-1,a@b.example,Jiří Dvořák\n'),
      iconv.encode('A-2,c@d.example,Łukasz Bąk\n', 'windows-1250'),
    ]);
    const { body } = await upload(mixed, '?basis=consent');
    expect(body).toMatchObject({ accepted: 2, encoding: 'UTF-8, windows-1250' });
    expect((await customerNames()).map(({ name }) => name).sort()).toEqual(['Jiří Dvořák', 'Łukasz Bąk']);
  });

  it('valid rows are imported, and each other row is reported with line, column and reason', async () => {
    const { body } = await upload(
      [
        'Order number;E-mail;Name;Purchase date;Language;Basis;SKU;Product name',
        'G-1;good@customer.example;Anna;2026-01-05;pl;consent;S1;Hammer',
        'G-1;good@customer.example;Anna;2026-01-05;pl;consent;S2;Nails',
        'G-2;not-an-address;Bob;;;consent;;',
        'G-3;formula@customer.example;=HYPERLINK("x");;;consent;;',
        'G-4;nobasis@customer.example;Eve;;;;;',
        'G-5;late@customer.example;Dan;32.13.2026;;consent;;',
        'G-1;other@customer.example;Anna;;;consent;S3;Saw',
        'G-1;good@customer.example;Anna;;;consent;S1;Hammer',
        'G-6;tongue@customer.example;Tom;;xx;consent;;',
        'G-7;fine@customer.example;+48 600 100 200;;;customer_notice;;',
      ].join('\r\n'),
    );
    expect(body).toMatchObject({ state: 'done', rows: 10, processed: 10, accepted: 3, rejected: 7, orders: 2 });
    expect(body.problems.map(({ line, column, code }) => [line, column, code])).toEqual([
      [4, 'email', 'invalid_email'],
      [5, 'name', 'csv_formula'],
      [6, 'basis', expect.any(String)],
      [7, 'purchased_at', 'csv_date'],
      [8, 'email', 'csv_order_mixed'],
      [9, 'order_id', 'csv_row_repeated'],
      [10, 'language', expect.any(String)],
    ]);
    for (const { message } of body.problems) expect(message.length).toBeGreaterThan(10);
    const [products] = await platform.query<{ n: number }>(
      'select count(*)::int as n from engine.products where company_id = $1',
      [merchant.company.id],
    );
    expect(products?.n).toBe(2);
  });

  it('a file uploaded twice invites nobody twice', async () => {
    const file = 'order_id,email\nR-1,a@customer.example\nR-2,b@customer.example\n';
    expect((await upload(file, '?basis=consent')).body).toMatchObject({ accepted: 2, orders: 2 });
    const second = await upload(file, '?basis=consent');
    expect(second.body).toMatchObject({ accepted: 0, rejected: 2, orders: 0 });
    expect(second.body.problems.map(({ code }) => code)).toEqual(['csv_order_known', 'csv_order_known']);
    expect(await knownOrders()).toBe(2);
  });

  it('a duplicate column is named', async () => {
    const { status, body } = await upload('order_id,email,E-mail\n1,a@b.example,c@d.example\n');
    expect(status).toBe(422);
    expect(body).toMatchObject({ code: 'csv_column_repeated', params: { column: 'email' } });
    expect(`${body.title} ${body.detail}`).toContain('email');
  });

  it('only rows that cannot be stored are lost', async () => {
    const { body } = await upload(
      [
        'order_id,email,name,purchased_at',
        'N-1,a@customer.example,An\0na,',
        `N-2,b@customer.example,=${'x'.repeat(38)}😀😀,`,
        `N-3,c@customer.example,Cleo,${'x'.repeat(39)}😀😀`,
        'N-4,d@customer.example,Zoë 😀,05.01.2026',
      ].join('\n'),
      '?basis=consent',
    );
    expect(body).toMatchObject({ state: 'done', processed: 4, accepted: 1, rejected: 3 });
    expect(body.problems.map(({ code }) => code)).toEqual(['csv_characters', 'csv_formula', 'csv_date']);
    expect(await customerNames()).toEqual([{ order_ref: 'N-4', name: 'Zoë 😀' }]);
    const [order] = await platform.query<{ purchased_at: Date }>(
      'select purchased_at from engine.orders where company_id = $1',
      [merchant.company.id],
    );
    expect(order?.purchased_at.toISOString()).toBe('2026-01-04T23:00:00.000Z');
  });

  it('a file with 10,000 new products is imported', async () => {
    const rows = Array.from({ length: 10_000 }, (_, n) => `M-${Math.floor(n / 20)},buyer@customer.example,P-${n},Mug`);
    const { body } = await upload(['order_id,email,product_id,product_name', ...rows].join('\n'), '?basis=consent');
    expect(body).toMatchObject({ state: 'done', accepted: 10_000, rejected: 0, orders: 500 });
  });

  it('an import that fails unexpectedly is reported as failed and stores no bytes', async () => {
    // Simulates a bug: the database refuses one order for a reason that a retry does not fix.
    await platform.query(
      "alter table engine.order_contacts add constraint broken check (name is distinct from 'Breaker') not valid",
      [],
    );
    try {
      const { body } = await upload('order_id,email,name\nF-1,a@customer.example,Breaker\n', '?basis=consent');
      expect(body).toMatchObject({ state: 'failed', accepted: 0, problems: [{ line: 0, code: 'csv_failed' }] });
      expect(body.problems[0]?.message.length).toBeGreaterThan(20);
      const kept = await platform.query('select 1 from engine.order_imports where id = $1 and content is not null', [
        body.id,
      ]);
      expect(kept).toEqual([]);
    } finally {
      await platform.query('alter table engine.order_contacts drop constraint broken', []);
    }
  });

  it('another company’s import is not found', async () => {
    const { body } = await upload('order_id,email\nX-1,a@customer.example\n', '?basis=consent');
    const other = await platform.aMerchant();
    const stranger = platform.api.fresh();
    await stranger.post('/sessions', { email: other.email, password: other.password });
    expect(await stranger.get(inCompany(`/order-imports/${body.id}`))).toMatchObject({
      status: 404,
      body: { code: 'company_not_found' },
    });
    expect(await stranger.get(`/panel/companies/${other.company.id}/order-imports/${body.id}`)).toMatchObject({
      status: 404,
    });
  });
});
