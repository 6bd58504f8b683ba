import { translator } from '../../platform/i18n.ts';
import { aConfig, anOrder } from '../invitations/testing.ts';
import { FIRST_STEP_ALLOWANCE, senderTest } from './testing.ts';
import type { SenderTest } from './testing.ts';

const t = translator('en', 'mails');
let test: SenderTest;
beforeAll(async () => {
  test = await senderTest();
});
beforeEach(() => {
  test.sink.refuse(() => undefined);
  test.sink.clear();
});
afterAll(() => test.close());

const subjectsTo = (email: string) => test.sink.mailsTo(email).map(({ parsed }) => parsed.subject);

it('in its first week a new sender messages a few customers a day in order, is notified, and can be stopped by staff', async () => {
  const shop = await test.newcomer({ name: 'Fresh shop', slug: 'fresh-shop' });
  const companyName = 'Fresh shop';
  const customers = await test.orders(shop, 30);

  for (let day = 1; day <= 7; day++) {
    await test.work();
    expect(test.reached(customers)).toEqual(customers.slice(0, FIRST_STEP_ALLOWANCE * day));
    expect(await test.sendingOf(shop)).toMatchObject({
      state: 'slowed',
      allowance: FIRST_STEP_ALLOWANCE,
      sentToday: FIRST_STEP_ALLOWANCE,
      waiting: 30 - FIRST_STEP_ALLOWANCE * day,
    });
    await test.day();
  }
  // Members are notified on the first day only.
  expect(subjectsTo(shop.email)).toEqual([t('senders.slowedSubject', { companyName })]);

  // Second week: a healthy sender may send more.
  await test.work();
  expect(test.reached(customers)).toEqual(customers.slice(0, FIRST_STEP_ALLOWANCE * 9));
  expect(await test.sendingOf(shop)).toMatchObject({
    allowance: 2 * FIRST_STEP_ALLOWANCE,
    sentToday: 2 * FIRST_STEP_ALLOWANCE,
    waiting: 3,
  });

  const listed = (await test.senders('?group=new&q=fresh')).items;
  expect(listed).toMatchObject([
    { name: companyName, state: 'slowed', sent: FIRST_STEP_ALLOWANCE * 8, waiting: 3, senderNames: ['Test shop'] },
  ]);
  await test.staff(shop.company.id, 'sending/stop', 'Recipients have never bought anything there.');
  await test.staff(shop.company.id, 'sending/stop', 'Said a second time, and done once.');
  await test.day();
  const late = await test.orders(shop, 1);
  await test.day();
  expect(test.reached([...customers, ...late])).toHaveLength(FIRST_STEP_ALLOWANCE * 9);
  expect(await test.sendingOf(shop)).toMatchObject({
    state: 'stopped',
    waiting: 4,
    stoppedReason: 'Recipients have never bought anything there.',
  });
  const [, stopped, ...more] = test.sink.mailsTo(shop.email);
  expect(stopped?.parsed.subject).toBe(t('senders.stoppedSubject', { companyName }));
  expect(stopped?.parsed.text).toContain('Recipients have never bought anything there.');
  expect(more).toEqual([]);
  expect((await test.senders('?group=stopped')).items).toMatchObject([{ name: companyName, waiting: 4 }]);

  await test.staff(shop.company.id, 'sending/resume', 'They have shown us the orders.');
  await test.work();
  expect(test.reached([...customers, ...late])).toEqual([...customers, ...late]);
  expect(subjectsTo(shop.email)).toContain(t('senders.resumedSubject', { companyName }));
  const { items } = (await shop.browser.get(`${shop.panel}/audit-log`).expect(200)).body;
  expect(items.map(({ act, actor }: { act: string; actor: { kind: string } }) => [act, actor.kind])).toEqual([
    ['sender.resumed', 'staff'],
    ['sender.stopped', 'staff'],
  ]);
});

it('after vouching, waiting invitations are sent at once and in order', async () => {
  const shop = await test.newcomer();
  const customers = await test.orders(shop, 20);
  await test.work();
  expect(test.reached(customers)).toHaveLength(FIRST_STEP_ALLOWANCE);
  await test.staff(shop.company.id, 'vouching', 'A customer of ours of many years.');
  await test.work();
  expect(test.reached(customers).toSorted()).toEqual(customers.toSorted());
  expect(await test.sendingOf(shop)).toMatchObject({
    state: 'free',
    allowance: null,
    sentToday: null,
    waiting: 0,
    slowedSince: null,
  });
  await test.staff(shop.company.id, 'vouching/withdrawal', 'It was somebody else of that name.');
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'slowed', sentToday: 20 });
});

it('surveys, reminders and invitations share the daily allowance, and a retry counts once', async () => {
  const shop = await test.newcomer();
  const survey = (
    await shop.browser
      .post(`${shop.panel}/surveys`)
      .send({ kind: 'nps', title: { en: 'One question' }, defaultLanguage: 'en' })
      .expect(201)
  ).body;
  await shop.browser.put(`${shop.panel}/surveys/${survey.id}/state`).send({ state: 'open' }).expect(200);
  const asked = Array.from({ length: 4 }, (_, n) => `asked-${n}-${shop.company.id}@mail.example`);
  await shop.browser
    .post(`${shop.panel}/surveys/${survey.id}/invitations`)
    .send({ basis: 'consent', recipients: asked.map((email) => ({ email })) })
    .expect(202);
  const reminding = await test.app.db.tx((tx) =>
    aConfig(tx, shop.company.id, { name: 'Reminding', reminders: 1, reminderDays: 1 }),
  );
  const reminded = `reminded-${shop.company.id}@mail.example`;
  test.sink.refuse((to) => (to === reminded ? { code: 450 } : undefined));
  await anOrder(test.app, shop.company.id, { email: reminded, configId: reminding.id });
  await test.work();
  expect(test.reached(asked)).toHaveLength(FIRST_STEP_ALLOWANCE - 1);
  test.sink.refuse(() => undefined);
  await test.shiftClock('10 minutes');
  await test.work();
  expect(test.reached([...asked, reminded])).toHaveLength(FIRST_STEP_ALLOWANCE);
  expect(test.reached([reminded])).toHaveLength(1);

  await test.shiftClock('1 day');
  await test.work();
  expect(test.reached([...asked, reminded])).toHaveLength(2 * FIRST_STEP_ALLOWANCE);
  await test.shiftClock('1 day');
  await test.work();
  // Four surveyed, one invited and reminded; each message was sent once.
  expect(test.reached([...asked, reminded]).toSorted()).toEqual([...asked, reminded, reminded].toSorted());
});

it('bounces reduce the allowance below the first step', async () => {
  const shop = await test.newcomer();
  const customers = await test.orders(shop, 40);
  test.sink.refuse((to) => (customers.includes(to) ? { code: 550 } : undefined));
  await test.staff(shop.company.id, 'vouching');
  await test.work();
  await test.staff(shop.company.id, 'vouching/withdrawal');
  expect(await test.sendingOf(shop)).toMatchObject({ state: 'slowed', allowance: 1, waiting: 0 });
  expect((await test.senders(`?q=${shop.company.slug}`)).items).toMatchObject([{ sent: 40, bounced: 40 }]);
});
