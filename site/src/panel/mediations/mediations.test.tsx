import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { MediationPage, MerchantMediation } from '@app/contracts/mediation';
import { problem } from '../../../testing/fake-engine.ts';
import { PANEL_API, idOf, panelTest, press } from '../../../testing/panel.tsx';

const panel = panelTest();
const LIST = `GET ${PANEL_API}/mediations`;
const ID = idOf(400);
const ONE = `${PANEL_API}/mediations/${ID}`;
const hoursFromNow = (hours: number) => new Date(Date.now() + hours * 3_600_000 + 60_000).toISOString();

const aMediation = (own: Partial<MerchantMediation> = {}): MerchantMediation => ({
  reviewId: ID,
  state: 'awaiting_merchant',
  outcome: null,
  openedAt: hoursFromNow(-10),
  answerBy: hoursFromNow(62),
  endsAt: hoursFromNow(494),
  endedAt: null,
  orderId: 'Z/1',
  product: null,
  grade: 2,
  body: 'It came late.',
  authorName: 'Anna K.',
  readAt: null,
  last: null,
  unread: false,
  messages: [],
  ...own,
});
const COUNTS = { waitingForCompany: 1, waitingForReviewer: 2, ended: 3, unread: 0 };
const OUTCOMES = { opened: 6, changed: 2, deletedByAuthor: 1, expired: 0 };

function serve(mediation: MerchantMediation) {
  const page: MediationPage = { items: [mediation], nextCursor: null, counts: COUNTS, outcomes: OUTCOMES };
  panel.engine.on(LIST, () => ({ status: 200, body: page }));
  panel.engine.on(`GET ${ONE}`, () => ({ status: 200, body: mediation }));
}
const field = (name: RegExp) => screen.findByRole<HTMLTextAreaElement>('textbox', { name });

it('the inbox lists what waits for the company, with the time left and counts of every view', async () => {
  serve(aMediation());
  panel.open('/panel/mediations');
  const row = await screen.findByRole('link', { name: /Anna K\..*It came late\..*2 days, 14 hours/ });
  expect(row.getAttribute('href')).toBe(`/en/panel/mediations?mediation=${ID}`);
  expect(panel.engine.seen(LIST)[0]?.query.get('filter')).toBe('waiting_for_company');
  expect(screen.getByRole('link', { name: 'Waiting for the customer 2' }).getAttribute('href')).toBe(
    '/en/panel/mediations?show=customer',
  );
  screen.getByText(/mediations 6, changed reviews 2/);
});

it('a message is written within both clocks, beside what may not be asked', async () => {
  serve(aMediation());
  panel.engine.on(`POST ${ONE}/messages`, () => {
    const message = {
      id: idOf(401),
      from: 'merchant' as const,
      body: 'We are sorry.',
      at: hoursFromNow(0),
      notice: null,
    };
    serve(aMediation({ state: 'talking', messages: [message] }));
    return { status: 201, body: message };
  });
  panel.open('/panel/mediations', `?mediation=${ID}`);
  fireEvent.change(await field(/First message/), { target: { value: ' We are sorry. ' } });
  screen.getByText('Left: 2 days, 14 hours');
  screen.getByText('Left: 20 days, 14 hours');
  screen.getByText(/Do not offer money/);
  press('Send the message');
  await screen.findByText('The customer has not read this yet.');
  const [sent] = panel.engine.seen(`POST ${ONE}/messages`);
  expect(JSON.parse(sent?.body ?? '')).toEqual({ body: 'We are sorry.' });
  expect(sent?.headers['idempotency-key']).toEqual(expect.any(String));
});

it('a lost connection loses neither the text nor its key', async () => {
  serve(aMediation());
  let lost = true;
  panel.engine.on(`POST ${ONE}/messages`, () => {
    if (lost) {
      lost = false;
      return 'lost';
    }
    return {
      status: 201,
      body: { id: idOf(401), from: 'merchant', body: 'Hello.', at: hoursFromNow(0), notice: null },
    };
  });
  panel.open('/panel/mediations', `?mediation=${ID}`);
  fireEvent.change(await field(/First message/), { target: { value: 'Hello.' } });
  press('Send the message');
  await screen.findByText('Hello.', { selector: 'p' });
  const keys = panel.engine.seen(`POST ${ONE}/messages`).map(({ headers }) => headers['idempotency-key']);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

it('a refused message says why beside the text, which stays', async () => {
  serve(aMediation());
  panel.engine.on(`POST ${ONE}/messages`, () =>
    problem(422, 'message_refused', {
      errors: [{ path: 'body', code: 'message_money', message: 'Money may not be offered.', params: {} }],
    }),
  );
  panel.open('/panel/mediations', `?mediation=${ID}`);
  fireEvent.change(await field(/First message/), { target: { value: 'We pay 50 for five stars.' } });
  press('Send the message');
  await screen.findByText('Money may not be offered.');
  expect((await field(/First message/)).value).toBe('We pay 50 for five stars.');
});

it('a new message of the customer is marked as read when it is opened', async () => {
  const at = hoursFromNow(-1);
  serve(
    aMediation({
      state: 'talking',
      unread: true,
      last: { from: 'reviewer', at },
      messages: [{ id: idOf(402), from: 'reviewer', body: 'Thank you.', at, notice: null }],
    }),
  );
  panel.engine.on(`POST ${ONE}/read`, () => ({ status: 204 }));
  panel.open('/panel/mediations', `?mediation=${ID}`);
  await screen.findByText('Thank you.');
  await waitFor(() => expect(panel.engine.seen(`POST ${ONE}/read`)).toHaveLength(1));
});

it('an ended mediation shows its outcome and no form', async () => {
  serve(aMediation({ state: 'ended', outcome: 'changed', endedAt: hoursFromNow(-1), grade: 5 }));
  panel.open('/panel/mediations', `?show=ended&mediation=${ID}`);
  await screen.findByText('The new version is on the profile.', { exact: false });
  expect(screen.queryByRole('textbox')).toBeNull();
});
