import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { linksOf, startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { subscriptions } from '../../billing/schema.ts';
import { aCompany } from '../../companies/testing.ts';
import type { Company } from '../../companies/public.ts';
import { aConfig, anOrder, eventsOf, runWorker } from '../testing.ts';
import { recordOpened } from '../links/invitation-links.ts';
import { optOut } from '../opt-outs/service.ts';
import { invitationById } from '../repo.ts';
import type { Invitation } from '../repo.ts';
import { sweepOverLimit } from '../scheduling/sweeps.ts';

let smtp: SmtpSink;
let test: TestApp;
let company: Company;
beforeEach(async () => {
  smtp = await startSmtpSink();
  test = await testApp({ SMTP_URL: smtp.url });
  company = await test.app.db.tx((tx) => aCompany(tx, { name: 'Herbaciarnia' }));
  await test.app.db.tx((tx) => aConfig(tx, company.id));
});
afterEach(async () => {
  await test.close();
  await smtp.stop();
});

const stateOf = async ({ id }: Invitation) => (await invitationById(test.app.db.queries, id))?.state;
const order = (given: Parameters<typeof anOrder>[2] = {}) => anOrder(test.app, company.id, given);

it('an invitation mail has five grade links, a one-click opt-out and a tracking pixel', async () => {
  const invitation = await order({ email: 'anna@customer.example', name: 'Anna Kowalska' });
  await runWorker(test.app);
  const mail = await smtp.waitForMail('anna@customer.example');
  const token = test.app.tokens.derive('invitation', invitation.id);
  expect(linksOf(mail).filter((link) => link.includes(`/edit/${token}?grade=`))).toHaveLength(5);
  expect(mail.raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const opened = test.app.tokens.derive('opened', invitation.id);
  expect(mail.parsed.html).toContain(`<img src="http://localhost:8000/api/v1/invitations/${opened}/opened.gif"`);
  expect(await stateOf(invitation)).toBe('sent');
  await recordOpened(test.app, opened);
  await recordOpened(test.app, opened);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'sent', 'opened']);
  await test.shiftClock('61 minutes');
  await recordOpened(test.app, opened);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'sent', 'opened', 'opened']);
});

it('a permanent refusal by the mail server bounces the invitation', async () => {
  smtp.refuse(() => ({ code: 550 }));
  const invitation = await order();
  await runWorker(test.app);
  expect(await stateOf(invitation)).toBe('bounced');
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'bounced']);
});

it('a deferred mail is retried at growing intervals and counted once', async () => {
  smtp.refuse(() => ({ code: 450 }));
  const invitation = await order({ email: 'later@customer.example' });
  await runWorker(test.app);
  expect(await runWorker(test.app)).toBe(0);
  await test.shiftClock('6 minutes');
  expect(await runWorker(test.app)).toBe(1);
  smtp.refuse(() => undefined);
  await test.shiftClock('16 minutes');
  await runWorker(test.app);
  expect(smtp.mailsTo('later@customer.example')).toHaveLength(1);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'postponed', 'postponed', 'sent']);
  const { rows } = await test.app.db.pool.query('select sum(sent)::int as sent from engine.invitation_usage');
  expect(rows).toEqual([{ sent: 1 }]);
});

it('an invitation waits while the mailbox has reached its daily cap', async () => {
  const address = 'full@customer.example';
  const render = () => ({ key: 'other', subject: 'Hello', html: '<p>Hello</p>', text: 'Hello' });
  for (let n = 0; n < 20; n += 1)
    await test.app.mailer.send({
      to: { address },
      locale: 'en',
      messageId: `other.${n}@reviews.example`,
      mail: { key: 'other', render },
    });
  const invitation = await order({ email: address });
  await runWorker(test.app);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'postponed']);
  await test.shiftClock('12 hours');
  expect(await runWorker(test.app)).toBe(0);
  await test.shiftClock('13 hours');
  await runWorker(test.app);
  expect(await eventsOf(test.app, invitation)).toEqual(['created', 'postponed', 'sent']);
  expect(smtp.mailsTo(address)).toHaveLength(21);
});

