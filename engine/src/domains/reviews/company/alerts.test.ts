import { sql } from 'drizzle-orm';
import { startSmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../../tests/support/smtp-sink.ts';
import { testApi } from '../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { runOutbox } from '../../../testing/jobs.ts';
import { alertLowAverage, alertNegativeReview } from './alerts.ts';
import { aReview } from '../testing/factory.ts';
import { transitionReview } from '../lifecycle/transition.ts';

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

/** Publishes a review of the company and runs the jobs that follow, except `but`. @returns its id */
async function publish(grade: number, body = 'The coffee was cold when it came.', but: string[] = []): Promise<string> {
  const { id } = await api.app.db.tx((tx) =>
    aReview(tx, { companyId: merchant.company.id, grade: grade as 1, state: 'screening', publishedAt: null, body }),
  );
  await api.app.db.tx((tx) => transitionReview(api.app, tx, id, 'pass', { actor: 'screening', language: 'en' }));
  await runOutbox(api.app, { but });
  return id;
}
const mails = (to = merchant.email) => mail.mailsTo(to).map(({ parsed }) => parsed);
const subjects = () => mails().map(({ subject }) => subject);
const LOW = 'The average of Oak Café has fallen below 4.2';

describe('alerts about negative reviews', () => {
  it.each([1, 2, 3])(
    'the engine alerts every member to a review with grade %d, with its text and a link to answer',
    async (grade) => {
      await publish(grade);
      const [first, ...others] = mails();
      expect(others).toEqual([]);
      expect(first?.subject).toBe(`New review with a rating of ${grade}: Oak Café`);
      expect(first?.text).toContain('The coffee was cold when it came.');
      expect(first?.text).toContain(`${api.app.config.PUBLIC_URL}/en/panel`);
    },
  );

  it('the engine alerts to a negative review once, even if the job runs again and the review is edited', async () => {
    const reviewId = await publish(1);
    const { id: companyId } = merchant.company;
    const run = { id: newId() };
    await alertNegativeReview.perform(api.app, { companyId, reviewId, grade: 1, first: true }, run);
    await api.app.db.tx(async (tx) => {
      const revision = { grade: 2, body: 'The coffee was cold and came late.' };
      await transitionReview(api.app, tx, reviewId, 'revise', { actor: 'reviewer', revision });
      await transitionReview(api.app, tx, reviewId, 'pass', { actor: 'screening', language: 'en' });
    });
    await runOutbox(api.app);
    expect(subjects()).toEqual(['New review with a rating of 1: Oak Café']);
  });

  it('only quotes a negative review that looks like markup or mail headers', async () => {
    await publish(1, 'Bad <script>alert(1)</script>\r\nBcc: all@mail.example, never again.');
    const [one] = mail.mailsTo(merchant.email);
    expect(one?.parsed.html).not.toContain('<script>');
    expect(one?.to).toEqual([merchant.email.toLowerCase()]);
  });

  it.each([4, 5])('a review with grade %d raises no alert', async (grade) => {
    await publish(grade);
    expect(mails()).toEqual([]);
  });
});

describe('alerts about a low average', () => {
  it('the engine alerts once when the average falls below 4.2, and again only after it has risen', async () => {
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

  it('the engine states the average as it was when it fell, even if the mail is sent later', async () => {
    for (const grade of [5, 5, 4]) await publish(grade);
    await publish(2, undefined, ['reviews.mail-alert']);
    for (let n = 0; n < 4; n++) await publish(5, undefined, ['reviews.mail-alert']);
    await runOutbox(api.app);
    const told = mails().find(({ subject }) => subject === LOW);
    expect(told?.text).toContain('From 4 reviews, Oak Café now has an average of 4.');
  });

  it('an average of exactly 4.2 raises no alert', async () => {
    for (const grade of [5, 4, 4, 4, 4]) await publish(grade);
    expect(subjects()).toEqual([]);
    await publish(4);
    expect(subjects()).toEqual([LOW]);
  });

  it('the average of a single review raises no alert', async () => {
    await publish(2);
    expect(subjects()).toEqual(['New review with a rating of 2: Oak Café']);
  });

  it('the engine alerts to a low average once when several workers check at the same time', async () => {
    await publish(5);
    const { id: companyId } = merchant.company;
    await api.app.db.queries.execute(
      sql`update engine.subject_totals set halves_times_grade = halves * 3, count = 9 where subject_id = ${companyId}`,
    );
    const look = () => alertLowAverage.perform(api.app, { companyId, productIds: [] }, { id: newId() });
    await Promise.all(Array.from({ length: 5 }, look));
    await runOutbox(api.app);
    expect(subjects()).toEqual([LOW]);
  });
});

it('a company that has switched alerts off gets none', async () => {
  const settings = { presentation: 'shown', bodyMin: 10, alerts: false, mediateCompany: false, mediateProducts: false };
  await merchant.browser.put(`${merchant.panel}/settings`).send(settings).expect(200);
  await publish(1);
  await publish(1);
  expect(mails()).toEqual([]);
});
