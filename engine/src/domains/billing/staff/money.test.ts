import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { StaffInvoice, StaffInvoicePage } from '@app/contracts/staff/money';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { newId } from '../../../kernel/ids.ts';
import { sellerDay } from '../invoices/issue.ts';
import { billingTest, only, payCharge } from '../testing.ts';
import type { BillingTest } from '../testing.ts';
import { asStaff, billedCompany, REASON, staffActs } from './testing.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

const ask = (method: 'get' | 'post', path: string, role?: StaffRole) => asStaff(api, method, path, role);
const acts = () => staffActs(api);
const billed = () => billedCompany(api);
const invoiceOf = async (id: string): Promise<StaffInvoice> => (await ask('get', `/invoices/${id}`).expect(200)).body;
const correct = (id: string, body: object) =>
  ask('post', `/invoices/${id}/corrections`).send({ reason: REASON, ...body });

describe('the list of invoices', () => {
  it('the list of invoices finds by number, buyer, company, kind, state, currency and days, and pages', async () => {
    const { merchant, number, invoiceId, chargeId } = await billed();
    const other = await billed();
    await payCharge(api, chargeId);
    await correct(other.invoiceId, {}).expect(201);
    const list = async (query: string): Promise<string[]> =>
      ((await ask('get', `/invoices?${query}`).expect(200)).body as StaffInvoicePage).items.map((one) => one.number);
    const correction = number.replace('FV', 'KOR');
    expect(await list('')).toEqual([correction, other.number, number]);
    expect(await list(`q=${encodeURIComponent(number.toLowerCase())}`)).toEqual([number]);
    expect(await list('q=swiat')).toHaveLength(3);
    expect(await list(`companyId=${merchant.company.id}`)).toEqual([number]);
    expect(await list('kind=correction')).toEqual([correction]);
    expect(await list('state=paid')).toEqual([number]);
    expect(await list('state=cancelled')).toEqual([correction, other.number]);
    expect(await list('currency=PLN')).toEqual([]);
    const day = sellerDay(new Date());
    expect(await list(`from=${day}&to=${day}`)).toHaveLength(3);
    expect(await list(`to=2020-01-01`)).toEqual([]);
    const { body: first } = await ask('get', '/invoices?limit=2').expect(200);
    expect(first.items[1]).toMatchObject({ corrected: first.items[1].gross, buyer: 'Rowerowy Świat Sp. z o.o.' });
    expect(await list(`limit=2&cursor=${first.nextCursor}`)).toEqual([number]);
    const file = await ask('get', `/invoices/${invoiceId}/file?format=ubl`).expect(200);
    expect(file.headers['content-type']).toContain('application/xml');
  });
});