it('an invitation to a mailbox that stays full for days is given up', async () => {
  smtp.refuse(() => ({ code: 452 }));
  const invitation = await order();
  for (let day = 0; day < 8; day++) {
    await runWorker(test.app);
    await test.shiftClock('25 hours');
  }
  expect(await stateOf(invitation)).toBe('bounced');
});

it('an opt-out is checked at the moment of sending', async () => {
  const first = await order({ email: 'eve@customer.example' });
  await runWorker(test.app);
  const second = await order({ email: 'EVE@customer.example' });
  await optOut(test.app, test.app.tokens.derive('opt-out', first.id));
  const third = await order({ email: 'eve@customer.example' });
  await runWorker(test.app);
  expect([await stateOf(first), await stateOf(second), await stateOf(third)]).toEqual([
    'sent',
    'opted_out',
    'opted_out',
  ]);
  expect(smtp.mailsTo('eve@customer.example')).toHaveLength(1);
});

describe('one person', () => {
  it('a person gets at most two mails a day from one company, however the address is spelled', async () => {
    const all = [];
    for (let n = 0; n < 5; n++) all.push(await order({ email: `anna+${n}@customer.example` }));
    await runWorker(test.app);
    expect(smtp.mails).toHaveLength(2);
    await test.shiftClock('25 hours');
    await runWorker(test.app);
    expect(smtp.mails).toHaveLength(4);
    await test.shiftClock('25 hours');
    await runWorker(test.app);
    expect(smtp.mails).toHaveLength(5);
    expect(new Set(await Promise.all(all.map(stateOf)))).toEqual(new Set(['sent']));
  });

  it('a person gets at most five mails a day from all companies together', async () => {
    for (let n = 0; n < 6; n++) {
      const shop = await test.app.db.tx((tx) => aCompany(tx));
      await test.app.db.tx((tx) => aConfig(tx, shop.id));
      await anOrder(test.app, shop.id, { email: 'bob@customer.example' });
    }
    await runWorker(test.app);
    expect(smtp.mailsTo('bob@customer.example')).toHaveLength(5);
    await test.shiftClock('25 hours');
    await runWorker(test.app);
    expect(smtp.mailsTo('bob@customer.example')).toHaveLength(6);
  });

  it('a retried mail counts once against the recipient limit', async () => {
    smtp.refuse(() => ({ code: 450 }));
    await order({ email: 'carol@customer.example' });
    for (let times = 0; times < 4; times++) {
      await runWorker(test.app);
      await test.shiftClock('20 minutes');
    }
    smtp.refuse(() => undefined);
    await test.shiftClock('3 hours');
    await order({ email: 'carol@customer.example' });
    await runWorker(test.app);
    expect(smtp.mailsTo('carol@customer.example')).toHaveLength(2);
  });
});

describe('the language', () => {
  it('a mail has the order’s language, else the default one, with the merchant’s texts in that language', async () => {
    const shop = await test.app.db.tx((tx) => aCompany(tx));
    const texts = { pl: { subject: '{{name}}, jak było w {{company}}?', body: 'Cześć {{name}}!\n\nNapisz nam.' } };
    const config = { defaultLanguage: 'de' as const, texts };
    await test.app.db.tx((tx) => aConfig(tx, shop.id, config));
    const polish = await anOrder(test.app, shop.id, { email: 'pl@c.example', language: 'pl', name: 'Ala' });
    const nameless = await anOrder(test.app, shop.id, { email: 'pl2@c.example', language: 'pl' });
    const german = await anOrder(test.app, shop.id, { email: 'de@c.example' });
    await runWorker(test.app);
    expect((await smtp.waitForMail('pl@c.example')).parsed).toMatchObject({
      subject: 'Ala, jak było w Test company?',
      text: expect.stringContaining('Cześć Ala!\n\nNapisz nam.'),
    });
    expect((await smtp.waitForMail('pl2@c.example')).parsed.text).toContain('Cześć!\n\nNapisz nam.');
    expect((await smtp.waitForMail('de@c.example')).raw).toMatch(/^Content-Language: de\r?$/m);
    expect([polish.language, nameless.language, german.language]).toEqual(['pl', 'pl', 'de']);
  });

  it('a mail always has the default language if the language rule says so', async () => {
    const shop = await test.app.db.tx((tx) => aCompany(tx));
    await test.app.db.tx((tx) => aConfig(tx, shop.id, { defaultLanguage: 'cs', languageRule: 'default' }));
    expect((await anOrder(test.app, shop.id, { language: 'pl' })).language).toBe('cs');
  });
});

