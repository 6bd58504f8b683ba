import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { DAILY_CAPS } from './daily-cap.ts';
import type { MailShare } from './mail.tsx';

let smtp: SmtpSink;
let test: TestApp;
beforeAll(async () => {
  smtp = await startSmtpSink();
  test = await testApp({ SMTP_URL: smtp.url, CONTACT_EMAIL: 'office@reviews.example' });
});
afterAll(async () => {
  await test.close();
  await smtp.stop();
});

let sent = 0;
/** Sends one mail. @returns what became of it */
async function send(address: string, share: MailShare = 'anybody', key: string = share, id = `m.${(sent += 1)}`) {
  const render = () => ({ key, subject: 'Hello', html: '<p>Hello</p>', text: 'Hello\n' });
  return test.app.mailer.send({
    to: { address },
    locale: 'en',
    messageId: `${id}@reviews.example`,
    mail: { key, share, render },
  });
}
const fill = async (address: string, share: MailShare = 'anybody', key: string = share) => {
  // At once, as from many workers.
  const results = await Promise.all(Array.from({ length: DAILY_CAPS[share] + 5 }, () => send(address, share, key)));
  return results.filter(({ outcome }) => outcome === 'delivered').length;
};

it('the daily cap lets 20 mails through to one mailbox, however its address is spelled', async () => {
  expect(await fill('anna@customer.example')).toBe(20);
  const refused = await send('Anna+tea@customer.example', 'anybody', 'another-kind');
  expect(refused).toEqual({
    outcome: 'retry',
    answer: 'this address has had its mails of the day',
    afterSeconds: expect.any(Number),
  });
  expect(refused.afterSeconds).toBeGreaterThan(23 * 3600);
  expect((await send('otto@customer.example')).outcome).toBe('delivered');
  expect(smtp.mailsTo('anna@customer.example')).toHaveLength(20);
});

it('account mails have a daily cap of their own per kind, so that one kind cannot use up another’s', async () => {
  await fill('eve@customer.example');
  expect(await fill('eve@customer.example', 'security', 'verify-email')).toBe(20);
  expect((await send('eve@customer.example', 'security', 'password-reset')).outcome).toBe('delivered');
  // Too many links are dropped: they would come too late.
  expect(await send('eve@customer.example', 'security', 'verify-email')).toMatchObject({ outcome: 'bounced' });
});

it('the daily cap counts a mail once, however often it is retried', async () => {
  for (let n = 0; n < 30; n += 1)
    expect((await send('again@customer.example', 'anybody', 'invitation', 'the-same')).outcome).toBe('delivered');
  expect((await send('again@customer.example')).outcome).toBe('delivered');
});

it('the operator’s mailbox has no daily cap, and members of companies have a wide one', async () => {
  for (let n = 0; n < 30; n += 1) expect((await send('office@reviews.example')).outcome).toBe('delivered');
  for (let n = 0; n < 30; n += 1) expect((await send('boss@shop.example', 'member')).outcome).toBe('delivered');
});

it('the daily cap makes room again after a day', async () => {
  expect(await fill('later@customer.example')).toBe(20);
  await test.shiftClock('24 hours 1 second');
  expect((await send('later@customer.example')).outcome).toBe('delivered');
});
