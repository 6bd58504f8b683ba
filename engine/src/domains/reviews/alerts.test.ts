import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { alertAverage, alertNegative } from './alerts.ts';
import { aReview } from './factory.ts';
import { act } from './life.ts';

let mail: SmtpSink;
let api: TestApi;
let merchant: SignedInMerchant;
beforeAll(async () => {
  mail = await startSmtpSink();
  api = await testApi({ SMTP_URL: mail.url });
});
beforeEach(async () => {
  merchant = await api.merchant({ name: 'Oak Café' });
});
afterAll(async () => {
  await api.close();
  await mail.stop();
});

/** Publishes one review of the company, with everything that follows. @returns its id. */
async function publish(grade: number, body = 'The coffee was cold when it came.', but: string[] = []): Promise<string> {
  const { id } = await api.app.db.tx((tx) =>
    aReview(tx, { companyId: merchant.company.id, grade: grade as 1, state: 'screening', publishedAt: null, body }),
  );
  await api.app.db.tx((tx) => act(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' }));
  await runOutbox(api.app, { but });
  return id;
}
const mails = (to = merchant.email) => mail.mailsTo(to).map(({ parsed }) => parsed);
const subjects = () => mails().map(({ subject }) => subject);
const LOW = 'The average of Oak Café has fallen below 4.2';

describe('a negative review', () => {
  it.each([1, 2, 3])('of grade %d is mailed to every member, with its words and a way to answer', async (grade) => {
    await publish(grade);
    const [first, ...others] = mails();
    expect(others).toEqual([]);
    expect(first?.subject).toBe(`New review with a rating of ${grade}: Oak Café`);
    expect(first?.text).toContain('The coffee was cold when it came.');
    expect(first?.text).toContain(`${api.app.config.PUBLIC_URL}/en/panel`);
  });

  it('is mailed once, though the job runs again and the review is edited', async () => {
    const reviewId = await publish(1);
    const { id: companyId } = merchant.company;
    const run = { id: newId() };
    await alertNegative.perform(api.app, { companyId, reviewId, grade: 1, first: true }, run);
    await api.app.db.tx(async (tx) => {
      const revision = { grade: 2, body: 'The coffee was cold and came late.' };
      await act(api.app, tx, reviewId, 'revise', { actor: 'reviewer', revision });
      await act(api.app, tx, reviewId, 'pass', { actor: 'screening', language: 'en' });
    });
    await runOutbox(api.app);
    expect(subjects()).toEqual(['New review with a rating of 1: Oak Café']);
  });

  it('whose words look like markup or headers is only quoted', async () => {
    await publish(1, 'Bad <script>alert(1)</script>\r\nBcc: all@mail.example, never again.');
    const [one] = mail.mailsTo(merchant.email);
    expect(one?.parsed.html).not.toContain('<script>');
    expect(one?.to).toEqual([merchant.email.toLowerCase()]);
  });

  it.each([4, 5])('is not one of grade %d', async (grade) => {
    await publish(grade);
    expect(mails()).toEqual([]);
  });
});

describe('an average', () => {
  it('that falls below 4.2 is mailed once, and again only after it has risen', async () => {
    for (const grade of [5, 5, 4]) await publish(grade);
    expect(subjects()).toEqual([]);
    await publish(2);
    const low = () => subjects().filter((subject) => subject === LOW);
    expect(low()).toHaveLength(1);
    const told = mails().find(({ subject }) => subject === LOW);
    expect(told?.text).toContain('From 4 reviews, Oak Café now has an average of 4.');
    await publish(1);
    await publish(3);
    expect(low()).toHaveLength(1);
    for (let n = 0; n < 12; n++) await publish(5);
    expect(low()).toHaveLength(1);
    for (const grade of [1, 1]) await publish(grade);
    expect(low()).toHaveLength(2);
  });

  it('is told as it was when it fell, though the mail goes later', async () => {
    for (const grade of [5, 5, 4]) await publish(grade);
    await publish(2, undefined, ['reviews.mail-alert']);
    for (let n = 0; n < 4; n++) await publish(5, undefined, ['reviews.mail-alert']);
    await runOutbox(api.app);
    const told = mails().find(({ subject }) => subject === LOW);
    expect(told?.text).toContain('From 4 reviews, Oak Café now has an average of 4.');
  });

  it('of exactly 4.2 is not below it', async () => {
    for (const grade of [5, 4, 4, 4, 4]) await publish(grade);
    expect(subjects()).toEqual([]);
    await publish(4);
    expect(subjects()).toEqual([LOW]);
  });

  it('of one review alone has not fallen', async () => {
    await publish(2);
    expect(subjects()).toEqual(['New review with a rating of 2: Oak Café']);
  });

  it('is told of once when two workers look at the same time', async () => {
    await publish(5);
    const { id: companyId } = merchant.company;
    await api.app.db.read.execute(
      sql`update engine.subject_totals set halves_times_grade = halves * 3, count = 9 where subject_id = ${companyId}`,
    );
    const look = () => alertAverage.perform(api.app, { companyId, productIds: [] }, { id: newId() });
    await Promise.all(Array.from({ length: 5 }, look));
    await runOutbox(api.app);
    expect(subjects()).toEqual([LOW]);
  });
});

it('who has switched alerts off gets none', async () => {
  const settings = { presentation: 'shown', bodyMin: 10, alerts: false, mediateCompany: false, mediateProducts: false };
  await merchant.browser.put(`${merchant.panel}/settings`).send(settings).expect(200);
  await publish(1);
  await publish(1);
  expect(mails()).toEqual([]);
});
