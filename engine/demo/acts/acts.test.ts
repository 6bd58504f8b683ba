import { sql } from 'drizzle-orm';
import { WriteSurvey } from '@app/contracts/surveys';
import type { SurveyAnswers } from '@app/contracts/surveys';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { deskPage } from '../../src/domains/moderation/cases/desk.ts';
import { foldLeftoverDeltas, recountAggregates } from '../../src/domains/reviews/public.ts';
import { surveyErrors, answerErrors } from '../../src/domains/surveys/model.ts';
import { listDemoSms } from '../../src/platform/sms/demo.ts';
import { testApp } from '../../src/testing.ts';
import type { TestApp } from '../../src/testing.ts';
import { loadDemo } from '../load/load.ts';
import { playActs } from './acts.ts';
import { SURVEYS } from './surveys-data.ts';

const SIZE = { seed: 'acts', companies: 4, reviews: 300 };
const MODERATOR: StaffMember = { staffId: '1', name: 'Moderator 1', role: 'moderator' };
let test: TestApp;
let played: number;
let withoutSender: unknown[];
beforeAll(async () => {
  test = await testApp({ SMS_PROVIDER: 'demo' });
  await loadDemo(test.app, { password: 'a-password-of-the-test', size: SIZE });
  const { sms } = test.app;
  test.app.sms = null;
  played = await playActs(test.app);
  withoutSender = await rowsOf(sql`select id from engine.invitation_configs where channel = 'sms'`);
  test.app.sms = sms;
  await playActs(test.app);
});
afterAll(() => test.close());

const rowsOf = async <Row extends Record<string, unknown>>(query: ReturnType<typeof sql>) =>
  (await test.app.db.queries.execute<Row>(query)).rows;

