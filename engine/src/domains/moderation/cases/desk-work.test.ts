import { sql } from 'drizzle-orm';
import type { DeskCase } from '@app/contracts/moderation';
import { startLibreTranslate } from '../../../platform/translation/testing.ts';
import type { ProviderServer } from '../../../platform/translation/testing.ts';
import { sweepPlannedDecisions } from '../decisions/bulk-decisions.ts';
import { BAD, aText, anAddress, moderationTest } from '../testing.ts';
import type { ModerationTest } from '../testing.ts';

let test: ModerationTest;
let provider: ProviderServer;
beforeAll(async () => {
  provider = await startLibreTranslate();
  test = await moderationTest({ LIBRETRANSLATE_URL: provider.url });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const held = async (given: { email?: string; companyId?: string; body?: string; language?: string } = {}) => {
  const { reviewId, companyId } = await test.screened({ body: BAD, email: anAddress(), ...given });
  const [waiting] = await test.moderator().cases({ reviewId });
  return { reviewId, companyId, caseId: waiting!.id };
};
const REJECT = { decision: 'refuse', ground: 'offensive' } as const;
const actsOf = async (caseId: string) => {
  const { rows } = await test.app.db.queries.execute<{ act: string; actor_id: string }>(
    sql`select act, actor_id from engine.audit_log where subject_id = ${caseId} order by id`,
  );
  return rows.map(({ act, actor_id }) => `${act} by ${actor_id}`);
};

describe('a claim', () => {
  it('looking at a case claims nothing; a claim has a name, is given back, and taken over', async () => {
    const { caseId } = await held();
    const [first, second] = [test.moderator('11'), test.moderator('12')];
    const { body: seen } = await first.get(`/cases/${caseId}`).expect(200);
    expect(seen).toMatchObject({ claimedBy: null, claimedName: null, claimedUntil: null });
    const { body: claimed } = await first.post(`/cases/${caseId}/claim`).expect(200);
    expect(claimed).toMatchObject({ claimedBy: '11', claimedName: 'Moderator 11', claimedUntil: expect.any(String) });
    await second.post(`/cases/${caseId}/release`).expect(200);
    await second.post(`/cases/${caseId}/claim`, {}).expect(409);
    expect((await first.post(`/cases/${caseId}/release`).expect(200)).body.claimedBy).toBeNull();
    await second.post(`/cases/${caseId}/claim`).expect(200);
    const { body: taken } = await first.post(`/cases/${caseId}/claim`, { takeOver: true }).expect(200);
    expect(taken.claimedName).toBe('Moderator 11');
    expect((await second.decide(caseId, REJECT).expect(409)).body.code).toBe('case_claimed');
    expect(await actsOf(caseId)).toEqual([
      'case.claimed by 11',
      'case.released by 11',
      'case.claimed by 12',
      'case.claimed by 11',
    ]);
  });

  it('nobody claims a case that they may not decide', async () => {
    const { caseId } = await held();
    await test.app.db.queries.execute(sql`update engine.moderation_cases set not_by = '13' where id = ${caseId}`);
    const { body } = await test.moderator('13').post(`/cases/${caseId}/claim`).expect(409);
    expect(body.code).toBe('second_moderator_needed');
    expect((await test.moderator('13').get(`/cases/${caseId}`)).body).toMatchObject({
      decidable: false,
      undecidable: 'second_moderator',
    });
  });

  it('an escalated case comes first and is decided by administrators only', async () => {
    const { caseId } = await held();
    const moderator = test.moderator('14');
    await moderator.post(`/cases/${caseId}/escalation`, { note: ' ' }).expect(422);
    const { body } = await moderator
      .post(`/cases/${caseId}/escalation`, { note: 'The owner is a lawyer.' })
      .expect(200);
    expect(body).toMatchObject({
      escalation: { by: 'Moderator 14', note: 'The owner is a lawyer.' },
      undecidable: 'escalated',
    });
    expect((await moderator.decide(caseId, REJECT).expect(409)).body.code).toBe('case_escalated');
    expect((await moderator.post(`/cases/${caseId}/claim`).expect(409)).body.code).toBe('case_escalated');
    const administrator = test.moderator('15', 'administrator');
    const { body: escalated } = await administrator.get('/cases?only=escalated').expect(200);
    expect(escalated.items.map(({ id }: DeskCase) => id)).toEqual([caseId]);
    expect((await administrator.get('/cases?limit=1')).body.items[0].id).toBe(caseId);
    await administrator.decide(caseId, REJECT).expect(200);
  });
});

describe('decisions about many cases', () => {
  const plan = (ids: string[], staffId = '21') =>
    test.moderator(staffId).post('/decisions', { cases: ids.map((id) => ({ id, revision: 1 })), ...REJECT });
  const sweep = async () => {
    while ((await sweepPlannedDecisions(test.app)) > 0);
    await test.work();
  };

  it('nothing happens and nobody is told while they can be taken back', async () => {
    const email = anAddress();
    const [one, two] = [await held({ email }), await held()];
    const { body } = await plan([one.caseId, two.caseId]).expect(200);
    expect(body).toMatchObject({ planned: [one.caseId, two.caseId], refused: [] });
    await sweep();
    expect(await test.stateOf(one.reviewId)).toBe('held');
    expect(test.subjectsTo(email)).toHaveLength(1);
    const { body: page } = await test.moderator().get('/cases?limit=50').expect(200);
    expect(page.items.map(({ id }: DeskCase) => id)).not.toContain(one.caseId);
    expect((await test.moderator('22').decide(one.caseId, REJECT).expect(409)).body.code).toBe('case_decided');
    expect((await test.moderator('22').post(`/decisions/${body.id}/undo`).expect(200)).body.undone).toBe(0);
    expect((await test.moderator('21').post(`/decisions/${body.id}/undo`).expect(200)).body.undone).toBe(2);
    await test.shiftClock('16 seconds');
    await sweep();
    expect(await test.stateOf(one.reviewId)).toBe('held');
    expect((await test.moderator().get(`/cases/${one.caseId}`)).body.decidable).toBe(true);
    expect(await actsOf(one.caseId)).toEqual(['case.decision_undone by 21']);
  });

  it('they are applied when the time to undo has passed, with mails, in the name of who decided', async () => {
    const email = anAddress();
    const { caseId, reviewId } = await held({ email });
    const { body } = await plan([caseId]).expect(200);
    await test.shiftClock('16 seconds');
    await sweep();
    expect(await test.stateOf(reviewId)).toBe('rejected');
    expect(test.subjectsTo(email).at(-1)).toBe('Your review of Test company will not be published');
    expect(await actsOf(caseId)).toEqual(['case.decided by 21']);
    expect((await test.moderator('21').post(`/decisions/${body.id}/undo`).expect(200)).body.undone).toBe(0);
  });

  it('those that cannot be decided are named and left, and a changed text goes back to the queue', async () => {
    const [claimed, changed] = [await held(), await held()];
    await test.moderator('23').post(`/cases/${claimed.caseId}/claim`).expect(200);
    const { body } = await plan([claimed.caseId, changed.caseId]).expect(200);
    expect(body).toMatchObject({
      planned: [changed.caseId],
      refused: [{ id: claimed.caseId, code: 'case_claimed' }],
    });
    await test.app.db.queries.execute(
      sql`update engine.moderation_cases set revision = 2 where id = ${changed.caseId}`,
    );
    await test.shiftClock('16 seconds');
    await sweep();
    expect((await test.moderator().get(`/cases/${changed.caseId}`)).body.undecidable).toBeNull();
    await plan([]).expect(422);
    await plan(Array.from({ length: 51 }, () => claimed.caseId)).expect(422);
  });
});

describe('the queue', () => {
  const idsOf = async (query: string) => {
    const { body } = await test.moderator('31').get(`/cases?limit=50&${query}`).expect(200);
    return (body.items as DeskCase[]).map(({ id }) => id);
  };

  it('the queue is filtered by company, rule, age and words', async () => {
    const { caseId, companyId } = await held({ body: `${BAD} Zażółć 100% gęślą.` });
    const other = await held();
    await test.app.db.queries.execute(
      sql`update engine.companies set name = 'Łódź & Sons', slug = 'lodz-sons' where id = ${companyId}`,
    );
    await test.app.db.queries.execute(
      sql`update engine.moderation_cases set opened_at = opened_at - interval '30 hours' where id = ${caseId}`,
    );
    for (const query of [
      'company=lodz-sons',
      'company=%C5%82%C3%B3d%C5%BA',
      'olderThanHours=24',
      'q=g%C4%99%C5%9Bl%C4%85',
      'q=100%25',
    ])
      expect([query, await idsOf(query)]).toEqual([query, [caseId]]);
    const offensive = await idsOf('rule=words.offensive');
    expect(offensive).toEqual(expect.arrayContaining([caseId, other.caseId]));
    expect(await idsOf('rule=links.url')).toEqual([]);
    expect(await idsOf('only=mine')).toEqual([]);
    await test.moderator('31').post(`/cases/${caseId}/claim`).expect(200);
    expect(await idsOf('only=mine')).toEqual([caseId]);
  });

  it('what one has decided today and how long others wait is told', async () => {
    const { caseId } = await held();
    await held();
    await test.moderator('32').decide(caseId, REJECT).expect(200);
    const { body } = await test.moderator('32').get('/desk').expect(200);
    expect(body).toMatchObject({
      decidedToday: 1,
      decided: [{ id: caseId, kind: 'review', decision: 'refuse', ground: 'offensive', company: 'Test company' }],
      translator: 'LibreTranslate',
    });
    expect(body.waiting).toEqual(
      expect.arrayContaining([{ kind: 'review', count: expect.any(Number), oldestAt: expect.any(String) }]),
    );
    expect([body.languages, body.rules]).toEqual([
      expect.arrayContaining(['en']),
      expect.arrayContaining(['words.offensive']),
    ]);
    expect((await test.moderator('33').get('/desk')).body.decidedToday).toBe(0);
  });

  it('a case tells other reviews of its author and decisions about its company', async () => {
    const email = anAddress();
    const { companyId, caseId } = await held({ email });
    await test.screened({ body: aText(), email: email.toUpperCase() });
    const earlier = await held({ companyId });
    await test.moderator('34').decide(earlier.caseId, REJECT).expect(200);
    const { body } = await test.moderator().get(`/cases/${caseId}/background`).expect(200);
    expect(body.author).toMatchObject({ total: 1, refused: 0, reviews: [{ state: 'published', grade: 4 }] });
    expect(body.company).toMatchObject({ waiting: 1, decided: [{ kind: 'review', accepted: 0, refused: 1 }] });
  });
});

describe('a translation', () => {
  it('a translation of a case is made by the provider, whose failure is told', async () => {
    const body = 'Sprzedawca to zwykły skurwysyn, nie polecam.';
    const { caseId } = await held({ body, language: 'pl' });
    const translate = (to: string) => test.moderator().post(`/cases/${caseId}/translation`, { to });
    const { body: english } = await translate('en').expect(200);
    expect(english).toEqual({ language: 'en', provider: 'LibreTranslate', texts: [`[en] ${body}`] });
    expect((await translate('pl').expect(200)).body.texts).toEqual([body]);
    provider.next.push({ status: 500 });
    expect((await translate('en').expect(503)).body.code).toBe('translation_failed');
  });
});
