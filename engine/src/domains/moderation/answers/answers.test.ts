import { sql } from 'drizzle-orm';
import type { SignedInMerchant } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { reviewPublished } from '../../reviews/public.ts';
import { screenAnswer } from './screen-answer.ts';
import { sweepObsoleteCases } from '../cases/obsolete-cases.ts';
import { BAD, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';
import { API_ROOT } from '../../../http/paths.ts';

const NICE = 'Thank you for your words, we are glad that everything came whole.';
let test: ModerationTest;
let merchant: SignedInMerchant;
beforeAll(async () => {
  test = await moderationTest();
  merchant = await test.merchant({
    name: 'Tea house',
    website: 'https://www.tea-house.example',
    phone: '+48 600 100 200',
    email: 'hello@tea-house.example',
  });
});
afterAll(() => test.close());

const published = () => test.screened({ companyId: merchant.company.id, email: null });
const answer = async (reviewId: string, body: string) => {
  await merchant.browser.put(`${merchant.panel}/reviews/${reviewId}/answer`).send({ body }).expect(200);
  await test.work();
};
const answerOf = async (reviewId: string) => {
  const { rows } = await test.app.db.queries.execute<{ answer: string | null; pending: string | null; held: boolean }>(
    sql`select answer, pending_answer as pending, answer_held as held from engine.reviews where id = ${reviewId}`,
  );
  return rows[0];
};
const caseOf = async (reviewId: string) => (await test.moderator().cases({ reviewId, kind: 'answer' }))[0];

describe('a company’s answer', () => {
  it.each([
    ['kind words', NICE],
    ['the company’s own page', 'Please see https://tea-house.example/returns for how to send it back.'],
    ['the company’s own address', 'Please write to returns@tea-house.example and we send another one.'],
    ['the company’s own number', 'Please call us at +48 600 100 200, we shall find your parcel.'],
  ])('an answer with %s becomes public', async (_name, body) => {
    const { reviewId } = await published();
    await answer(reviewId, body);
    expect(await answerOf(reviewId)).toEqual({ answer: body, pending: null, held: false });
  });

  it.each([
    ['insults', 'You are a fucking asshole and should be ashamed.'],
    ['a number that is only looked at in reviews', 'The sticker on the box said 0161 496 0345 and nothing else.'],
    ['a customer’s address', 'Dear Anna, we have written to anna.kowalska@mail.example about it.'],
    ['a page that is named like the company’s', 'Please see https://evil-tea-house.example/returns for how it goes.'],
    ['somebody else’s page', 'Others are worse, see https://elsewhere.example/reviews for that.'],
  ])('an answer with %s is held until a moderator publishes it', async (_name, body) => {
    const { reviewId } = await published();
    await answer(reviewId, body);
    expect(await answerOf(reviewId)).toEqual({ answer: null, pending: body, held: true });
    const waiting = await caseOf(reviewId);
    expect(waiting).toMatchObject({ answer: body });
    await test.moderator().decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    await test.work();
    expect(await answerOf(reviewId)).toEqual({ answer: body, pending: null, held: false });
    expect(test.subjectsTo(merchant.email).at(-1)).toBe('Your answer to a review is published');
  });

  it('an answer gets the language of its text, no matter who publishes it; older answers have none', async () => {
    const { reviewId } = await published();
    const shown = async () => {
      const { body } = await test.program().get(`${API_ROOT}/reviews/${reviewId}`).expect(200);
      return { review: body.language, answer: body.answer?.language };
    };
    await answer(reviewId, NICE);
    expect(await shown()).toEqual({ review: 'en', answer: 'en' });
    await answer(reviewId, 'Dziękujemy za opinię, cieszymy się, że wszystko dotarło w całości.');
    expect(await shown()).toEqual({ review: 'en', answer: 'pl' });
    await answer(reviewId, 'Wir haben Ihnen an anna.kowalska@mail.example geschrieben und warten auf Ihre Antwort.');
    expect(await shown()).toEqual({ review: 'en', answer: 'pl' });
    const waiting = await caseOf(reviewId);
    await test.moderator().decide(waiting!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect(await shown()).toEqual({ review: 'en', answer: 'de' });
    await test.app.db.queries.execute(sql`update engine.reviews set answer_language = null where id = ${reviewId}`);
    expect(await shown()).toEqual({ review: 'en', answer: null });
  });

  it('a held answer is stored with its findings and stated to the company', async () => {
    const { reviewId } = await published();
    const before = test.sink.mailsTo(merchant.email).length;
    await answer(reviewId, BAD);
    const { rows: statements } = await test.app.db.queries.execute(sql`
      select addressee, effect, ground, rules, decided_by, staff_id from engine.statements_of_reasons where review_id = ${reviewId}`);
    expect(statements).toEqual([
      {
        addressee: 'merchant',
        effect: 'held',
        ground: 'offensive',
        decided_by: 'screening',
        staff_id: null,
        rules: expect.arrayContaining(['words.offensive']),
      },
    ]);
    const [mail, ...others] = test.sink.mailsTo(merchant.email).slice(before);
    expect(others).toEqual([]);
    expect(mail?.parsed.subject).toBe('Your answer to a review is waiting for a moderator');
    for (const words of [/Insulting or vulgar language/, /offensive words/, /made by a program, without a person/])
      expect(mail?.parsed.text).toMatch(words);
    // The moderator sees the passage, in the answer and not in the review.
    const waiting = await caseOf(reviewId);
    expect(waiting?.answerFindings.map(({ start, end }) => BAD.slice(start ?? 0, end ?? 0))).toContain('asshole');
    expect(waiting?.review?.findings).toEqual([]);
  });

  it('the statement about an answer is not shown to the review’s author', async () => {
    const { reviewId, submissionId } = await published();
    await answer(reviewId, BAD);
    const own = test.app.tokens.derive('review', submissionId);
    const { body } = await test.browser().get(`${API_ROOT}/my-reviews/${own}`).expect(200);
    expect(body.reviews[0]).toMatchObject({ state: 'published', statementToken: null });
    const { rows } = await test.app.db.queries.execute<{ id: string }>(
      sql`select id from engine.statements_of_reasons where review_id = ${reviewId}`,
    );
    const token = test.app.tokens.derive('statement', rows[0]?.id ?? '');
    expect((await test.program().get(`${API_ROOT}/statements/${token}`).expect(404)).body.code).toBe('token_invalid');
  });

  it('a refused answer is dropped, and the one before stays public', async () => {
    const { reviewId } = await published();
    await answer(reviewId, NICE);
    await answer(reviewId, BAD);
    await test
      .moderator()
      .decide((await caseOf(reviewId))!.id, { decision: 'refuse', ground: 'offensive' })
      .expect(200);
    await test.work();
    expect(await answerOf(reviewId)).toEqual({ answer: NICE, pending: null, held: false });
    const told = test.sink.mailsTo(merchant.email).at(-1)?.parsed;
    expect(told?.subject).toBe('Your answer to a review will not be published');
    for (const words of [/Insulting or vulgar language/, /offensive words/, /made by a person/])
      expect(told?.text).toMatch(words);
    const { rows } = await test.app.db.queries.execute(sql`
      select effect, decided_by from engine.statements_of_reasons where review_id = ${reviewId} order by id`);
    expect(rows).toEqual([
      { effect: 'held', decided_by: 'screening' },
      { effect: 'rejected', decided_by: 'moderator' },
    ]);
  });

  it('an answer that passes closes the case of the held one it replaces', async () => {
    const { reviewId } = await published();
    await answer(reviewId, BAD);
    await answer(reviewId, NICE);
    expect(await answerOf(reviewId)).toMatchObject({ answer: NICE });
    expect(await caseOf(reviewId)).toBeUndefined();
  });

  it('a decision about an answer that has changed since is refused', async () => {
    const { reviewId } = await published();
    await answer(reviewId, BAD);
    const read = (await caseOf(reviewId))!;
    const worse = `${BAD} Write to anna.kowalska@mail.example.`;
    const accept = () => test.moderator().decide(read.id, { decision: 'accept', ground: 'no_violation' });
    await merchant.browser.put(`${merchant.panel}/reviews/${reviewId}/answer`).send({ body: worse }).expect(200);
    expect((await accept().expect(409)).body.code).toBe('case_changed');
    await test.work();
    expect((await accept().expect(409)).body.code).toBe('case_decided');
    expect(await answerOf(reviewId)).toEqual({ answer: null, pending: worse, held: true });
    expect(await caseOf(reviewId)).toMatchObject({ answer: worse });
  });

  it('an answer is screened once by repeated jobs', async () => {
    const { reviewId, companyId } = await published();
    await answer(reviewId, BAD);
    await Promise.all([1, 2, 3].map(() => screenAnswer.perform(test.app, { companyId, reviewId }, { id: newId() })));
    const { rows } = await test.app.db.queries.execute(sql`
      select (select count(*)::int from engine.review_events where review_id = ${reviewId} and type = 'answer_held') as held,
        (select count(*)::int from engine.statements_of_reasons where review_id = ${reviewId}) as statements,
        (select count(*) - count(distinct (rule, span_start)) from engine.screening_findings where review_id = ${reviewId})::int as doubled`);
    expect(rows).toEqual([{ held: 1, statements: 1, doubled: 0 }]);
  });
});

describe('a photo that has become public', () => {
  const withPhoto = async (email: string | null) => {
    const { reviewId, companyId } = await test.screened({ companyId: merchant.company.id, email });
    const photoId = newId();
    await test.app.db.tx(async (tx) => {
      await tx.execute(sql`
        insert into engine.review_photos (id, company_id, review_id, uploaded_with, width, height, state, created_at, approved_at)
        values (${photoId}, ${companyId}, ${reviewId}, ${newId()}, 100, 100, 'approved', now(), now())`);
      for (const first of [true, false])
        await test.app.outbox.publish(tx, reviewPublished, { companyId, reviewId, grade: 4, first });
    });
    await test.work();
    return { reviewId, photoId };
  };
  const photoState = async (id: string) => {
    const { rows } = await test.app.db.queries.execute<{ state: string }>(
      sql`select state from engine.review_photos where id = ${id}`,
    );
    return rows[0]?.state;
  };

  it('a public photo gets one case', async () => {
    const { reviewId, photoId } = await withPhoto(null);
    const cases = await test.moderator().cases({ reviewId, kind: 'photo' });
    expect(cases.map(({ photo }) => photo)).toEqual([
      { id: photoId, url: expect.stringMatching(new RegExp(`^/uploads/photos/${photoId}/large\\.webp\\?token=`)) },
    ]);
    await test.moderator().decide(cases[0]!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect(await photoState(photoId)).toBe('approved');
    await test.app.db.tx((tx) =>
      test.app.outbox.publish(tx, reviewPublished, {
        companyId: merchant.company.id,
        reviewId,
        grade: 4,
        first: false,
      }),
    );
    await test.work();
    expect(await test.moderator().cases({ reviewId, kind: 'photo' })).toEqual([]);
  });

  it('a photo taken down is stated to its author and restored by a granted appeal', async () => {
    const email = anAddress();
    const { reviewId, photoId } = await withPhoto(email);
    const [waiting] = await test.moderator().cases({ reviewId, kind: 'photo' });
    await test.moderator('1').decide(waiting!.id, { decision: 'refuse', ground: 'personal_data' }).expect(200);
    await test.work();
    expect(await photoState(photoId)).toBe('removed');
    expect(await test.stateOf(reviewId)).toBe('published');
    const mail = test.sink.mailsTo(email).at(-1);
    expect(mail?.parsed.subject).toBe('A photo with your review of Tea house has been taken down');
    await test
      .browser()
      .post(`${API_ROOT}/statements/${test.statementToken(mail)}/appeal`)
      .send({})
      .expect(202);
    const [appeal] = await test.moderator('2').cases({ reviewId, kind: 'appeal' });
    await test.moderator('2').decide(appeal!.id, { decision: 'accept', ground: 'no_violation' }).expect(200);
    expect(await photoState(photoId)).toBe('approved');
  });

  it('the case of a photo removed by its author is closed', async () => {
    const { reviewId, photoId } = await withPhoto(null);
    await test.app.db.queries.execute(
      sql`update engine.review_photos set state = 'removed', removed_by = 'reviewer' where id = ${photoId}`,
    );
    await sweepObsoleteCases(test.app);
    expect(await test.moderator().cases({ reviewId, kind: 'photo' })).toEqual([]);
  });
});
