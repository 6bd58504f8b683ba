import { sql } from 'drizzle-orm';
import type { PersonalData, PrivacyKind } from '@app/contracts/privacy';
import { linksOf, startSmtpSink } from '../../../../tests/support/smtp-sink.ts';
import type { SmtpSink } from '../../../../tests/support/smtp-sink.ts';
import { API_ROOT } from '../../http/paths.ts';
import { testApi } from '../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../http/testing.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { chainEvents } from '../ledger/public.ts';
import { verifyExport } from '../ledger/verify.ts';
import { contactMessages } from '../contact/schema.ts';
import { reports } from '../moderation/schema.ts';
import { reviewAuthors } from '../reviews/schema.ts';
import { aReview } from '../reviews/factory.ts';
import { HELD, aCustomer } from '../reviews/testing.ts';
import { eraseData } from './erasure.ts';
import { privacyRequests } from './schema.ts';

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

const TEXT = 'The parcel came on time and the tea is very good.';

/** Somebody who wrote a review by invitation; his address. */
async function anAuthor(): Promise<{ email: string; token: string; reviewId: string }> {
  const customer = await aCustomer(api, merchant);
  const { body } = await customer.submit({ body: TEXT });
  await runOutbox(api.app);
  const { rows } = await api.app.db.read.execute<{ email: string }>(sql`
    select email from engine.order_contacts c join engine.invitations i on i.order_id = c.order_id where i.id = ${customer.invitationId}`);
  return { email: rows[0]!.email, token: customer.token, reviewId: body.reviewId! };
}

const ask = (email: string, kind: PrivacyKind, more: object = {}) =>
  api
    .browser()
    .post(`${API_ROOT}/privacy-requests`)
    .send({ email, kind, language: 'en', ...more });

/** The token of the link that was mailed. */
async function linkFor(email: string, kind: PrivacyKind): Promise<string> {
  await ask(email, kind).expect(202);
  await runOutbox(api.app);
  const link = linksOf(mail.mailsTo(email.toLowerCase()).at(-1)!).find((url) => url.includes('/privacy/'));
  return link!.split('/').at(-1)!;
}

const complete = (token: string) => api.browser().post(`${API_ROOT}/privacy-requests/${token}/complete`);
const count = async (statement: ReturnType<typeof sql>) =>
  Number((await api.app.db.read.execute(statement)).rows[0]!['n']);

describe('asking', () => {
  it('answers the same, whatever is known of the address', async () => {
    const { email } = await anAuthor();
    const answers = [
      await ask(email, 'export'),
      await ask('nobody@mail.example', 'export'),
      await ask(email, 'erasure'),
    ];
    const robot = await ask(email, 'export', { website: 'https://spam.example' });
    for (const { status, text } of [...answers, robot]) expect({ status, text }).toEqual({ status: 202, text: '' });
  });

  it('says by mail what there is, or that there is nothing', async () => {
    const { email } = await anAuthor();
    await ask(email, 'export');
    await ask('nobody@mail.example', 'erasure');
    await runOutbox(api.app);
    const known = mail.mailsTo(email).at(-1)!;
    expect(known.parsed.text).toContain('1 review; contact details of 1 order');
    const [unknown] = mail.mailsTo('nobody@mail.example');
    expect(unknown?.parsed.text).toContain('nothing to hand out or to erase');
    expect(linksOf(unknown!).some((url) => url.includes('/privacy/AX'))).toBe(false);
    const rows = await api.app.db.read.select().from(privacyRequests);
    expect(rows.find(({ kind }) => kind === 'erasure')).toMatchObject({ email: null, doneAt: expect.any(Date) });
  });

  it('writes to one address five times a day at most, and says so to nobody', async () => {
    for (let times = 0; times < 7; times++)
      await ask(times % 2 ? 'Me@mail.example' : 'me@mail.example', 'export').expect(202);
    await runOutbox(api.app);
    expect(mail.mailsTo('me@mail.example')).toHaveLength(5);
  });

  it('about many addresses is refused', async () => {
    for (let times = 0; times < 20; times++) await ask(`${times}@mail.example`, 'export').expect(202);
    await ask('one-more@mail.example', 'export').expect(429);
  });
});

