import { sql } from 'drizzle-orm';
import { linksOf } from '../../../../tests/support/smtp-sink.ts';
import { newId } from '../../kernel/ids.ts';
import { sweepMediationReminders } from './sweeps.ts';
import { mediationTest } from './testing.ts';
import type { MediationTest } from './testing.ts';

let test: MediationTest;
beforeEach(async () => {
  test = await mediationTest();
});
afterEach(() => test.close());

describe('the company', () => {
  it('a company lists its mediations and writes; each message is mailed as a link and logged', async () => {
    const { reviewId, merchant, panel, email, reviewer } = await test.open();
    const list = await merchant.browser.get(`${merchant.panel}/mediations?filter=waiting_for_company`).expect(200);
    expect(list.body).toMatchObject({
      items: [{ reviewId, state: 'awaiting_merchant', grade: 2, authorName: 'Anna K.', last: null, readAt: null }],
      nextCursor: null,
    });
    for (const body of ['We are sorry.', 'May we send you another one?'])
      await merchant.browser.post(`${panel}/messages`).send({ body }).expect(201);
    await test.settle();
    const mails = test.mail.mailsTo(email);
    expect(mails.map(({ parsed }) => parsed.subject)).toEqual(
      Array(2).fill('Test company has written to you about your review'),
    );
    expect(new Set(mails.map(({ parsed }) => parsed.messageId)).size).toBe(2);
    const token = reviewer.split('/').at(-1);
    expect(linksOf(mails[0]!)).toContainEqual(expect.stringMatching(new RegExp(`/en/mediation/${token}$`)));
    // Never what was said, so that reading it is seen by the page.
    expect(mails[0]?.raw).not.toContain('sorry');
    const one = await merchant.browser.get(panel).expect(200);
    expect(JSON.stringify(one.body)).not.toContain('customer.example');
    expect(one.body.messages).toHaveLength(2);
    const { rows } = await test.app.db.queries.execute(
      sql`select count(*)::int as count from engine.audit_log where act = 'mediation.message_sent' and subject_id = ${reviewId}`,
    );
    expect(rows).toEqual([{ count: 2 }]);
  });

  it('a company sees when the reviewer has read its message', async () => {
    const { merchant, panel, reviewer } = await test.openAndWrite();
    expect((await merchant.browser.get(panel)).body.readAt).toBeNull();
    await test.browser().get(reviewer).expect(200);
    expect((await merchant.browser.get(panel)).body.readAt).toEqual(expect.any(String));
  });

  it('a company cannot read a removed review until the removal is reversed', async () => {
    const { reviewId, merchant, panel } = await test.openAndWrite();
    const words = { body: 'The parcel came late and the box was crushed.', authorName: 'Anna K.' };
    const views = async () => {
      const list = (await merchant.browser.get(`${merchant.panel}/mediations`).expect(200)).body.items;
      return [list[0], (await merchant.browser.get(panel).expect(200)).body];
    };
    for (const view of await views()) expect(view).toMatchObject(words);
    await test.transition(reviewId, 'remove');
    await test.settle();
    for (const view of await views()) expect(view).toMatchObject({ body: '', authorName: '', outcome: 'removed' });
    await test.transition(reviewId, 'reinstate');
    for (const view of await views()) expect(view).toMatchObject(words);
  });

  it('insults, threats and links in a company’s message are refused, its phone number is not', async () => {
    const { merchant, panel } = await test.open();
    const say = (body: string) => merchant.browser.post(`${panel}/messages`).send({ body });
    expect(await say('You are a stupid bitch.')).toMatchObject({
      status: 422,
      body: { code: 'message_refused', errors: [{ path: 'body', code: 'message_words' }] },
    });
    expect(await say('Look at https://example.org/voucher first.')).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'body', code: 'message_link' }] },
    });
    const sent = await say('Please call us: +48 600 100 200.').expect(201);
    expect(sent.body.notice).toBe('contact');
  });

  it('another company’s mediation is answered like one that does not exist', async () => {
    const { reviewId } = await test.openAndWrite();
    const stranger = await test.merchant({ mediateCompany: true });
    const answersOf = async (id: string) => {
      const at = `${stranger.panel}/mediations/${id}`;
      const answers = [
        await stranger.browser.get(at),
        await stranger.browser.post(`${at}/messages`).send({ body: 'Hello there.' }),
      ];
      return answers.map(({ status, body }) => [status, { ...body, requestId: '' }]);
    };
    const foreign = await answersOf(reviewId);
    expect(foreign).toEqual(await answersOf(newId()));
    expect(foreign.map(([status]) => status)).toEqual([404, 404]);
    expect((await stranger.browser.get(`${stranger.panel}/mediations`)).body.items).toEqual([]);
  });

  it('a suspended company cannot write', async () => {
    const { merchant, panel } = await test.open();
    await test.app.db.queries.execute(sql`
      insert into engine.subscriptions (company_id, plan, state, period_end)
      values (${merchant.company.id}, 'trustStart', 'suspended', now() - interval '1 day')`);
    const refused = await merchant.browser.post(`${panel}/messages`).send({ body: 'We are sorry.' });
    expect(refused).toMatchObject({ status: 402, body: { code: 'company_suspended' } });
    await merchant.browser.get(panel).expect(200);
  });

  it('mediations are listed page by page', async () => {
    const { merchant } = await test.open();
    const { id: companyId } = merchant.company;
    for (let n = 0; n < 3; n++)
      await test.app.db.queries.execute(sql`
        with r as (
          insert into engine.reviews (id, company_id, submission_id, origin, state, grade, language, submitted_at, mediated_at)
          values (${newId()}, ${companyId}, ${newId()}, 'verified', 'in_mediation', 1, 'en', now(), now()) returning id),
        v as (insert into engine.review_revisions (review_id, revision, company_id, grade, body, submitted_at, state)
          select id, 1, ${companyId}, 1, 'Never again, really.', now(), 'passed' from r),
        a as (insert into engine.review_authors (review_id, company_id, display_name) select id, ${companyId}, 'B' from r)
        insert into engine.mediations (review_id, company_id, state, grade_before, opened_at, answer_by, ends_at)
        select id, ${companyId}, 'awaiting_merchant', 1, now(), now() + interval '3 days', now() + interval '21 days' from r`);
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const query: string = cursor ? `&cursor=${encodeURIComponent(cursor)}` : '';
      const { body } = await merchant.browser.get(`${merchant.panel}/mediations?limit=2${query}`).expect(200);
      seen.push(...body.items.map((item: { reviewId: string }) => item.reviewId));
      cursor = body.nextCursor;
    }
    expect(new Set(seen).size).toBe(4);
    expect(seen).toEqual([...seen].sort().reverse());
  });
});

