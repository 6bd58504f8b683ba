import { eq } from 'drizzle-orm';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { CollectedMail, SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { outbox } from '../../platform/schema.ts';
import { companyMembers } from '../companies/schema.ts';
import { sendDigest, sweepDigests } from './digests/digests.ts';
import { notify } from './notify.ts';
import { unsubscribeLinks } from './unsubscribing/links.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeEach(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
  merchant = await api.merchant();
});
afterEach(async () => {
  await api.close();
  await mail.stop();
});

const happen = (kind: 'new_review' | 'negative_review' | 'sending', key: string = newId(), at = merchant) =>
  api.app.db.tx((tx) => notify(api.app, tx, { companyId: at.company.id, kind, subjectId: newId(), key }));
const list = async (own = merchant, query = '') =>
  (await own.browser.get(`${own.panel}/notifications?${query}`).expect(200)).body;
const choose = (kind: string, panel: boolean, mailed: string) =>
  merchant.browser
    .put(`${merchant.panel}/notification-preferences`)
    .send({ preferences: [{ kind, panel, mail: mailed }] })
    .expect(200);
const oneClickOf = (sent: CollectedMail | undefined): string =>
  /^List-Unsubscribe: <(.+)>\r?$/m.exec(sent?.raw ?? '')?.[1] ?? '';
/** Sweeps and sends what is due. @returns the mails so far */
async function sweep() {
  await Promise.all([sweepDigests(api.app), sweepDigests(api.app)]);
  for (const { id, data } of await api.app.db.queries.select().from(outbox).where(eq(outbox.job, sendDigest.name))) {
    await sendDigest.perform(api.app, data, { id });
    await api.app.db.queries.delete(outbox).where(eq(outbox.id, id));
  }
  return mail.mailsTo(merchant.email);
}

it('what happens is listed for each member, once, and is read by one of them alone', async () => {
  const key = newId();
  await happen('new_review', key);
  await happen('new_review', key);
  await happen('negative_review');
  const { items, unread } = await list();
  expect({ kinds: items.map(({ kind }: { kind: string }) => kind), unread }).toEqual({
    kinds: ['negative_review', 'new_review'],
    unread: 2,
  });
  const read = (notificationId: string, all: boolean) =>
    merchant.browser.post(`${merchant.panel}/notifications/read`).send({ notificationId, all }).expect(200);
  expect((await read(items[1].id, false)).body).toEqual({ unread: 1 });
  // Newer ones than those that were seen stay unread.
  await happen('new_review');
  expect((await read(items[0].id, true)).body).toEqual({ unread: 1 });
  const first = await list(merchant, 'limit=2');
  expect((await list(merchant, `limit=2&cursor=${first.nextCursor}`)).items).toHaveLength(1);
});

it('nobody sees or reads another company’s notifications', async () => {
  const stranger = await api.merchant();
  await happen('new_review');
  const [item] = (await list()).items;
  expect((await list(stranger)).items).toEqual([]);
  await stranger.browser.post(`${stranger.panel}/notifications/read`).send({ notificationId: item.id, all: true });
  expect((await list()).unread).toBe(1);
});

it('a member chooses per kind what the panel shows and what is mailed', async () => {
  expect(await happen('negative_review')).toHaveLength(1);
  await choose('negative_review', false, 'off');
  expect(await happen('negative_review')).toEqual([]);
  expect((await list()).items).toHaveLength(1);
  const { body } = await merchant.browser.get(`${merchant.panel}/notification-preferences`);
  expect(body.preferences).toContainEqual({ kind: 'negative_review', panel: false, mail: 'off', push: true });
  // What must be mailed cannot be put off.
  await choose('sending', true, 'off');
  const after = (await merchant.browser.get(`${merchant.panel}/notification-preferences`)).body;
  expect(after.preferences).toContainEqual({ kind: 'sending', panel: true, mail: 'now', push: true });
});

