import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../http/paths.ts';
import { newId } from '../../kernel/ids.ts';
import { runOutbox } from '../../testing/jobs.ts';
import { contactMessages } from '../contact/schema.ts';
import { chainEvents } from '../ledger/public.ts';
import { verifyExport } from '../ledger/verify.ts';
import { aReview } from '../reviews/testing/factory.ts';
import { reviewAuthors } from '../reviews/schema.ts';
import { HELD_BODY, aCustomer } from '../reviews/testing/customers.ts';
import { eraseData } from './erasure.ts';
import { privacyRequests } from './schema.ts';
import { TEXT, aMessage, privacyTest } from './testing.ts';
import type { PrivacyTest } from './testing.ts';

let test: PrivacyTest;
beforeEach(async () => {
  test = await privacyTest();
});
afterEach(() => test.close());

describe('an erasure', () => {
  it('an erasure deletes texts, name and addresses, and leaves the grade and a valid ledger', async () => {
    const { email, reviewId, token: link } = await test.anAuthor();
    const { rows } = await test.api.app.db.queries.execute<{ id: string }>(sql`select id from engine.orders limit 1`);
    expect(rows).toHaveLength(1);
    while ((await chainEvents(test.api.app)) > 0);
    await test.complete(await test.linkFor(email, 'erasure')).expect(204);
    await runOutbox(test.api.app);
    while ((await chainEvents(test.api.app)) > 0);

    const shown = await test.api.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200);
    expect(shown.body).toMatchObject({ grade: 4, body: '', authorName: '', erased: true, photos: [] });
    const dump = await everything();
    expect(dump).not.toContain(email);
    expect(dump).not.toContain('Kowalska');
    expect(dump).not.toContain('the tea is very good');
    expect(dump).not.toContain('receipt');
    expect(await test.count(sql`select count(*) n from engine.ledger_salts where review_id = ${reviewId}`)).toBe(0);
    const { body } = await test.api.program().get(`${API_ROOT}/ledger/reviews/${reviewId}`).expect(200);
    expect(
      body.entries.map(({ type, opening }: { type: string; opening: object | null }) => ({ type, opening })),
    ).toEqual(['submitted', 'published', 'erased'].map((type) => ({ type, opening: null })));
    const exported = await test.api
      .program()
      .get(`${API_ROOT}/ledger/export`)
      .expect(200)
      .expect('Content-Type', /ndjson/);
    const lines = exported.text ?? (exported.body as Buffer).toString();
    expect(await verifyExport(linesOf(lines))).toMatchObject({ entries: 3, opened: 0 });
    // The author's links are revoked, and a mail says that it is done.
    await test.api.browser().get(`${API_ROOT}/my-reviews/${link}`).expect(404);
    expect(test.mail.mailsTo(email).at(-1)?.parsed.subject).toBe('Your data has been erased');
  });

  async function* linesOf(text: string) {
    yield* text.trim().split('\n');
  }

  /** Every row of every table of ours, as text. */
  async function everything(): Promise<string> {
    const { rows: tables } = await test.api.app.db.queries.execute<{ name: string }>(
      sql`select relname as name from pg_class where relnamespace = 'engine'::regnamespace and relkind = 'r'`,
    );
    const parts: string[] = [];
    for (const { name } of tables) {
      const { rows } = await test.api.app.db.queries.execute(sql`select * from ${sql.raw(`engine.${name}`)}`);
      parts.push(JSON.stringify(rows));
    }
    return parts.join('\n');
  }

  it('an erasure revokes every link of the author but the opt-out link', async () => {
    const { app, program } = test.api;
    await app.db.queries.execute(sql`update engine.companies set mediate_company = true`);
    const spoken = await aCustomer(test.api, test.merchant);
    const { body: written } = await spoken.submit({ grade: 1 });
    const held = await aCustomer(test.api, test.merchant);
    const { body: refused } = await held.submit({ body: HELD_BODY });
    await runOutbox(app);
    const unwritten = await aCustomer(test.api, test.merchant);
    const others = await test.anAuthor();
    const email = 'one-person@mail.example';
    await app.db.queries.execute(sql`
      update engine.order_contacts set email = ${email} where order_id in (
        select order_id from engine.invitations where id in ${[spoken, held, unwritten].map(({ invitationId }) => invitationId)})`);
    await app.db.queries.execute(sql`
      update engine.review_authors set email = ${email} where review_id in ${[written.reviewId, refused.reviewId]}`);
    const ids = await app.db.queries.execute<{ statement: string }>(
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
    await test.complete(await test.linkFor(email, 'erasure')).expect(204);
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

  it('an erasure deletes stored answers to forms opened by an entry code', async () => {
    const { panel, browser } = test.merchant;
    const { body: code } = await browser
      .post(`${panel}/entry-codes`)
      .send({ kind: 'widget', label: 'Counter' })
      .expect(201);
    const token = code.code as string;
    const write = (email: string) =>
      test.api
        .browser()
        .post(`${API_ROOT}/entry-reviews`)
        .set('Idempotency-Key', newId())
        .send({ code: token, email, grade: 5, body: TEXT, authorName: 'Bea', acceptTerms: true })
        .expect(201);
    await write('bea@mail.example');
    await write('cleo@mail.example');
    const kept = () =>
      test.count(sql`select count(*) n from engine.idempotency_keys where scope like 'entry-reviews:%'`);
    expect(await kept()).toBe(2);
    await test.complete(await test.linkFor('bea@mail.example', 'erasure')).expect(204);
    await runOutbox(test.api.app);
    expect(await kept()).toBe(1);
  });

  it('an erasure cancels waiting invitations, and the company’s next order by hand is refused', async () => {
    const { email } = await test.anAuthor();
    const order = (orderId: string) =>
      test.merchant.browser
        .post(`${test.merchant.panel}/orders`)
        .send({ orderId, email, name: 'Anna', basis: 'consent' });
    const { body: first } = await order('W-1').expect(201);
    await test.complete(await test.linkFor(email, 'erasure')).expect(204);
    await runOutbox(test.api.app);
    expect(
      await test.count(sql`select count(*) n from engine.invitations where state in ('scheduled', 'over_limit')`),
    ).toBe(0);
    expect(await test.count(sql`select count(*) n from engine.opt_outs`)).toBe(1);
    const { body: refused } = await order('W-2').expect(422);
    expect(refused.errors).toMatchObject([{ path: 'email', code: 'address_opted_out' }]);
    const { body } = await test.api
      .browser()
      .get(`${API_ROOT}/opt-outs/${test.api.app.tokens.derive('opt-out', first.invitation.id)}`);
    expect(body.optedOut).toBe(true);
  });

  it('an erasure confirmed several times is done once', async () => {
    const { email } = await test.anAuthor();
    const token = await test.linkFor(email, 'erasure');
    await Promise.all([test.complete(token).expect(204), test.complete(token).expect(204)]);
    await runOutbox(test.api.app);
    await test.complete(token).expect(204);
    await runOutbox(test.api.app);
    const { body } = await test.api.browser().get(`${API_ROOT}/privacy-requests/${token}`).expect(200);
    expect(body).toMatchObject({ state: 'done', maskedAddress: '' });
    expect(
      test.mail.mailsTo(email).filter(({ parsed }) => parsed.subject === 'Your data has been erased'),
    ).toHaveLength(1);
    expect(await test.count(sql`select count(*) n from engine.review_events where type = 'erased'`)).toBe(1);
  });

  it('an erasure continues after a crash and finishes while the mail server is down', async () => {
    const email = 'prolific@mail.example';
    for (let many = 0; many < 45; many++) {
      const { id } = await test.api.app.db.tx((tx) => aReview(tx, { companyId: test.merchant.company.id }));
      await test.api.app.db.queries
        .update(reviewAuthors)
        .set({ email })
        .where(sql`review_id = ${id}`);
    }
    await test.complete(await test.linkFor(email, 'erasure')).expect(204);
    const { rows } = await test.api.app.db.queries.execute<{ id: string }>(sql`select id from engine.privacy_requests`);
    const requestId = rows[0]!.id;
    const left = () => test.count(sql`select count(*) n from engine.reviews where erased_at is null`);
    const erase = (app = test.api.app) => eraseData.perform(app, { requestId }, { id: newId() });

    // Killed after the first chunk.
    let transactions = 0;
    const tx: typeof test.api.app.db.tx = (work) => {
      if (++transactions > 1) throw new Error('killed');
      return test.api.app.db.tx(work);
    };
    await expect(erase({ ...test.api.app, db: { ...test.api.app.db, tx } })).rejects.toThrow('killed');
    expect(await left()).toBe(25);
    test.mail.refuse(() => ({ code: 451 }));
    await Promise.all([erase(), erase()]);
    expect(await left()).toBe(0);
    await expect(runOutbox(test.api.app)).rejects.toThrow('refused for the moment');
    const requests = () => test.api.app.db.queries.select().from(privacyRequests);
    expect(await requests()).toMatchObject([{ email, doneAt: expect.any(Date) }]);
    test.mail.refuse(() => undefined);
    await runOutbox(test.api.app);
    await erase();
    await runOutbox(test.api.app);
    expect(await requests()).toMatchObject([{ email: null, doneAt: expect.any(Date) }]);
    expect(
      test.mail.mailsTo(email).filter(({ parsed }) => parsed.subject === 'Your data has been erased'),
    ).toHaveLength(1);
  });
});

it('export and erasure include contact messages', async () => {
  const email = `only-${newId()}@mail.example`;
  await test.api.app.db.queries
    .insert(contactMessages)
    .values([aMessage(email, 'First.'), aMessage('other@mail.example', 'Mine.')]);
  await test.complete(await test.linkFor(email, 'erasure')).expect(204);
  await runOutbox(test.api.app);
  const { rows } = await test.api.app.db.queries.execute(sql`select message from engine.contact_messages`);
  expect(rows).toEqual([{ message: 'Mine.' }]);
});
