import { mintStaffToken } from '@app/contracts/security/staff-token';
import type { StaffRole } from '@app/contracts/security/staff-token';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { picture } from '../../platform/pictures/testing.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { subscriptions } from '../billing/schema.ts';

const MANAGER = {
  name: 'Jan Nowak',
  email: 'jan@staff.example',
  phone: '+48 600 700 800',
  languages: ['en', 'pl'],
};
let sink: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  sink = await startSmtpSink();
  api = await testApi({ SMTP_URL: sink.url });
});
beforeEach(async () => {
  merchant = await api.merchant();
  sink.mails.length = 0;
});
afterAll(async () => {
  await api.close();
  await sink.stop();
});

const asStaff = (role: StaffRole = 'support') => {
  const token = mintStaffToken(api.app.config.STAFF_KEY, { staffId: '7', name: 'Jan Nowak', role });
  const at = `${API_ROOT}/staff/companies/${merchant.company.id}/manager`;
  const call = (method: 'get' | 'put' | 'post' | 'delete', path = '') => {
    const request = api.program()[method](at + path);
    return request.set('Authorization', `Bearer ${token}`);
  };
  return {
    get: () => call('get'),
    put: (path = '') => call('put', path),
    post: () => call('post', '/messages'),
    remove: () => call('delete'),
  };
};
const write = (body: string, as = merchant) => as.browser.post(`${as.panel}/manager/messages`).send({ body });
const box = async (as = merchant) => (await as.browser.get(`${as.panel}/manager`).expect(200)).body;

it('staff assign a manager, whose card the company sees with a photo', async () => {
  expect(await box()).toEqual({ manager: null, messages: [], nextCursor: null });
  await write('Is anybody there?').expect(404);
  await asStaff().put().send(MANAGER).expect(200);
  const photo = await picture('png', 400, 400);
  await asStaff().put('/photo').type('image/png').send(photo).expect(200);
  const { manager } = await box();
  expect(manager).toMatchObject(MANAGER);
  expect(manager.photo).toMatch(/^data:image\/webp;base64,/);
  await asStaff().put('/photo').type('image/png').send(Buffer.from('no picture')).expect(422);
  await asStaff().remove().expect(204);
  expect((await box()).manager).toBeNull();
});

it('a message reaches the manager by mail, whose answer to it goes to the member, and one in the panel to the company', async () => {
  await asStaff().put().send(MANAGER).expect(200);
  await write('  ').expect(422);
  await write('Should the second shop\n\nhave a profile of its own?').expect(201);
  await runOutbox(api.app);
  const [mail] = sink.mails;
  expect(mail?.to).toEqual([MANAGER.email]);
  expect(mail?.raw).toMatch(new RegExp(`^Reply-To: .*${merchant.email}`, 'm'));
  expect(mail?.parsed.text).toContain('have a profile of its own?');

  sink.mails.length = 0;
  const answered = await asStaff('administrator').post().send({ body: 'Yes, it should.' }).expect(201);
  await runOutbox(api.app);
  expect(sink.mails.map(({ to }) => to)).toEqual([[merchant.email]]);
  expect(sink.mails[0]?.parsed.text).toContain('Yes, it should.');
  expect(sink.mails[0]?.parsed.text).toContain(`/panel/manager?company=${merchant.company.id}`);
  const { messages } = await box();
  expect(messages).toEqual(answered.body.messages);
  expect(messages.map(({ from, name }: { from: string; name: string }) => [from, name])).toEqual([
    ['manager', 'Jan Nowak'],
    ['company', expect.any(String)],
  ]);
});

it('the conversation with the manager shows older messages page by page', async () => {
  await asStaff().put().send(MANAGER).expect(200);
  for (let n = 0; n < 31; n++)
    await asStaff()
      .post()
      .send({ body: `Answer ${n}` })
      .expect(201);
  const first = await box();
  expect(first.messages).toHaveLength(30);
  const { body } = await merchant.browser
    .get(`${merchant.panel}/manager`)
    .query({ cursor: first.nextCursor })
    .expect(200);
  expect(body).toMatchObject({ messages: [{ body: 'Answer 0' }], nextCursor: null });
});

it('a manager is part of Pro, and not of Start; other staff assign nobody', async () => {
  await asStaff('moderator').put().send(MANAGER).expect(403);
  const periodEnd = new Date(Date.now() + 20 * 86_400_000);
  const of = { companyId: merchant.company.id, state: 'paid', periodEnd } as const;
  await api.app.db.queries
    .insert(subscriptions)
    .values({ ...of, plan: 'trustStart' })
    .onConflictDoUpdate({ target: subscriptions.companyId, set: { ...of, plan: 'trustStart' } });
  const { body } = await merchant.browser.get(`${merchant.panel}/manager`).expect(402);
  expect(body).toMatchObject({
    code: 'plan_lacks_feature',
    params: { feature: 'dedicated_manager', plan: 'trustPro' },
  });
  await write('Hello?').expect(402);
});
