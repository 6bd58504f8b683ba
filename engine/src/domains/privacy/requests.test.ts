import { sql } from 'drizzle-orm';
import type { PersonalData } from '@app/contracts/trust/privacy';
import { linksOf } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { contactMessages } from '../contact/schema.ts';
import { reports } from '../moderation/schema.ts';
import { privacyRequests } from './schema.ts';
import { TEXT, aMessage, privacyTest } from './testing.ts';
import type { PrivacyTest } from './testing.ts';

let test: PrivacyTest;
beforeEach(async () => {
  test = await privacyTest();
});
afterEach(() => test.close());

describe('a privacy request', () => {
  it('a privacy request is answered the same whatever is known of the address', async () => {
    const { email } = await test.anAuthor();
    const answers = [
      await test.ask(email, 'export'),
      await test.ask('nobody@mail.example', 'export'),
      await test.ask(email, 'erasure'),
    ];
    const bot = await test.ask(email, 'export', { website: 'https://spam.example' });
    for (const { status, text } of [...answers, bot]) expect({ status, text }).toEqual({ status: 202, text: '' });
  });

  it('the mail of a privacy request says what is stored, or that nothing is', async () => {
    const { email } = await test.anAuthor();
    await test.ask(email, 'export');
    await test.ask('nobody@mail.example', 'erasure');
    await runOutbox(test.api.app);
    const known = test.mail.mailsTo(email).at(-1)!;
    expect(known.parsed.text).toContain('1 review; contact details of 1 order');
    const [unknown] = test.mail.mailsTo('nobody@mail.example');
    expect(unknown?.parsed.text).toContain('nothing to hand out or to erase');
    expect(linksOf(unknown!).some((url) => url.includes('/privacy/AX'))).toBe(false);
    const rows = await test.api.app.db.queries.select().from(privacyRequests);
    expect(rows.find(({ kind }) => kind === 'erasure')).toMatchObject({ email: null, doneAt: expect.any(Date) });
  });

  it('privacy requests mail one address five times a day at most, without an error', async () => {
    for (let times = 0; times < 7; times++)
      await test.ask(times % 2 ? 'Me@mail.example' : 'me@mail.example', 'export').expect(202);
    await runOutbox(test.api.app);
    expect(test.mail.mailsTo('me@mail.example')).toHaveLength(5);
  });

  it('privacy requests of a client about many addresses are refused', async () => {
    const askHere = (email: string) => test.ask(email, 'export').set('X-Forwarded-For', '203.0.113.99');
    for (let times = 0; times < 20; times++) await askHere(`${times}@mail.example`).expect(202);
    await askHere('one-more@mail.example').expect(429);
  });
});

describe('the link of a privacy request', () => {
  it('a privacy link shows its request before anything is done', async () => {
    const { email } = await test.anAuthor();
    const token = await test.linkFor(email, 'erasure');
    const { body } = await test.api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(200);
    expect(body).toMatchObject({
      kind: 'erasure',
      state: 'waiting',
      known: { reviews: 1, orders: 1, reports: 0, messages: 0 },
    });
    expect(body.maskedAddress).toMatch(/^c\*\*\*@mail\.example$/);
    expect(await test.count(sql`select count(*) n from engine.reviews where erased_at is not null`)).toBe(0);
  });

  it('a privacy link is valid for a week', async () => {
    const { email } = await test.anAuthor();
    const token = await test.linkFor(email, 'export');
    await test.api.shiftClock('6 days');
    await test.complete(token).expect(200);
    await test.api.shiftClock('1 day');
    const { body } = await test.complete(token).expect(410);
    expect(body).toMatchObject({ code: 'privacy_link_expired', detail: expect.any(String) });
  });

  it('a token of another purpose, or an invented one, opens no privacy request', async () => {
    const { email, token: invitation } = await test.anAuthor();
    await test.linkFor(email, 'export');
    for (const token of [invitation, test.api.app.tokens.derive('privacy', newId())]) {
      expect((await test.complete(token).expect(404)).body.code).toBe('token_invalid');
      await test.api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(404);
    }
  });
});

describe('an export', () => {
  it('an export holds everything of the address in any spelling and nothing of another', async () => {
    const { email, reviewId } = await test.anAuthor();
    const other = await test.anAuthor();
    await test.api.app.db.queries.insert(reports).values({
      id: newId(),
      companyId: test.merchant.company.id,
      reviewId: other.reviewId,
      side: 'visitor',
      reason: 'offensive',
      reporterHash: 'x',
      text: 'Look at it, please.',
      email,
      language: 'en',
      weight: 1,
      state: 'open',
      at: new Date(),
    });
    await test.api.app.db.queries
      .insert(contactMessages)
      .values([aMessage(email, 'Where are you?'), aMessage(other.email, 'Mine.')]);
    const token = await test.linkFor(email.toUpperCase(), 'export');
    const { body } = (await test.complete(token).expect(200)) as { body: PersonalData };
    expect(body.messages).toMatchObject([{ topic: 'contact', message: 'Where are you?', state: 'open' }]);
    expect(body.reviews).toMatchObject([
      {
        id: reviewId,
        company: { slug: test.merchant.company.slug },
        email,
        revisions: [{ revision: 1, body: TEXT, state: 'passed' }],
        events: [{ type: 'submitted' }, { type: 'published' }],
      },
    ]);
    expect(body.orders).toMatchObject([{ email, name: 'Anna Kowalska', invitation: { state: 'completed' } }]);
    expect(body.reports).toMatchObject([{ reviewId: other.reviewId, text: 'Look at it, please.' }]);
    expect(body.optOuts).toEqual([]);
    expect(JSON.stringify(body)).not.toContain(other.email);
    // Asked for again it is the same, while the link works.
    await test.complete(token).expect(200);
  });
});

it('queries by address use indexes', async () => {
  for (const [table, column] of [
    ['review_authors', 'lower(email)'],
    ['order_contacts', 'lower(email)'],
    ['reports', 'lower(email)'],
  ] as const) {
    const plan = await test.api.app.db.tx(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select 1 from ${sql.raw(`engine.${table}`)} where email is not null and ${sql.raw(column)} = lower('A@mail.example')`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/Index/);
  }
});