describe('the link', () => {
  it('says what it is about before anything is done', async () => {
    const { email } = await anAuthor();
    const token = await linkFor(email, 'erasure');
    const { body } = await api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(200);
    expect(body).toMatchObject({
      kind: 'erasure',
      state: 'waiting',
      known: { reviews: 1, orders: 1, reports: 0, messages: 0 },
    });
    expect(body.maskedAddress).toMatch(/^c\*\*\*@mail\.example$/);
    expect(await count(sql`select count(*) n from engine.reviews where erased_at is not null`)).toBe(0);
  });

  it('works for a week', async () => {
    const { email } = await anAuthor();
    const token = await linkFor(email, 'export');
    await api.shiftClock('6 days');
    await complete(token).expect(200);
    await api.shiftClock('1 day');
    const { body } = await complete(token).expect(410);
    expect(body).toMatchObject({ code: 'privacy_link_expired', detail: expect.any(String) });
  });

  it('of another purpose, or made up, opens nothing', async () => {
    const { email, token: invitation } = await anAuthor();
    await linkFor(email, 'export');
    for (const token of [invitation, api.app.tokens.derive('privacy', newId())]) {
      expect((await complete(token).expect(404)).body.code).toBe('token_invalid');
      await api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(404);
    }
  });
});

const aMessage = (replyTo: string, message: string) => ({
  ...{ id: newId(), topic: 'contact' as const, state: 'open' as const, replyTo, message, locale: 'en', at: new Date() },
});

it('is about messages to us as well, and erases them', async () => {
  const email = `only-${newId()}@mail.example`;
  await api.app.db.read
    .insert(contactMessages)
    .values([aMessage(email, 'First.'), aMessage('other@mail.example', 'Mine.')]);
  await complete(await linkFor(email, 'erasure')).expect(204);
  await runOutbox(api.app);
  const { rows } = await api.app.db.read.execute(sql`select message from engine.contact_messages`);
  expect(rows).toEqual([{ message: 'Mine.' }]);
});