describe('the month’s invitations', () => {
  const limit = (monthlyInvitations: number) =>
    test.app.db.queries
      .insert(subscriptions)
      .values({
        companyId: company.id,
        plan: 'enterprise',
        state: 'paid',
        monthlyInvitations,
        periodEnd: new Date(Date.now() + 400 * 86_400_000),
      })
      .onConflictDoUpdate({ target: subscriptions.companyId, set: { monthlyInvitations } });
  const suspend = (state: 'suspended' | 'paid') =>
    test.app.db.queries.update(subscriptions).set({ state }).where(eq(subscriptions.companyId, company.id));
  const states = (list: Invitation[]) => Promise.all(list.map(stateOf));

  it('invitations over the monthly limit are kept, and released oldest first after an upgrade', async () => {
    await limit(2);
    const list: Invitation[] = [];
    for (let n = 0; n < 5; n++)
      list.push(await order({ purchasedAt: new Date(Date.now() - (9 - n) * 1000).toISOString() }));
    await runWorker(test.app);
    expect(await states(list)).toEqual(['sent', 'sent', 'over_limit', 'over_limit', 'over_limit']);
    expect(await sweepOverLimit(test.app)).toBe(0);
    await limit(4);
    expect(await sweepOverLimit(test.app)).toBe(2);
    await runWorker(test.app);
    expect(await states(list)).toEqual(['sent', 'sent', 'sent', 'sent', 'over_limit']);
    expect(await eventsOf(test.app, list[2]!)).toEqual(['created', 'over_limit', 'released', 'sent']);
  });

  it('the monthly limit resets at midnight in the company’s time zone', async () => {
    const zone = 'Pacific/Auckland';
    await test.app.db.pool.query('update engine.companies set time_zone = $1 where id = $2', [zone, company.id]);
    await limit(1);
    // Half an hour before the end of the month in the company's zone, noon of the previous day in London.
    const end = DateTime.now().setZone(zone).endOf('month').minus({ minutes: 30 });
    await test.shiftClock(`${Math.round(end.toMillis() - Date.now())} milliseconds`);
    const list = [await order(), await order()];
    await runWorker(test.app);
    expect(await sweepOverLimit(test.app)).toBe(0);
    await test.shiftClock('31 minutes');
    expect(await sweepOverLimit(test.app)).toBe(1);
    await runWorker(test.app);
    expect(await states(list)).toEqual(['sent', 'sent']);
    const { rows } = await test.app.db.pool.query('select sent from engine.invitation_usage order by month');
    expect(rows).toEqual([{ sent: 1 }, { sent: 1 }]);
  });

  it('an invitation counts once against the month, even if it was deferred or kept during a suspension', async () => {
    await limit(1);
    smtp.refuse(() => ({ code: 450 }));
    const counted = await order();
    await runWorker(test.app);
    const late = await order();
    await suspend('suspended');
    await test.shiftClock('6 minutes');
    await runWorker(test.app);
    expect(await states([counted, late])).toEqual(['over_limit', 'over_limit']);
    expect(await sweepOverLimit(test.app)).toBe(0);
    await suspend('paid');
    smtp.refuse(() => undefined);
    // The month is used up, but this invitation is already counted.
    expect(await sweepOverLimit(test.app)).toBe(1);
    await runWorker(test.app);
    expect(await states([counted, late])).toEqual(['sent', 'over_limit']);
    const usage = () => test.app.db.pool.query('select sent from engine.invitation_usage');
    expect((await usage()).rows).toEqual([{ sent: 1 }]);
    await limit(2);
    expect(await sweepOverLimit(test.app)).toBe(1);
    await runWorker(test.app);
    expect((await usage()).rows).toEqual([{ sent: 2 }]);
  });

  it('invitations are kept while the subscription is suspended', async () => {
    await limit(100);
    await suspend('suspended');
    await expect(order()).rejects.toMatchObject({ code: 'company_suspended' });
  });
});
