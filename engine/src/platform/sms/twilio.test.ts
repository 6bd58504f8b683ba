import { startProvider } from './testing.ts';
import type { ProviderServer, Reaction } from './testing.ts';
import { createTwilio } from './twilio.ts';

const SID = `AC${'0123456789abcdef'.repeat(2)}`;
const MESSAGE = { to: '+14155550123', text: 'How was it? https://x.example/i/1', id: 'invitation-1' };
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.seen.splice(0));

const sender = (from = '+14155559999') =>
  createTwilio({ accountSid: SID, authToken: 'secret', from, url: provider.url, timeoutMs: 2_000 });
const sendWith = (reaction: Reaction, from?: string) => {
  provider.answer(() => reaction);
  return sender(from).send(MESSAGE);
};
const failure = (status: number, code: number, headers = {}) => ({
  status,
  headers,
  body: { code, message: `The number ${MESSAGE.to} …`, more_info: `https://docs.example/${code}`, status },
});
const taken: Reaction = { status: 201, body: { sid: 'SM1', status: 'queued', error_code: null } };

it('Twilio gets a form at the account’s messages, with basic authentication', async () => {
  expect(await sendWith(taken)).toEqual({ outcome: 'delivered', providerId: 'SM1', answer: 'queued' });
  const [request] = provider.seen;
  expect(request).toMatchObject({ method: 'POST', path: `/2010-04-01/Accounts/${SID}/Messages.json` });
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from(`${SID}:secret`).toString('base64')}`);
  expect(request?.form).toEqual({ To: MESSAGE.to, From: '+14155559999', Body: MESSAGE.text });
});

it('Twilio sends through a messaging service where one is configured', async () => {
  await sendWith(taken, `MG${'0'.repeat(32)}`);
  expect(provider.seen[0]?.form).toEqual({
    To: MESSAGE.to,
    MessagingServiceSid: `MG${'0'.repeat(32)}`,
    Body: MESSAGE.text,
  });
});

it.each<[string, Reaction, object]>([
  ['an owner who said STOP', failure(400, 21610), { outcome: 'rejected', reason: 'unsubscribed' }],
  ['no number', failure(400, 21211), { outcome: 'rejected', reason: 'number' }],
  ['no mobile', failure(400, 21614), { outcome: 'rejected', reason: 'number' }],
  ['a rate limit', failure(429, 20429, { 'retry-after': '5' }), { outcome: 'retry', afterSeconds: 5 }],
  ['a full queue', failure(429, 21611), { outcome: 'retry', afterSeconds: 60 }],
  ['a wrong login', failure(401, 20003), { outcome: 'retry' }],
  ['a country that the account may not reach', failure(400, 21408), { outcome: 'retry' }],
  ['its own trouble, in its own words', failure(500, 20500), { outcome: 'retry' }],
  ['HTTP 503 without words', { status: 503, body: {} }, { outcome: 'retry' }],
  ['a gateway that has lost its server: nobody knows', 'bad-gateway', { outcome: 'unknown' }],
  ['a connection torn down: nobody knows', 'hang-up', { outcome: 'unknown' }],
  ['no answer in time: nobody knows', 'silence', { outcome: 'unknown' }],
])('Twilio understands %s', async (_name, reaction, result) => {
  expect(await sendWith(reaction)).toMatchObject(result);
});

it('phone numbers in the provider’s answer are not kept', async () => {
  expect((await sendWith(failure(400, 21211))).answer).toBe('21211 The number … …');
});

it('Twilio says that it cannot tell a second copy', () => expect(sender().deduplicates).toBe(false));
