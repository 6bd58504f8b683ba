import { sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import type { OpenPayment, StaffInvoice, StaffInvoicePage, StatementPreview } from '@app/contracts/staff/money';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../../http/paths.ts';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { sellerDay } from '../invoices/issue.ts';
import { billingTest, only, payCharge } from '../testing.ts';
import type { BillingTest } from '../testing.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

const tokenOf = (role: StaffRole): string =>
  `Bearer ${mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Ewa', role })}`;
const ask = (method: 'get' | 'post', path: string, role: StaffRole = 'administrator') =>
  api.program()[method](`${API_ROOT}/staff${path}`).set('Authorization', tokenOf(role));
const REASON = 'Agreed on the phone.';

/** A merchant with an open invoice of 121.77 USD. */
async function billed(): Promise<{ merchant: SignedInMerchant; invoiceId: string; number: string; chargeId: string }> {
  const merchant = await api.payer();
  const { id: chargeId, invoice } = only((await api.choose(merchant, 'trustPro')).charges);
  if (!invoice) throw new Error('no invoice');
  return { merchant, invoiceId: invoice.id, number: invoice.number, chargeId };
}
const invoiceOf = async (id: string): Promise<StaffInvoice> => (await ask('get', `/invoices/${id}`).expect(200)).body;
const correct = (id: string, body: object) =>
  ask('post', `/invoices/${id}/corrections`).send({ reason: REASON, ...body });
const acts = async () => {
  const { rows } = await api.app.db.queries.execute<{ act: string }>(
    sql`select act from engine.audit_log where actor_kind = 'staff' order by id`,
  );
  return rows.map(({ act }) => act);
};

/** An MT940 statement with entries of a title and an amount in cents. */
function statement(entries: [string, number][], day = '271130'): string {
  const amount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',');
  const lines = entries.map(
    ([title, cents], n) => `:61:${day}C${amount(cents)}NTRFNONREF//B${n}\n:86:020?00Transfer?20${title}?32PAYER ${n}`,
  );
  const total = entries.reduce((sum, [, cents]) => sum + cents, 0);
  return [
    ':20:ST1',
    ':25:PL83102028922276300500112233',
    ':28C:1/1',
    `:60F:C${day}USD0,00`,
    ...lines,
    `:62F:C${day}USD${amount(total)}`,
    '-',
  ].join('\n');
}
const send = (path: string, text: string) => ask('post', path).set('Content-Type', 'text/plain').send(text);