describe('an export', () => {
  it('holds everything of the address and nothing of another, however the address is spelt', async () => {
    const { email, reviewId } = await anAuthor();
    const other = await anAuthor();
    await api.app.db.read.insert(reports).values({
      ...{
        id: newId(),
        companyId: merchant.company.id,
        reviewId: other.reviewId,
        side: 'visitor',
        reason: 'offensive',
      },
      ...{
        reporterHash: 'x',
        text: 'Look at it, please.',
        email,
        language: 'en',
        weight: 1,
        state: 'open',
        at: new Date(),
      },
    });
    await api.app.db.read
      .insert(contactMessages)
      .values([aMessage(email, 'Where are you?'), aMessage(other.email, 'Mine.')]);
    const token = await linkFor(email.toUpperCase(), 'export');
    const { body } = (await complete(token).expect(200)) as { body: PersonalData };
    expect(body.messages).toMatchObject([{ topic: 'contact', message: 'Where are you?', state: 'open' }]);
    expect(body.reviews).toMatchObject([
      {
        id: reviewId,
        company: { slug: merchant.company.slug },
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
    await complete(token).expect(200);
  });
});

describe('an erasure', () => {
  it('takes words, name and addresses, and leaves the grade and a whole ledger', async () => {
    const { email, reviewId, token: link } = await anAuthor();
    const { rows } = await api.app.db.read.execute<{ id: string }>(sql`select id from engine.orders limit 1`);
    expect(rows).toHaveLength(1);
    while ((await chainEvents(api.app)) > 0);
    await complete(await linkFor(email, 'erasure')).expect(204);
    await runOutbox(api.app);
    while ((await chainEvents(api.app)) > 0);

    const shown = await api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200);
    expect(shown.body).toMatchObject({ grade: 4, body: '', authorName: '', erased: true, photos: [] });
    const dump = await everything();
    expect(dump).not.toContain(email);
    expect(dump).not.toContain('Kowalska');
    expect(dump).not.toContain('the tea is very good');
    expect(dump).not.toContain('receipt');
    expect(await count(sql`select count(*) n from engine.ledger_salts where review_id = ${reviewId}`)).toBe(0);
    const { body } = await api.program().get(`${API_ROOT}/ledger/reviews/${reviewId}`).expect(200);
    expect(
      body.entries.map(({ type, opening }: { type: string; opening: object | null }) => ({ type, opening })),
    ).toEqual(['submitted', 'published', 'erased'].map((type) => ({ type, opening: null })));
    const exported = await api
      .program()
      .get(`${API_ROOT}/ledger/export`)
      .expect(200)
      .expect('Content-Type', /ndjson/);
    const lines = exported.text ?? (exported.body as Buffer).toString();
    expect(await verifyExport(linesOf(lines))).toMatchObject({ entries: 3, opened: 0 });
    // His links open nothing any longer, and mail tells him that it is done.
    await api.browser().get(`${API_ROOT}/my-reviews/${link}`).expect(404);
    expect(mail.mailsTo(email).at(-1)?.parsed.subject).toBe('Your data has been erased');
  });

  async function* linesOf(text: string) {
    yield* text.trim().split('\n');
  }

  /** Every row of every table of ours, as text. */
  async function everything(): Promise<string> {
    const { rows: tables } = await api.app.db.read.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'engine'::regnamespace and relkind = 'r'`,
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await api.app.db.read.execute(sql`select * from ${sql.raw(`engine.${name}`)}`);
      parts.push(JSON.stringify(rows));
    }
    return parts.join('\n');
  }

  it('revokes every link of his, but for the one that refuses more mails', async () => {
    const { app, program } = api;
    await app.db.read.execute(sql`update engine.companies set mediate_company = true`);
    const spoken = await aCustomer(api, merchant);
    const { body: written } = await spoken.submit({ grade: 1 });
    const held = await aCustomer(api, merchant);
    const { body: refused } = await held.submit({ body: HELD });
    await runOutbox(app);
    const unwritten = await aCustomer(api, merchant);
    const others = await anAuthor();
    const email = 'one-person@mail.example';
    await app.db.read.execute(sql`
      update engine.order_contacts set email = ${email} where order_id in (
        select order_id from engine.invitations where id in ${[spoken, held, unwritten].map((of) => of.invitationId)})`);
    await app.db.read.execute(sql`
      update engine.review_authors set email = ${email} where review_id in ${[written.reviewId, refused.reviewId]}`);
    const ids = await app.db.read.execute<{ statement: string }>(
      sql`select id as statement from engine.statements_of_reasons where review_id = ${refused.reviewId}`,
    );
    const links = [
      `/my-reviews/${spoken.token}`,
      `/my-reviews/${held.token}`,
      `/mediations/${app.tokens.derive('mediation', written.reviewId!)}`,
      `/statements/${app.tokens.derive('statement', ids.rows[0]!.statement)}`,
    ];
    for (const link of links)
      await program()
        .get(API_ROOT + link)
        .expect(200);
    await complete(await linkFor(email, 'erasure')).expect(204);
    await runOutbox(app);
    for (const link of [...links, `/invitations/${unwritten.token}`]) {
      const { body } = await program()
        .get(API_ROOT + link)
        .expect(404);
      expect(body.code).toBe('token_invalid');
    }
    expect((await held.submitProduct(newId())).body.code).toBe('token_invalid');
    await program()
      .get(`${API_ROOT}/opt-outs/${app.tokens.derive('opt-out', spoken.invitationId)}`)
      .expect(200);
    await program().get(`${API_ROOT}/my-reviews/${others.token}`).expect(200);
  });

  it('forgets the answers that were kept for a form opened by a code', async () => {
    const { panel, browser } = merchant;
    const { body: code } = await browser
      .post(`${panel}/entry-codes`)
      .send({ kind: 'widget', label: 'Counter' })
      .expect(201);
    const token = code.code as string;
    const write = (email: string) =>
      api
        .browser()
        .post(`${API_ROOT}/entry-reviews`)
        .set('Idempotency-Key', newId())
        .send({ ...{ code: token, email, grade: 5, body: TEXT, authorName: 'Bea', acceptTerms: true } })
        .expect(201);
    await write('bea@mail.example');
    await write('cleo@mail.example');
    const kept = () => count(sql`select count(*) n from engine.idempotency_keys where scope like 'entry-reviews:%'`);
    expect(await kept()).toBe(2);
    await complete(await linkFor('bea@mail.example', 'erasure')).expect(204);
    await runOutbox(api.app);
    expect(await kept()).toBe(1);
  });

  it('ends what waits, and the company’s next order invites nobody', async () => {
    const { email } = await anAuthor();
    const order = (orderId: string) =>
      merchant.browser
        .post(`${merchant.panel}/orders`)
        .send({ orderId, email, name: 'Anna', basis: 'consent' })
        .expect(201);
    await order('W-1');
    await complete(await linkFor(email, 'erasure')).expect(204);
    await runOutbox(api.app);
    expect(await count(sql`select count(*) n from engine.invitations where state in ('scheduled', 'over_limit')`)).toBe(
      0,
    );
    expect(await count(sql`select count(*) n from engine.opt_outs`)).toBe(1);
    const again = await order('W-2');
    const { body } = await api
      .browser()
      .get(`${API_ROOT}/opt-outs/${api.app.tokens.derive('opt-out', again.body.invitation.id)}`);
    expect(body.optedOut).toBe(true);
  });

  it('is done once, however often it is confirmed', async () => {
    const { email } = await anAuthor();
    const token = await linkFor(email, 'erasure');
    await Promise.all([complete(token).expect(204), complete(token).expect(204)]);
    await runOutbox(api.app);
    await complete(token).expect(204);
    await runOutbox(api.app);
    const { body } = await api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(200);
    expect(body).toMatchObject({ state: 'done', maskedAddress: '' });
    expect(mail.mailsTo(email).filter(({ parsed }) => parsed.subject === 'Your data has been erased')).toHaveLength(1);
    expect(await count(sql`select count(*) n from engine.review_events where type = 'erased'`)).toBe(1);
  });

  it('goes on where it was killed, and is done though the last mail waits for the mail server', async () => {
    const email = 'prolific@mail.example';
    for (let many = 0; many < 45; many++) {
      const { id } = await api.app.db.tx((tx) => aReview(tx, { companyId: merchant.company.id }));
      await api.app.db.read
        .update(reviewAuthors)
        .set({ email })
        .where(sql`review_id = ${id}`);
    }
    await complete(await linkFor(email, 'erasure')).expect(204);
    const { rows } = await api.app.db.read.execute<{ id: string }>(sql`select id from engine.privacy_requests`);
    const requestId = rows[0]!.id;
    const left = () => count(sql`select count(*) n from engine.reviews where erased_at is null`);
    const erase = (app = api.app) => eraseData.perform(app, { requestId }, { id: newId() });

    // Killed after the first chunk.
    let transactions = 0;
    const tx: typeof api.app.db.tx = (work) => {
      if (++transactions > 1) throw new Error('killed');
      return api.app.db.tx(work);
    };
    await expect(erase({ ...api.app, db: { ...api.app.db, tx } })).rejects.toThrow('killed');
    expect(await left()).toBe(25);
    mail.refuse(() => ({ code: 451 }));
    await Promise.all([erase(), erase()]);
    expect(await left()).toBe(0);
    await expect(runOutbox(api.app)).rejects.toThrow('refused for the moment');
    const requests = () => api.app.db.read.select().from(privacyRequests);
    expect(await requests()).toMatchObject([{ email, doneAt: expect.any(Date) }]);
    mail.refuse(() => undefined);
    await runOutbox(api.app);
    await erase();
    await runOutbox(api.app);
    expect(await requests()).toMatchObject([{ email: null, doneAt: expect.any(Date) }]);
    expect(mail.mailsTo(email).filter(({ parsed }) => parsed.subject === 'Your data has been erased')).toHaveLength(1);
  });
});

it('finds an address by index, however many there are', async () => {
  for (const [table, column] of [
    ['review_authors', 'lower(email)'],
    ['order_contacts', 'lower(email)'],
    ['reports', 'lower(email)'],
  ] as const) {
    const plan = await api.app.db.tx(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const { rows } = await tx.execute(
        sql`explain select 1 from ${sql.raw(`engine.${table}`)} where email is not null and ${sql.raw(column)} = lower('A@mail.example')`,
      );
      return JSON.stringify(rows);
    });
    expect(plan).toMatch(/Index/);
  }
});