describe('reminders', () => {
  const subjects = (address: string) => test.mail.mailsTo(address).map(({ parsed }) => parsed.subject);

  it('the company is reminded once, a day before its deadline', async () => {
    const { merchant } = await test.open();
    await test.shiftClock('47 hours');
    await sweepMediationReminders(test.app);
    await test.settle();
    expect(subjects(merchant.email)).toHaveLength(1);
    await test.shiftClock('1 hour');
    await Promise.all([sweepMediationReminders(test.app), sweepMediationReminders(test.app)]);
    await sweepMediationReminders(test.app);
    await test.settle();
    expect(subjects(merchant.email).slice(1)).toEqual(['One day left to write to your customer']);
  });

  it('the reviewer is reminded three days before the end if the last message is unread', async () => {
    const unread = await test.openAndWrite();
    const read = await test.openAndWrite();
    await test.browser().get(read.reviewer).expect(200);
    await test.shiftClock('17 days 23 hours');
    expect(await sweepMediationReminders(test.app)).toBe(0);
    await test.shiftClock('1 hour');
    expect(await sweepMediationReminders(test.app)).toBe(2);
    expect(await sweepMediationReminders(test.app)).toBe(0);
    await test.settle();
    expect(subjects(unread.email).slice(1)).toEqual(['A message from Test company is waiting for you']);
    expect(subjects(read.email)).toHaveLength(1);
  });

  it('a reminder is sent at most once, also when its job runs again', async () => {
    const { merchant } = await test.open();
    await test.shiftClock('48 hours');
    await sweepMediationReminders(test.app);
    const { rows } = await test.app.db.queries.execute<{ id: string; data: unknown }>(
      sql`select id, data from engine.outbox where job = 'mediation.remind-merchant'`,
    );
    await test.settle();
    // The queue hands it over again, as after a kill between sending and noting it.
    await test.app.db.queries.execute(sql`
      insert into engine.outbox (id, job, data) values (${rows[0]!.id}, 'mediation.remind-merchant', ${JSON.stringify(rows[0]!.data)}::jsonb)`);
    await test.settle();
    expect(subjects(merchant.email)).toHaveLength(2);
  });
});
