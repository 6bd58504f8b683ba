import { sql } from 'drizzle-orm';
import type { DeskCase, DeskPage } from '@app/contracts/moderation';
import { newId } from '../../../kernel/ids.ts';
import { transitionReview } from '../../reviews/public.ts';
import { BAD, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';

let test: ModerationTest;
beforeAll(async () => {
  test = await moderationTest();
});
afterAll(() => test.close());

const held = async (email = anAddress()) => {
  const { reviewId } = await test.screened({ body: BAD, email });
  const [waiting] = await test.moderator().cases({ reviewId });
  return { reviewId, email, caseId: waiting!.id };
};
const RELEASE = { decision: 'accept', ground: 'no_violation' } as const;
const REJECT = { decision: 'refuse', ground: 'offensive', note: 'Insults the owner.' } as const;

describe('a decision', () => {
  it('accepting a held review publishes it, tells its author and closes the case', async () => {
    const { reviewId, email, caseId } = await held();
    const { body } = await test
      .moderator()
      .decide(caseId, { ...RELEASE, revision: 1 })
      .expect(200);
    expect(body).toMatchObject({ decidable: false, review: { state: 'published' } });
    await test.work();
    expect(test.subjectsTo(email).at(-1)).toBe('Your review of Test company has been released');
    expect(await test.moderator().cases({ reviewId })).toEqual([]);
    expect(body.review.history.map(({ type, actor }: { type: string; actor: string }) => [type, actor])).toEqual([
      ['submitted', 'reviewer'],
      ['held', 'screening'],
      ['released', 'moderator'],
    ]);
  });

  it('refusing a held review states ground, findings and the person’s decision to its author', async () => {
    const { reviewId, email, caseId } = await held();
    await test.moderator().decide(caseId, REJECT).expect(200);
    await test.work();
    expect(await test.stateOf(reviewId)).toBe('rejected');
    const mail = await test.sink.waitForMail(email, { nth: 2 });
    expect(mail.parsed.subject).toBe('Your review of Test company will not be published');
    expect(mail.parsed.text).toMatch(/Insulting or vulgar language/);
    expect(mail.parsed.text).toMatch(/offensive words/);
    expect(mail.parsed.text).toMatch(/made by a person/);
    expect(mail.parsed.text).not.toMatch(/Insults the owner/);
  });

  it('a decision is logged with the staff member', async () => {
    const { caseId } = await held();
    await test.moderator('7').post(`/cases/${caseId}/claim`).expect(200);
    await test.moderator('7').decide(caseId, REJECT).expect(200);
    const { rows } = await test.app.db.queries.execute(
      sql`select act, actor_kind, actor_id, detail from engine.audit_log where subject_id = ${caseId} order by id`,
    );
    const staff = { actor_kind: 'staff', actor_id: '7' };
    expect(rows).toEqual([
      { ...staff, act: 'case.claimed', detail: { kind: 'review' } },
      {
        ...staff,
        act: 'case.decided',
        detail: { kind: 'review', decision: 'refuse', ground: 'offensive', consequence: 'reject' },
      },
    ]);
  });

  it('a case is decided once by concurrent requests', async () => {
    const { caseId } = await held();
    const answers = await Promise.all(['1', '2', '3', '4'].map((id) => test.moderator(id).decide(caseId, REJECT)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const { rows } = await test.app.db.queries.execute(
      sql`select 1 from engine.statements_of_reasons where case_id = ${caseId} and effect = 'rejected'`,
    );
    expect(rows).toHaveLength(1);
  });

  it('refusing a review needs a ground', async () => {
    const { caseId } = await held();
    const { body } = await test.moderator().decide(caseId, { decision: 'refuse', ground: 'no_violation' }).expect(422);
    expect(body).toMatchObject({ code: 'ground_needed', detail: expect.any(String) });
  });

  it('a decision about a text that has changed since is refused', async () => {
    const { reviewId, caseId } = await held();
    await test.app.db.tx((tx) =>
      transitionReview(test.app, tx, reviewId, 'revise', {
        actor: 'reviewer',
        revision: { grade: 1, body: `${BAD} Or worse.` },
      }),
    );
    // Before and after the edit is screened.
    await expectChanged(caseId);
    await test.work();
    await expectChanged(caseId);
    await test
      .moderator()
      .decide(caseId, { ...REJECT, revision: 2 })
      .expect(200);
  });
  const expectChanged = async (caseId: string) => {
    const { body } = await test
      .moderator()
      .decide(caseId, { ...RELEASE, revision: 1 })
      .expect(409);
    expect(body.code).toBe('case_changed');
  };

  it('without a provider there are no translations', async () => {
    const { caseId } = await held();
    const { body } = await test.moderator().post(`/cases/${caseId}/translation`, { to: 'pl' }).expect(404);
    expect(body.code).toBe('translation_unavailable');
  });

  it('a decision about a missing case is answered with 404', async () => {
    const { body } = await test.moderator().decide(newId(), RELEASE).expect(404);
    expect(body.code).toBe('case_not_found');
    await test.moderator().get(`/cases/${newId()}`).expect(404);
  });
});

describe('a claim', () => {
  it('a claimed case is reserved for ten minutes', async () => {
    const { caseId } = await held();
    const { body } = await test.moderator('1').post(`/cases/${caseId}/claim`).expect(200);
    expect(body.claimedBy).toBe('1');
    expect((await test.moderator('2').post(`/cases/${caseId}/claim`).expect(409)).body.code).toBe('case_claimed');
    expect((await test.moderator('2').decide(caseId, REJECT).expect(409)).body.code).toBe('case_claimed');
    await test.moderator('1').post(`/cases/${caseId}/claim`).expect(200);
    await test.shiftClock('11 minutes');
    const { body: free } = await test.moderator('2').get(`/cases/${caseId}`).expect(200);
    expect(free.claimedBy).toBeNull();
    await test.moderator('2').decide(caseId, REJECT).expect(200);
    expect((await test.moderator('1').post(`/cases/${caseId}/claim`).expect(409)).body.code).toBe('case_decided');
  });
});

describe('the queue', () => {
  it('the queue is listed by urgency and age, page by page, each case once', async () => {
    for (let n = 0; n < 7; n++) await held();
    const all: DeskCase[] = [];
    let cursor: string | null = null;
    do {
      const { body }: { body: DeskPage } = await test
        .moderator()
        .get(`/cases?limit=3${cursor ? `&cursor=${cursor}` : ''}`)
        .expect(200);
      all.push(...body.items);
      cursor = body.nextCursor;
      expect(body.open['review']).toBeGreaterThanOrEqual(7);
    } while (cursor);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    const order = all.map(({ priority, openedAt, id }) => `${9999 - priority} ${openedAt} ${id}`);
    expect(order).toEqual([...order].sort());
  });

  it('the queue is filtered by kind and language', async () => {
    const { reviewId } = await test.screened({ body: 'Sprzedawca to zwykły skurwysyn, nie polecam.', language: 'pl' });
    const ids = async (query: string) => {
      const { body } = await test.moderator().get(`/cases?limit=50&${query}`).expect(200);
      return (body.items as DeskCase[]).map(({ review }) => review?.id);
    };
    expect(await ids('language=pl')).toEqual([reviewId]);
    expect(await ids('kind=review')).toContain(reviewId);
    expect(await ids('kind=burst')).toEqual([]);
    for (const crafted of ['not-one', `1.999999999999999.${reviewId}`]) {
      const cursor = Buffer.from(crafted).toString('base64url');
      expect((await test.moderator().get(`/cases?cursor=${cursor}`).expect(400)).body.code).toBe('cursor_invalid');
    }
  });
});

describe('a pattern that staff want to add', () => {
  const check = async (pattern: string, sample = '') =>
    (await test.moderator().post('/patterns/check', { pattern, sample }).expect(200)).body;

  it.each([
    ['(unclosed', 'not_a_pattern'],
    ['(a)\\1', 'not_a_pattern'],
    ['(?=look)ahead', 'not_a_pattern'],
    ['a*', 'matches_empty'],
    ['.+', 'too_wide'],
    ['\\w', 'too_wide'],
    ['x'.repeat(201), 'too_long'],
    ['  ', 'empty'],
  ])('the pattern %s is refused as %s', async (pattern, problem) => {
    expect(await check(pattern, 'aaaa')).toEqual({ problem, matches: [] });
  });

  it('the check of a valid pattern shows its matches', async () => {
    expect(await check('kup\\pL* opini', 'Chcę kupić opinie!')).toEqual({
      problem: null,
      matches: [{ start: 5, end: 16 }],
    });
  });
});
