import { sql } from 'drizzle-orm';
import type { OpenPayment, StatementPreview } from '@app/contracts/staff/money';
import { billingTest, payCharge } from '../../testing.ts';
import type { BillingTest } from '../../testing.ts';
import { asStaff, billedCompany, REASON, staffActs } from '../testing.ts';

let api: BillingTest;
beforeEach(async () => {
  api = await billingTest();
});
afterEach(() => api.close());

const ask = (method: 'get' | 'post', path: string) => asStaff(api, method, path);
const acts = () => staffActs(api);
const billed = () => billedCompany(api);

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

describe('a bank statement', () => {
  it('a bank statement is previewed without booking, and books each entry once: certain ones pay, others wait', async () => {
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

  it('a bank statement that cannot be read in full is refused, and nothing of it is booked', async () => {
    const { number } = await billed();
    const file = statement([[number, 12_177]]).replace(':62F:C271130USD121,77', ':62F:C271130USD999,00');
    expect((await send('/statements', file).expect(422)).body.code).toBe('statement_unbalanced');
    expect((await send('/statements', 'hello').expect(422)).body.code).toBe('statement_line_unreadable');
    expect((await ask('get', '/payments').expect(200)).body.items).toEqual([]);
  });
});

describe('a payment that waits', () => {
  it('a payment that waits is shown with the invoice that it may be for, and is assigned to it once', async () => {
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

describe('a payment for no invoice of ours', () => {
  const act = (name: 'set-aside' | 'reopening', id: string, reason = REASON) =>
    ask('post', `/payments/${id}/${name}`).send({ reason });
  const listed = async (state: string): Promise<OpenPayment[]> =>
    (await ask('get', `/payments?state=${state}`).expect(200)).body.items;

  /** The id of a booked payment of 7 USD with a title. */
  async function foreign(title = 'Rent for March'): Promise<string> {
    await send('/statements', statement([[title, 700]])).expect(200);
    const [payment] = await listed('waiting');
    return payment?.id ?? '';
  }

  it('a payment for no invoice of ours is set aside with a reason, found there, and taken up again', async () => {
    const id = await foreign();
    expect((await act('set-aside', id, ' ').expect(422)).body.errors).toMatchObject([{ path: 'reason' }]);
    await act('reopening', id).expect(404);
    await act('set-aside', id, 'Meant for our landlord.').expect(204);
    await act('set-aside', id).expect(404);
    expect(await listed('waiting')).toEqual([]);
    const setAside = { at: expect.any(String), reason: 'Meant for our landlord.' };
    expect(await listed('set_aside')).toMatchObject([{ id, title: 'Rent for March', setAside }]);
    // The bank's file, sent again, does not bring it back.
    expect((await send('/statements', statement([['Rent for March', 700]]))).body.known).toBe(1);
    expect(await listed('waiting')).toEqual([]);
    await act('reopening', id).expect(204);
    expect(await listed('waiting')).toMatchObject([{ id, setAside: null }]);
    expect(await listed('set_aside')).toEqual([]);
    expect(await acts()).toEqual(['payment.set_aside', 'payment.reopened']);
    const { rows } = await api.app.db.queries.execute(
      sql`select detail ->> 'reason' as reason, subject_id as id from engine.audit_log where act like 'payment.%' order by id`,
    );
    expect(rows).toMatchObject([{ reason: 'Meant for our landlord.' }, { reason: REASON }]);
  });

  it('a payment for no invoice of ours that turns out to be for an invoice pays it from there', async () => {
    const { number, chargeId } = await billed();
    const id = await foreign();
    await act('set-aside', id).expect(204);
    await ask('post', `/payments/${id}/assignment`).send({ invoice: number, reason: REASON }).expect(200);
    expect([await listed('waiting'), await listed('set_aside')]).toEqual([[], []]);
    await act('set-aside', id).expect(404);
    await act('reopening', id).expect(404);
    const { rows } = await api.app.db.queries.execute(sql`select set_aside_at as at from engine.payments`);
    expect(rows).toEqual([{ at: null }]);
    expect(await payCharge(api, chargeId, { amount: 12_177 - 700 })).toBe('paid');
  });

  it('a payment for no invoice of ours that is set aside and assigned at the same time ends up as one of them', async () => {
    const { number } = await billed();
    const id = await foreign();
    const [aside, assigned] = await Promise.all([
      act('set-aside', id),
      ask('post', `/payments/${id}/assignment`).send({ invoice: number, reason: REASON }),
    ]);
    // Set aside first, it is assigned from there; assigned first, it can be set aside no more.
    expect(assigned.status).toBe(200);
    expect([204, 404]).toContain(aside.status);
    expect([await listed('waiting'), await listed('set_aside')]).toEqual([[], []]);
  });
});