it('a digest comes once, in the morning of the company', async () => {
  await choose('new_review', true, 'daily');
  await happen('new_review');
  await happen('new_review');
  expect(await sweep()).toEqual([]);
  await api.shiftClock('24 hours');
  const [digest, ...more] = await sweep();
  expect(more).toEqual([]);
  expect(digest?.parsed.subject).toBe('Test company: your day in summary');
  expect(digest?.parsed.text).toContain('New reviews: 2');
  await api.shiftClock('24 hours');
  expect(await sweep()).toHaveLength(1);
});

it('one click in a digest ends mails of its kinds, and a choice stops one that waits', async () => {
  await choose('new_review', true, 'weekly');
  await happen('new_review');
  await api.shiftClock('7 days');
  const [digest] = await sweep();
  const address = oneClickOf(digest);
  await happen('new_review');
  await api.program().post(new URL(address).pathname).expect(204);
  await api.shiftClock('7 days');
  expect(await sweep()).toHaveLength(1);
  const { body } = await merchant.browser.get(`${merchant.panel}/notification-preferences`);
  expect(body.preferences).toContainEqual({ kind: 'new_review', panel: true, mail: 'off', push: false });
});

it('the link of a mail shows what it told of, and a click ends those mails or all of them', async () => {
  const own = `${merchant.panel}/notification-preferences`;
  const preferences = async () => (await merchant.browser.get(own)).body.preferences;
  const userId = (await happen('negative_review'))[0]?.userId ?? '';
  const { unsubscribeUrl = '' } = await unsubscribeLinks(api.app, {
    companyId: merchant.company.id,
    userId,
    locale: 'en',
    kind: 'negative_review',
  });
  const mail = `${API_ROOT}/notification-mails/${unsubscribeUrl.split('/').at(-1)}`;
  const kinds = async () => (await api.program().get(mail).expect(200)).body.kinds;
  expect(await kinds()).toEqual([{ kind: 'negative_review', name: expect.any(String), mailed: true }]);
  // Opened by a mail program as a page, the one-click address changes nothing.
  const { headers } = await api.program().get(`${mail}/one-click`).expect(303);
  expect(headers['location']).toBe(unsubscribeUrl);
  await choose('negative_review', false, 'now');
  await api.program().post(`${mail}/unsubscribe`).send({}).expect(204);
  expect(await kinds()).toEqual([expect.objectContaining({ mailed: false })]);
  expect(await preferences()).toContainEqual({ kind: 'negative_review', panel: false, mail: 'off', push: true });
  expect(await preferences()).toContainEqual({ kind: 'question', panel: true, mail: 'now', push: true });
  await api.program().post(`${mail}/unsubscribe`).send({ all: true }).expect(204);
  const mailed = (await preferences()).filter(({ mail: time }: { mail: string }) => time !== 'off');
  expect(mailed.map(({ kind }: { kind: string }) => kind)).toEqual(['answer_held', 'withdrawal_decided', 'sending']);
});

it('a mail that must be sent has no link to end it', async () => {
  const userId = (await happen('sending'))[0]?.userId ?? '';
  expect(
    await unsubscribeLinks(api.app, { companyId: merchant.company.id, userId, locale: 'en', kind: 'sending' }),
  ).toEqual({});
});

it('a kind without a mail of its own is mailed at once with a link to what it is about', async () => {
  await choose('new_review', true, 'now');
  await happen('new_review');
  const [sent] = await sweep();
  expect(sent?.parsed.subject).toBe('Test company: New reviews: 1');
  expect(sent?.parsed.text).toContain(`/en/panel/reviews?company=${merchant.company.id}&review=`);
});

it('former members of a company get no digest', async () => {
  await choose('new_review', true, 'daily');
  await happen('new_review');
  await api.app.db.queries.delete(companyMembers).where(eq(companyMembers.companyId, merchant.company.id));
  await api.shiftClock('24 hours');
  expect(await sweep()).toEqual([]);
});

it('preferences belong to their caller', async () => {
  await api.browser().get(`${API_ROOT}/panel/companies/${merchant.company.id}/notification-preferences`).expect(401);
});