describe('the list of invoices', () => {
  it('finds by number, buyer, company, kind, state, currency and days, and pages', async () => {
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
  it('in part lessens what is to be paid, and the rest pays the charge', async () => {
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

  it('that leaves what has come already pays the charge at once', async () => {
    const { invoiceId, chargeId, merchant } = await billed();
    expect(await payCharge(api, chargeId, { amount: 11_070 })).toBe('partial');
    await correct(invoiceId, { lines: [{ line: 0, net: 900 }] }).expect(201);
    expect((await invoiceOf(invoiceId)).state).toBe('paid');
    expect((await api.overview(merchant)).subscription.next?.paid).toBe(true);
  });

  it('of an unpaid invoice as a whole takes the order back', async () => {
    const { invoiceId, merchant } = await billed();
    await correct(invoiceId, { lines: [{ line: 0, net: 900 }] }).expect(201);
    await correct(invoiceId, {}).expect(201);
    expect(await invoiceOf(invoiceId)).toMatchObject({ state: 'cancelled', remaining: [0] });
    expect(await api.overview(merchant)).toMatchObject({ charges: [], subscription: { state: 'trial', next: null } });
    expect((await correct(invoiceId, {}).expect(409)).body.code).toBe('charge_closed');
  });

  it('of a paid invoice leaves the subscription, and never takes back more than is left', async () => {
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

  it('corrects invoices alone', async () => {
    const { invoiceId } = await billed();
    const { body } = await correct(invoiceId, {}).expect(201);
    await correct(body.id, {}).expect(404);
    await correct(newId(), {}).expect(404);
  });
});

describe('a bank statement', () => {
  it('is previewed without booking, and books each entry once: certain ones pay, others wait', async () => {
    const paid = await billed();
    const short = await billed();
    const file = statement([
      [`Invoice ${paid.number}`, 12_177],
      [`Again ${paid.number}`, 12_177],
      [`Part of ${short.number}`, 5_000],
      ['Thank you', 700],
    ]);
    const { body: preview } = (await send('/statements/preview', file).expect(200)) as { body: StatementPreview };
    expect(preview.statements).toMatchObject([{ account: 'PL83102028922276300500112233', currency: 'USD' }]);
    expect(preview.entries.map(({ verdict, invoices }) => [verdict, ...invoices])).toEqual([
      ['certain', paid.number],
      ['likely', paid.number],
      ['likely', short.number],
      ['unknown'],
    ]);
    expect((await api.overview(paid.merchant)).subscription.next?.paid).toBe(false);

    expect((await send('/statements', file).expect(200)).body).toEqual({ paid: 1, kept: 3, known: 0 });
    expect((await send('/statements', file).expect(200)).body).toEqual({ paid: 0, kept: 0, known: 4 });
    const { body: again } = (await send('/statements/preview', file).expect(200)) as { body: StatementPreview };
    expect(new Set(again.entries.map(({ verdict }) => verdict))).toEqual(new Set(['double']));
    expect((await api.overview(paid.merchant)).subscription.next?.paid).toBe(true);
    expect(await acts()).toEqual(['charge.marked_paid']);
  });

  it('sent twice at once pays nothing twice', async () => {
    const { number, merchant } = await billed();
    const file = statement([[number, 12_177]]);
    const [one, two] = await Promise.all([send('/statements', file), send('/statements', file)]);
    expect([one, two].map(({ body }) => body.paid).toSorted()).toEqual([0, 1]);
    expect((await api.overview(merchant)).charges).toEqual([]);
  });

  it('that cannot be read in full is refused, and nothing of it is booked', async () => {
    const { number } = await billed();
    const file = statement([[number, 12_177]]).replace(':62F:C271130USD121,77', ':62F:C271130USD999,00');
    expect((await send('/statements', file).expect(422)).body.code).toBe('statement_unbalanced');
    expect((await send('/statements', 'hello').expect(422)).body.code).toBe('statement_line_unreadable');
    expect((await ask('get', '/payments').expect(200)).body.items).toEqual([]);
  });
});

describe('a payment that waits', () => {
  it('is shown with the invoice that it may be for, and is assigned to it once', async () => {
    const { number, merchant } = await billed();
    await send(
      '/statements',
      statement([
        [`Part ${number}`, 5_000],
        [`Rest ${number}`, 7_177],
        ['No number', 100],
      ]),
    );
    const { items } = (await ask('get', '/payments?limit=2').expect(200)).body as { items: OpenPayment[] };
    expect(items[0]).toMatchObject({ amount: 5_000, suggestions: [{ number, due: 12_177 }] });
    const assign = (id: string, invoice = number) =>
      ask('post', `/payments/${id}/assignment`).send({ invoice, reason: REASON });
    const [first, second] = items.map(({ id }) => id);
    const wrong = await assign(first ?? '', 'FV/2000/000001').expect(422);
    expect(wrong.body.errors).toMatchObject([{ path: 'invoice' }]);
    expect((await assign(first ?? '').expect(200)).body).toEqual({ result: 'partial' });
    await assign(first ?? '').expect(404);
    expect((await assign(second ?? '').expect(200)).body).toEqual({ result: 'paid' });
    expect((await api.overview(merchant)).subscription.next?.paid).toBe(true);
    expect((await ask('get', '/payments').expect(200)).body.items).toMatchObject([{ title: 'No number' }]);
    expect(await acts()).toEqual(['payment.assigned', 'payment.assigned']);
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
      ['post', `/charges/${id}/payment`],
      ['post', `/companies/${id}/subscription/plan`],
    ];
    for (const [method, path] of routes)
      expect({ path, code: (await ask(method, path, role)).body.code }).toEqual({ path, code: 'staff_role_forbidden' });
  },
);
