import { createSmsapi } from './smsapi.ts';
import { startProvider } from './testing.ts';
import type { ProviderServer, Reaction } from './testing.ts';

const MESSAGE = { to: '+48600700800', text: 'Sklep: jak było? https://x.example/i/1', id: 'invitation-1' };
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startProvider();
});
afterAll(() => provider.stop());
beforeEach(() => provider.seen.splice(0));

const sender = () => createSmsapi({ token: 'secret-token', from: 'Opinie', url: provider.url, timeoutMs: 2_000 });
const sendWith = (reaction: Reaction) => {
  provider.answer(() => reaction);
  return sender().send(MESSAGE);
};
/** As SMSAPI tells an error: with status 200. */
const failure = (error: number, message = 'Why') => ({ status: 200, body: { error, message } });

it('SMSAPI gets a form with the token, the number without its plus, and an id for deduplication', async () => {
  const list = [{ id: '5F1B', points: 0.16, number: '48600700800', status: 'QUEUE', error: null }];
  expect(await sendWith({ status: 200, body: { count: 1, list } })).toEqual({
    outcome: 'delivered',
    providerId: '5F1B',
    answer: 'QUEUE',
  });
  const [request] = provider.seen;
  expect(request).toMatchObject({ method: 'POST', path: '/sms.do' });
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
  });
  expect(request?.form).toEqual({
    to: '48600700800',
    message: MESSAGE.text,
    from: 'Opinie',
    idx: 'invitation-1',
    check_idx: '1',
    format: 'json',
    encoding: 'utf-8',
  });
});

it.each<[string, Reaction, object]>([
  ['no valid number: never again', failure(13, 'No correct phonenumbers'), { outcome: 'rejected', reason: 'number' }],
  ['the same message a second time: it has gone', failure(53), { outcome: 'delivered', providerId: 'invitation-1' }],
  ['too many requests at once', failure(203), { outcome: 'retry', afterSeconds: 60 }],
  ['a wrong token', failure(101, 'Authorization failed'), { outcome: 'retry' }],
  ['no credit left', failure(103), { outcome: 'retry' }],
  ['a sender name that is not ours', failure(14), { outcome: 'retry' }],
  ['trouble of its own', failure(201), { outcome: 'retry' }],
  [
    'HTTP 429 with the time to wait',
    { status: 429, body: {}, headers: { 'retry-after': '17' } },
    { outcome: 'retry', afterSeconds: 17 },
  ],
  ['HTTP 503', { status: 503, body: {} }, { outcome: 'retry' }],
  ['a gateway that has lost its server: nobody knows', 'bad-gateway', { outcome: 'unknown' }],
  ['a connection torn down: nobody knows', 'hang-up', { outcome: 'unknown' }],
  ['no answer in time: nobody knows', 'silence', { outcome: 'unknown' }],
])('SMSAPI understands %s', async (_name, reaction, result) => {
  expect(await sendWith(reaction)).toMatchObject(result);
});

it('phone numbers in the provider’s answer are not kept', async () => {
  const result = await sendWith(failure(13, 'Wrong: 48 600 700 800 and +48600700800'));
  expect(result.answer).toBe('13 Wrong: … and …');
});

it('a refused connection means that nothing was sent', async () => {
  const gone = await startProvider();
  await gone.stop();
  const nobody = createSmsapi({ token: 'secret-token', from: 'Opinie', url: gone.url });
  expect(await nobody.send(MESSAGE)).toMatchObject({ outcome: 'retry' });
});

it('SMSAPI says that it sends a message once, whatever happens', () => expect(sender().deduplicates).toBe(true));
