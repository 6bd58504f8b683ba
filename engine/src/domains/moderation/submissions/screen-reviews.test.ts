import { sql } from 'drizzle-orm';
import { API_ROOT } from '../../../http/paths.ts';
import { newId } from '../../../kernel/ids.ts';
import { transitionReview } from '../../reviews/public.ts';
import { screenSubmission } from './screen-reviews.ts';
import { sweepObsoleteCases } from '../cases/obsolete-cases.ts';
import { BAD, GOOD, aSubmission, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';

let test: ModerationTest;
beforeAll(async () => {
  test = await moderationTest();
});
afterAll(() => test.close());

/** Number of rows of each kind about a review. */
async function traces(reviewId: string) {
  const { rows } = await test.app.db.queries.execute<Record<string, number>>(sql`
    select
      (select count(*)::int from engine.screening_findings where review_id = ${reviewId}) as findings,
      (select count(*)::int from engine.moderation_cases where review_id = ${reviewId}) as cases,
      (select count(*)::int from engine.statements_of_reasons where review_id = ${reviewId}) as statements,
      (select count(*)::int from engine.review_events where review_id = ${reviewId} and type = 'held') as held,
      (select count(*)::int from engine.outbox where job = 'moderation.send-statement') as mails`);
  return rows[0];
}

describe('a hold', () => {
  it('a held review is on the desk with its findings, and its hold is stated to its author', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: BAD, email });
    expect(await test.stateOf(reviewId)).toBe('held');

    const [waiting] = await test.moderator().cases({ reviewId });
    expect(waiting).toMatchObject({
      kind: 'review',
      decidable: true,
      claimedBy: null,
      review: { id: reviewId, body: BAD, publicBody: null, authorName: 'Anna K.', language: 'en', revision: 1 },
    });
    const marked = waiting!.review!.findings.filter(({ rule }) => rule === 'words.offensive');
    expect(marked.map(({ start, end }) => BAD.slice(start ?? 0, end ?? 0))).toContain('asshole');

    const mail = await test.sink.waitForMail(email);
    expect(mail.parsed.subject).toBe('Your review of Test company is waiting for a moderator');
    expect(mail.parsed.text).toMatch(/Insulting or vulgar language/);
    expect(mail.parsed.text).toMatch(/made by a program, without a person/);

    const token = test.statementToken(mail);
    const { body: page } = await test.program().get(`${API_ROOT}/statements/${token}`).expect(200);
    expect(page).toMatchObject({
      side: 'author',
      effect: 'held',
      ground: 'offensive',
      decidedBy: 'screening',
      canAppeal: true,
      appeal: null,
      locale: 'en',
      review: { body: BAD },
    });
    expect(page.rules).toContain('words.offensive');
  });

  it('a hold is stated in the language of the form, and stored for an author without address', async () => {
    const email = anAddress();
    await test.screened({ body: 'Sprzedawca to zwykły skurwysyn, nikomu nie polecam.', language: 'pl', email });
    expect(test.subjectsTo(email)).toEqual(['Twoja opinia o firmie Test company czeka na moderatora']);
    const { reviewId } = await test.screened({ body: BAD, email: null });
    expect(await traces(reviewId)).toMatchObject({ statements: 1, cases: 1 });
  });

  it('screening without findings leaves no case and no statement', async () => {
    const { reviewId } = await test.screened();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await traces(reviewId)).toEqual({ findings: 0, cases: 0, statements: 0, held: 0, mails: 0 });
  });
});

describe('a second look', () => {
  const DOUBTFUL = 'Well, shit, forty minutes in the rain before the doors opened.';

  it('a text with a weak sign is published at once and gets a second look within a day', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: DOUBTFUL, email });
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await traces(reviewId)).toMatchObject({ cases: 1, statements: 0, held: 0, mails: 0 });
    const [waiting] = await test.moderator().cases({ reviewId, kind: 'second_look' });
    expect(waiting?.review).toMatchObject({ body: DOUBTFUL, state: 'published' });
    expect(waiting?.review?.findings.map(({ rule, weight }) => [rule, weight])).toContainEqual([
      'words.offensive',
      'look',
    ]);
    expect(Date.parse(waiting!.dueAt!) - Date.parse(waiting!.openedAt)).toBe(24 * 3600 * 1000);
    expect(test.subjectsTo(email)).toEqual([]);
  });

  it('a text that reads like an attack by its statistics alone gets a second look', async () => {
    const body = 'People like them should go back to the country they came from instead of serving us.';
    const { reviewId } = await test.screened({ body });
    expect(await test.stateOf(reviewId)).toBe('published');
    const [waiting] = await test.moderator().cases({ reviewId, kind: 'second_look' });
    // One for each kind that it reads like.
    const findings = waiting?.review?.findings ?? [];
    expect(findings.length).toBeGreaterThan(0);
    for (const finding of findings)
      expect(finding).toMatchObject({ rule: 'statistics.abuse', weight: 'look', start: 0 });
  });

  it('a second look that lets a text stand tells nobody', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: DOUBTFUL, email });
    const [waiting] = await test.moderator().cases({ reviewId });
    await test.moderator().decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    expect(await traces(reviewId)).toMatchObject({ statements: 0 });
    expect(test.subjectsTo(email)).toEqual([]);
  });

  it('a second look may remove a text with a statement of reasons', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: DOUBTFUL, email });
    const [waiting] = await test.moderator().cases({ reviewId });
    await test.moderator().decide(waiting!.id, { decision: 'refuse', ground: 'offensive' }).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('rejected');
    expect((await test.sink.waitForMail(email)).parsed.text).toMatch(/Insulting or vulgar language/);
  });

  it('the second look at a replaced text is closed', async () => {
    const { reviewId } = await test.screened({ body: DOUBTFUL });
    const revision = { grade: 4, body: GOOD };
    await test.app.db.tx((tx) => transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision }));
    await test.work();
    await sweepObsoleteCases(test.app);
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
  });

  it('a text with weak signs of two rules is held', async () => {
    const { reviewId } = await test.screened({ body: `${DOUBTFUL} The sticker said 0161 496 0345.` });
    expect(await test.stateOf(reviewId)).toBe('held');
  });
});