describe('the demo’s acts', () => {
  it('the demo’s acts leave cases of every kind but a burst on the moderation desk, each open to a moderator who signs in', async () => {
    expect(played).toBe(6);
    const desk = await deskPage(test.app, { limit: 50 }, MODERATOR);
    expect(desk.open).toEqual({ review: 2, report: 1, appeal: 1, photo: 2, answer: 1, question: 1 });
    expect(desk.items.every(({ decidable, claimedBy }) => decidable && claimedBy === null)).toBe(true);
    const rules = desk.items
      .filter(({ kind }) => kind === 'review')
      .map(({ review }) => [...new Set(review?.findings.map(({ rule }) => rule))].sort());
    expect(rules).toEqual([['words.offensive'], ['personal.email', 'personal.phone', 'statistics.abuse']]);
    expect(desk.items.find(({ kind }) => kind === 'appeal')?.appeal).toMatchObject({
      side: 'author',
      ground: 'link',
      decidedBy: 'demo',
    });
    expect(desk.items.find(({ kind }) => kind === 'report')).toMatchObject({
      review: { state: 'published' },
      reports: [{ side: 'visitor', reason: 'not_genuine' }],
    });
  });

  it('the demo’s acts keep the first moderator away from the appeal', async () => {
    const { items } = await deskPage(test.app, { kind: 'appeal', limit: 50 }, { ...MODERATOR, staffId: 'demo' });
    expect(items.map(({ decidable }) => decidable)).toEqual([false]);
  });

  it('the demo’s acts end one mediation with a changed review; those that were loaded go on', async () => {
    const rows = await rowsOf(sql`
      select m.state, m.outcome, r.state as review, r.grade, m.grade_before as before,
        (select count(*)::int from engine.mediation_messages w where w.review_id = m.review_id) as messages
      from engine.mediations m join engine.reviews r on r.id = m.review_id where m.state = 'ended'`);
    expect(rows).toEqual([
      { state: 'ended', outcome: 'changed', review: 'published', grade: 4, before: 2, messages: 2 },
    ]);
    const open = await rowsOf(sql`select state from engine.mediations where state <> 'ended' order by state`);
    expect(open).toEqual([{ state: 'awaiting_merchant' }, { state: 'talking' }]);
  });

  it('the demo’s acts ask nobody by phone where text messages are not only shown', () =>
    expect(withoutSender).toEqual([]));

  it('the demo’s acts show one text message, of a configuration that keeps to the hours of the first', async () => {
    const messages = await listDemoSms(test.app.db);
    expect(messages.map(({ phone }) => phone)).toEqual(['+48600700802']);
    expect(messages[0]?.body).toMatch(/http:\/\/localhost:8000\/i\/\S+/);
    const rows = await rowsOf(sql`
      select c.window_start, c.window_end, c.active, i.state from engine.invitation_configs c
      join engine.invitations i on i.config_id = c.id where c.channel = 'sms'`);
    expect(rows).toEqual([{ window_start: 9, window_end: 20, active: true, state: 'sent' }]);
  });

  it('the demo’s acts ask in a survey and an NPS that are open, with answers that fit, and one more customer in each', async () => {
    const found = await rowsOf<{ kind: string; answered: number; waiting: number }>(sql`
      select kind, (select count(*)::int from engine.survey_responses r where r.survey_id = s.id) as answered,
        (select count(*)::int from engine.survey_invitations i where i.survey_id = s.id and i.state = 'scheduled') as waiting
      from engine.surveys s where state = 'open' order by kind`);
    expect(found).toEqual([
      { kind: 'nps', answered: 60, waiting: 1 },
      { kind: 'survey', answered: 40, waiting: 1 },
    ]);
    for (const survey of [SURVEYS.survey, SURVEYS.nps]) expect(surveyErrors(WriteSurvey.parse(survey))).toEqual([]);
    const given = await rowsOf<{ answers: SurveyAnswers }>(
      sql`select answers from engine.survey_responses where score is null`,
    );
    expect(given.flatMap(({ answers }) => answerErrors(SURVEYS.survey.questions, answers))).toEqual([]);
  });

  it('bill the merchant: an order taken back, one that is paid, and one to be paid', async () => {
    const found = await rowsOf(sql`
      select i.kind, c.state, i.gross from engine.invoices i join engine.charges c on c.id = i.charge_id order by i.id`);
    expect(found).toEqual([
      { kind: 'invoice', state: 'void', gross: 18450 },
      { kind: 'correction', state: 'void', gross: -18450 },
      { kind: 'invoice', state: 'paid', gross: 36900 },
      { kind: 'invoice', state: 'open', gross: 18450 },
    ]);
  });

  it('the demo’s acts show what a merchant can set up: experts with a note, what reviewers say of themselves, widgets', async () => {
    const [found] = await rowsOf(sql`
      select (select count(*)::int from engine.experts) as experts, (select count(*)::int from engine.expert_notes) as notes,
        (select array_agg(kind order by id) from engine.widgets) as widgets,
        (select count(*)::int from engine.product_features where kind = 'choice') as asked,
        (select count(*) > 0 from engine.review_revisions where cardinality(user_choices) = 2) as answered`);
    expect(found).toEqual({
      experts: 2,
      notes: 1,
      widgets: ['product-stars', 'certificate', 'carousel'],
      asked: 2,
      answered: true,
    });
  });

  it('the demo’s acts count as a recount does, once they are folded', async () => {
    await foldLeftoverDeltas(test.app);
    expect(await test.app.db.tx((tx) => recountAggregates(tx))).toBe(0);
  });

  it('the demo’s acts are played once', async () => {
    const tables = [
      'reviews',
      'moderation_cases',
      'reports',
      'appeals',
      'sms_outbox',
      'orders',
      'outbox',
      'product_questions',
      'surveys',
      'survey_invitations',
      'survey_responses',
      'billing_details',
      'invoices',
      'payments',
      'experts',
      'expert_notes',
      'product_features',
      'widgets',
    ] as const;
    const count = () =>
      Promise.all(
        tables.map((table) => rowsOf(sql`select count(*)::int as rows from engine.${sql.identifier(table)}`)),
      );
    const before = await count();
    expect(await playActs(test.app)).toBe(0);
    expect(await count()).toEqual(before);
  });
});