describe('a correction', () => {
  it('a correction in part lessens what is to be paid, and the rest pays the charge', async () => {
    const { invoiceId, chargeId, merchant } = await billed();
    await correct(invoiceId, { lines: [{ line: 0, net: 900 }] }).expect(201);
    expect(await invoiceOf(invoiceId)).toMatchObject({
      state: 'open',
      remaining: [9_000],
      corrections: [{ gross: -1_107 }],
    });
    expect(only((await api.overview(merchant)).charges)).toMatchObject({ net: 9_000, vat: 2_070, gross: 11_070 });
    expect(await payCharge(api, chargeId)).toBe('paid');
    expect((await api.overview(merchant)).subscription.next).toMatchObject({ plan: 'trustPro', paid: true });
    expect(await acts()).toEqual(['invoice.corrected']);
  });

  it('a correction that leaves what has come already pays the charge at once', async () => {
    const { invoiceId, chargeId, merchant } = await billed();
    expect(await payCharge(api, chargeId, { amount: 11_070 })).toBe('partial');
    await correct(invoiceId, { lines: [{ line: 0, net: 900 }] }).expect(201);
    expect((await invoiceOf(invoiceId)).state).toBe('paid');
    expect((await api.overview(merchant)).subscription.next?.paid).toBe(true);
  });

  it('a correction of an unpaid invoice as a whole takes the order back', async () => {
    const { invoiceId, merchant } = await billed();
    await correct(invoiceId, { lines: [{ line: 0, net: 900 }] }).expect(201);
    await correct(invoiceId, {}).expect(201);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'cancelled', remaining: [0] });
    expect(await api.overview(merchant)).toMatchObject({ charges: [], subscription: { state: 'trial', next: null } });
    expect((await correct(invoiceId, {}).expect(409)).body.code).toBe('charge_closed');
  });

  it('a correction of a paid invoice leaves the subscription, and never takes back more than is left', async () => {
    const { invoiceId, chargeId, merchant } = await billed();
    await payCharge(api, chargeId);
    await correct(invoiceId, { lines: [{ line: 0, net: 9_000 }] }).expect(201);
    const { body } = await correct(invoiceId, { lines: [{ line: 0, net: 901 }] }).expect(422);
    expect(body.errors).toMatchObject([{ path: 'lines.0.net', code: 'number_too_big', params: { maximum: 900 } }]);
    const [one, two] = await Promise.all([correct(invoiceId, {}), correct(invoiceId, {})]);
    expect([one.status, two.status].toSorted()).toEqual([201, 409]);
    const { rows } = await api.app.db.queries.execute(
      sql`select sum(net)::int as net, sum(vat)::int as vat, sum(gross)::int as gross from engine.invoices`,
    );
    expect(rows).toEqual([{ net: 0, vat: 0, gross: 0 }]);
    expect((await api.overview(merchant)).subscription.next?.paid).toBe(true);
  });

  it('a correction corrects invoices alone', async () => {
    const { invoiceId } = await billed();
    const { body } = await correct(invoiceId, {}).expect(201);
    await correct(body.id, {}).expect(404);
    await correct(newId(), {}).expect(404);
  });
});

it('a month is exported as a spreadsheet and as FA(3) documents', async () => {
  const { number, invoiceId } = await billed();
  await correct(invoiceId, {}).expect(201);
  const month = sellerDay(new Date()).slice(0, 7);
  const { text } = await ask('get', `/invoice-exports/${month}/csv`).expect(200);
  expect(text.split('\n').filter((line) => /^(FV|KOR)\//.test(line))).toHaveLength(2);
  const { body } = await ask('get', `/invoice-exports/${month}/fa3`)
    .buffer(true)
    .parse((res, done) => {
      const parts: Buffer[] = [];
      res.on('data', (part: Buffer) => parts.push(part));
      res.on('end', () => done(null, Buffer.concat(parts)));
    });
  const files = unzipSync(body as Buffer);
  const name = number.replaceAll('/', '-');
  expect(Object.keys(files)).toEqual([`${name}.xml`, `${name.replace('FV', 'KOR')}.xml`]);
  const invoice = strFromU8(files[`${name}.xml`] ?? new Uint8Array());
  expect(invoice).toContain(`<P_2>${number}</P_2>`);
  // Without it a transfer would have nowhere to go.
  expect(invoice).toContain(`<NrRB>${api.app.config.SELLER?.SELLER_IBAN}</NrRB>`);
  expect(await ask('get', '/invoice-exports/2001-01/csv').expect(200)).toMatchObject({
    text: expect.stringMatching(/^\uFEFF[^\n]+\n$/),
  });
  await ask('get', '/invoice-exports/2001-13/csv').expect(422);
});

it.each(['support', 'moderator', 'marketing', 'translator'] satisfies StaffRole[])(
  'the role %s touches no money',
  async (role) => {
    const id = newId();
    const routes: ['get' | 'post', string][] = [
      ['get', '/invoices'],
      ['get', `/invoices/${id}`],
      ['get', `/invoices/${id}/file`],
      ['post', `/invoices/${id}/corrections`],
      ['get', '/invoice-exports/2026-01/csv'],
      ['get', '/invoice-exports/2026-01/fa3'],
      ['post', '/statements/preview'],
      ['post', '/statements'],
      ['get', '/payments'],
      ['post', `/payments/${id}/assignment`],
      ['post', `/payments/${id}/set-aside`],
      ['post', `/payments/${id}/reopening`],
      ['post', `/charges/${id}/payment`],
      ['post', `/companies/${id}/subscription/plan`],
    ];
    for (const [method, path] of routes)
      expect({ path, code: (await ask(method, path, role)).body.code }).toEqual({ path, code: 'staff_role_forbidden' });
  },
);
