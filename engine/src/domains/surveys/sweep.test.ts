import { sql } from 'drizzle-orm';
import type { AppContext } from '../../platform/context.ts';
import { IN_ALL, PER_COMPANY } from '../../platform/turns.ts';
import { testApp } from '../../testing.ts';
import type { TestApp } from '../../testing.ts';
import { aCompany } from '../companies/factory.ts';
import { claiming, sweepSurveyInvitations } from './sweep.ts';

let test: TestApp;
let app: AppContext;
beforeEach(async () => {
  test = await testApp();
  ({ app } = test);
});
afterEach(() => test.close());

/** A company with so many invitations due to one survey. */
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

/** The companies of the queued jobs, in their order. */
async function queued(): Promise<string[]> {
  const { rows } = await app.db.read.execute<{ company_id: string }>(sql`
    select i.company_id from engine.outbox o join engine.survey_invitations i on i.id = (o.data->>'invitationId')::uuid order by o.id`);
  return rows.map(({ company_id: id }) => id);
}

it('companies take turns, oldest first within each, and none has more under way than a company may', async () => {
  const [one, two] = [await asking(PER_COMPANY + 50, 60), await asking(2, 5)];
  expect(await sweepSurveyInvitations(app)).toBe(PER_COMPANY + 2);
  expect((await queued()).slice(0, 5)).toEqual([one, two, one, two, one]);
  expect(await sweepSurveyInvitations(app)).toBe(0);
});

it('companies whose mails cannot be delivered keep nobody’s first ones', async () => {
  for (let n = 0; n < 6; n++) await asking(250);
  await sweepSurveyInvitations(app);
  expect(await queued()).toHaveLength(IN_ALL);
  // None of those gets anywhere; here comes somebody else.
  const late = await asking(50, 0);
  await sweepSurveyInvitations(app);
  expect((await queued()).filter((id) => id === late)).toHaveLength(20);
});

it('what a closed survey keeps waiting is in nobody’s way', async () => {
  const company = await asking(PER_COMPANY + 50, 90, 'closed');
  await asking(3, 1, 'open', company);
  expect(await sweepSurveyInvitations(app)).toBe(3);
});

it('two sweeps at once hand nothing over twice', async () => {
  await asking(150);
  await Promise.all(Array.from({ length: 4 }, () => sweepSurveyInvitations(app)));
  await sweepSurveyInvitations(app);
  const { rows } = await app.db.read.execute<{ n: number; of: number }>(
    sql`select count(*)::int as n, count(distinct data->>'invitationId')::int as of from engine.outbox`,
  );
  expect(rows).toEqual([{ n: 150, of: 150 }]);
});

it('reads no table from end to end', async () => {
  for (let n = 0; n < 30; n++) await asking(n === 0 ? 5_000 : 200);
  await app.db.read.execute(sql`vacuum analyze engine.survey_invitations`);
  const { rows } = await app.db.read.execute<{ 'QUERY PLAN': string }>(sql`explain ${claiming(new Date())}`);
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
  expect(plan).not.toMatch(/Seq Scan on survey_invitations/);
  expect(plan).toMatch(/survey_invitations_due_of_company/);
  expect(plan).toMatch(/survey_invitations_in_flight/);
});
