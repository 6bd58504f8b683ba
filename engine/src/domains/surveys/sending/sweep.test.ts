import { sql } from 'drizzle-orm';
import type { AppContext } from '../../../platform/context.ts';
import { MAX_IN_FLIGHT, MAX_IN_FLIGHT_PER_COMPANY } from '../../../platform/sweeps/fair-queueing.ts';
import { testApp } from '../../../testing.ts';
import type { TestApp } from '../../../testing.ts';
import { aCompany } from '../../companies/testing.ts';
import { claimQuery, sweepSurveyInvitations } from './sweep.ts';

let test: TestApp;
let app: AppContext;
beforeEach(async () => {
  test = await testApp();
  ({ app } = test);
});
afterEach(() => test.close());

/** A company with `count` due invitations to one survey. */
async function asking(count: number, dueMinutesAgo = 60, state = 'open', companyId?: string): Promise<string> {
  return app.db.tx(async (tx) => {
    const id = companyId ?? (await aCompany(tx)).id;
    await tx.execute(sql`
      with made as (
        insert into engine.surveys (id, company_id, kind, state, title, intro, thanks, default_language, questions, anonymous, created_at)
        values (uuidv7(), ${id}, 'nps', ${state}, '{}', '{}', '{}', 'en', '[]', false, now()) returning id)
      insert into engine.survey_invitations (id, company_id, survey_id, state, language, basis, due_at, created_at)
      select uuidv7(), ${id}, made.id, 'scheduled', 'en', 'consent', now() - ${dueMinutesAgo}::int * interval '1 minute', now()
      from made cross join generate_series(1, ${count}::int)`);
    return id;
  });
}

/** Companies of the queued jobs, in order. */
async function queued(): Promise<string[]> {
  const { rows } = await app.db.queries.execute<{ company_id: string }>(sql`
    select i.company_id from engine.outbox o join engine.survey_invitations i on i.id = (o.data->>'invitationId')::uuid order by o.id`);
  return rows.map(({ company_id: id }) => id);
}

it('survey invitations are claimed in round-robin order of companies, within the in-flight limit of each', async () => {
  const [one, two] = [await asking(MAX_IN_FLIGHT_PER_COMPANY + 50, 60), await asking(2, 5)];
  expect(await sweepSurveyInvitations(app)).toBe(MAX_IN_FLIGHT_PER_COMPANY + 2);
  expect((await queued()).slice(0, 5)).toEqual([one, two, one, two, one]);
  expect(await sweepSurveyInvitations(app)).toBe(0);
});

it('companies whose mails cannot be delivered do not delay the first invitations of others', async () => {
  for (let n = 0; n < 6; n++) await asking(250);
  await sweepSurveyInvitations(app);
  expect(await queued()).toHaveLength(MAX_IN_FLIGHT);
  // None of these is delivered; then another company has invitations.
  const late = await asking(50, 0);
  await sweepSurveyInvitations(app);
  expect((await queued()).filter((id) => id === late)).toHaveLength(20);
});

it('invitations to a closed survey do not block others', async () => {
  const company = await asking(MAX_IN_FLIGHT_PER_COMPANY + 50, 90, 'closed');
  await asking(3, 1, 'open', company);
  expect(await sweepSurveyInvitations(app)).toBe(3);
});

it('concurrent sweeps claim no survey invitation twice', async () => {
  await asking(150);
  await Promise.all(Array.from({ length: 4 }, () => sweepSurveyInvitations(app)));
  await sweepSurveyInvitations(app);
  const { rows } = await app.db.queries.execute<{ n: number; of: number }>(
    sql`select count(*)::int as n, count(distinct data->>'invitationId')::int as of from engine.outbox`,
  );
  expect(rows).toEqual([{ n: 150, of: 150 }]);
});

it('claiming survey invitations needs no sequential scan', async () => {
  for (let n = 0; n < 30; n++) await asking(n === 0 ? 5_000 : 200);
  await app.db.queries.execute(sql`vacuum analyze engine.survey_invitations`);
  const { rows } = await app.db.queries.execute<{ 'QUERY PLAN': string }>(sql`explain ${claimQuery(new Date())}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on survey_invitations/);
  expect(plan).toMatch(/survey_invitations_due_of_company/);
  expect(plan).toMatch(/survey_invitations_in_flight/);
});
