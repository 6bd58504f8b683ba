import type { StaffReversals } from '@app/contracts/staff/reversals';
import { newId } from '../../../kernel/ids.ts';
import { staffOf } from '../../staff/testing.ts';
import { sweepReversals } from '../payments/stripe/reversals.ts';
import { cardTest } from '../payments/stripe/testing.ts';
import type { CardTest } from '../payments/stripe/testing.ts';

let test: CardTest;
beforeEach(async () => {
  test = await cardTest();
});
afterEach(() => test.close());

const intent = (): string => [...test.stripe.intents.keys()][0] ?? '';
const staff = () => staffOf(test)('administrator');
const list = async (query = ''): Promise<StaffReversals['items']> =>
  (await staff().get(`/card-reversals?${query}`).expect(200)).body.items;
const tasks = async (query = '') => (await list(query)).map(({ kind, task }) => [kind, task]);
const REASON = { reason: 'Settled by telephone.' };

it('a refund is to be corrected until a correction has taken its amount back', async () => {
  const merchant = await test.cardSubscriber();
  test.stripe.refund(intent(), 3567);
  await sweepReversals(test.app);
  expect(await list('task=open')).toMatchObject([
    {
      kind: 'refund',
      task: 'correct',
      amount: 3567,
      companyId: merchant.company.id,
      corrected: 0,
      invoice: { number: expect.stringMatching(/^FV/) },
    },
  ]);
  const [refund] = await list();
  await staff().post(`/invoices/${refund?.invoice?.id}/corrections`).send({ reason: 'Returned.' }).expect(201);
  expect(await list()).toMatchObject([{ task: 'nothing', corrected: 3567 }]);
  expect(await tasks('task=open')).toEqual([]);
});

it('a dispute waits for evidence, and is open again when its state changes after staff have settled it', async () => {
  await test.cardSubscriber();
  const disputed = test.stripe.dispute(intent());
  await sweepReversals(test.app);
  expect(await tasks('task=open')).toEqual([['dispute', 'answer']]);
  const [dispute] = await list();
  const path = `/card-reversals/${dispute?.id}/settlement`;
  await staff().post(path).send({ reason: '' }).expect(422);
  await staff().post(path).send(REASON).expect(204);
  expect(await tasks()).toEqual([['dispute', 'nothing']]);
  Object.assign(disputed, { status: 'lost' });
  await sweepReversals(test.app);
  expect(await tasks('task=open')).toEqual([['dispute', 'correct']]);
  await staff().post(path).send(REASON).expect(204);
  expect(await tasks('task=open')).toEqual([]);
});

it('a refund that failed has to be sent another way', async () => {
  await test.cardSubscriber();
  test.stripe.refund(intent(), 1000).status = 'failed';
  await sweepReversals(test.app);
  expect(await tasks('task=open')).toEqual([['refund', 'resend']]);
});

it('support sees no reversals, and an unknown one is not found', async () => {
  for (const role of ['support', 'moderator'] as const) {
    await staffOf(test)(role).get('/card-reversals').expect(403);
    await staffOf(test)(role).post(`/card-reversals/${newId()}/settlement`).send(REASON).expect(403);
  }
  await staff().post(`/card-reversals/${newId()}/settlement`).send(REASON).expect(404);
});