describe('the screening job', () => {
  const once = { cases: 1, statements: 1, held: 1, mails: 1 };
  const perform = (written: Awaited<ReturnType<typeof aSubmission>>, app = test.app) => {
    const { submissionId, companyId, deviceHash } = written;
    return screenSubmission.perform(app, { submissionId, companyId, deviceHash }, { id: newId() });
  };
  const emptied = () => test.app.db.queries.execute(sql`delete from engine.outbox`);

  it('the screening job run twice has effects once', async () => {
    const written = await aSubmission(test.app, { body: BAD });
    await emptied();
    await perform(written);
    await perform(written);
    expect(await traces(written.reviewId)).toMatchObject(once);
  });

  it('the screening job run by concurrent workers has effects once', async () => {
    const written = await aSubmission(test.app, { body: BAD });
    await emptied();
    await Promise.all([perform(written), perform(written), perform(written), perform(written)]);
    expect(await traces(written.reviewId)).toMatchObject(once);
  });

  it.each(['moderation.send-statement', 'reviews.fold'])(
    'killed while it queues %s leaves nothing, and is done by the next run',
    async (name) => {
      const body = name === 'reviews.fold' ? GOOD : BAD;
      const written = await aSubmission(test.app, { body });
      await emptied();
      const { outbox } = test.app;
      const dying: typeof test.app = Object.assign(Object.create(test.app) as typeof test.app, {
        outbox: {
          ...outbox,
          add: () => Promise.reject(new Error('killed')),
          publish: () => Promise.reject(new Error('killed')),
        },
      });
      await expect(perform(written, dying)).rejects.toThrow('killed');
      expect(await test.stateOf(written.reviewId)).toBe('screening');
      expect(await traces(written.reviewId)).toMatchObject({ findings: 0, cases: 0, statements: 0, held: 0 });
      const { rows } = await test.app.db.queries.execute(
        sql`select 1 from engine.device_marks where submission_id = ${written.submissionId}`,
      );
      expect(rows).toEqual([]);
      await perform(written);
      expect(await test.stateOf(written.reviewId)).toBe(body === BAD ? 'held' : 'published');
    },
  );
});

describe('an edit', () => {
  const revise = (reviewId: string, body: string) =>
    test.app.db.tx((tx) =>
      transitionReview(test.app, tx, reviewId, 'revise', { actor: 'reviewer', revision: { grade: 4, body } }),
    );

  it('a held edit of a public review leaves the public text', async () => {
    const email = anAddress();
    const { reviewId } = await test.screened({ body: GOOD, email });
    await revise(reviewId, BAD);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    const [waiting] = await test.moderator().cases({ reviewId });
    expect(waiting?.review).toMatchObject({ body: BAD, publicBody: GOOD, revision: 2 });
    expect((await test.sink.waitForMail(email)).parsed.text).toMatch(/the change is not published for now/);
  });

  it('an edit is not compared with the text it replaces', async () => {
    const long =
      'I bought pelargoniums for the balcony, they came fresh and well packed and flower like mad to this day.';
    const { reviewId } = await test.screened({ body: long });
    await revise(reviewId, `${long} Thank you.`);
    await test.work();
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
  });

  it('an edit that passes closes the case of the text before', async () => {
    const { reviewId } = await test.screened({ body: BAD });
    await revise(reviewId, GOOD);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('published');
    await sweepObsoleteCases(test.app);
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
  });

  it('a held edit of a held review updates its case', async () => {
    const { reviewId } = await test.screened({ body: BAD });
    await revise(reviewId, `${BAD} Yes, ashamed.`);
    await test.work();
    const cases = await test.moderator().cases({ reviewId });
    expect(cases.map(({ review }) => review?.revision)).toEqual([2]);
  });

  it('an edit does not evade the device rule', async () => {
    const first = await test.screened();
    const second = await test.screened({ companyId: first.companyId, deviceHash: first.deviceHash });
    expect(await test.stateOf(second.reviewId)).toBe('held');
    await revise(second.reviewId, 'Another text, with which nothing is wrong at all.');
    await test.work();
    expect(await test.stateOf(second.reviewId)).toBe('held');
  });
});
