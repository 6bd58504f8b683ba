import { sql } from 'drizzle-orm';
import type { StaffRole } from '@app/contracts/security/staff-token';
import type { FailedJobPage } from '@app/contracts/staff/jobs';
import { testApi } from '../../../http/testing.ts';
import type { TestApi } from '../../../http/testing.ts';
import { newId } from '../../../kernel/ids.ts';
import { deadLetters } from '../../../platform/schema.ts';
import { staffOf } from '../testing.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const as = (role: StaffRole = 'support') => staffOf(api)(role);
async function fails(job: string, minutesAgo: number): Promise<string> {
  const id = newId();
  const failedAt = new Date(Date.now() - minutesAgo * 60_000);
  await api.app.db.queries
    .insert(deadLetters)
    .values({ id, job, data: { companyId: id }, error: 'Error: 550 no such mailbox', attempts: 5, failedAt });
  return id;
}
const list = async (query = ''): Promise<FailedJobPage> => (await as().get(`/failed-jobs?${query}`).expect(200)).body;
const waiting = async (): Promise<string[]> => {
  const { rows } = await api.app.db.queries.execute<{ job: string }>(sql`select job from engine.outbox order by job`);
  return rows.map(({ job }) => job);
};

it('failed jobs are listed newest first with their reasons, by name and page by page', async () => {
  const [old, middle, fresh] = [await fails('mail.a', 3), await fails('mail.b', 2), await fails('mail.a', 1)];
  const all = await list();
  expect(all.items.map(({ id }) => id)).toEqual([fresh, middle, old]);
  expect(all.items[0]).toMatchObject({
    job: 'mail.a',
    error: 'Error: 550 no such mailbox',
    attempts: 5,
    data: { companyId: fresh },
  });
  expect(all.kinds).toEqual([
    { job: 'mail.a', count: 2 },
    { job: 'mail.b', count: 1 },
  ]);
  const first = await list('limit=2');
  expect((await list(`limit=2&cursor=${first.nextCursor}`)).items.map(({ id }) => id)).toEqual([old]);
  expect((await list('job=mail.b')).items.map(({ id }) => id)).toEqual([middle]);
});

it('one is run again once, and the log says by whom', async () => {
  const id = await fails('mail.a', 1);
  await fails('mail.b', 1);
  await as().post(`/failed-jobs/${id}/retry`).expect(204);
  await as().post(`/failed-jobs/${id}/retry`).expect(404);
  expect(await waiting()).toEqual(['mail.a']);
  expect((await list()).items.map(({ job }) => job)).toEqual(['mail.b']);
  const { rows } = await api.app.db.queries.execute(sql`select act, actor_id, subject_id from engine.audit_log`);
  expect(rows).toEqual([{ act: 'job.retried', actor_id: '7', subject_id: id }]);
});

it('those of a name, or all, are run again, and two who ask at once run none twice', async () => {
  for (const job of ['mail.a', 'mail.a', 'mail.b']) await fails(job, 1);
  expect((await as().post('/failed-jobs/retry').send({ job: 'mail.b' }).expect(200)).body).toEqual({ retried: 1 });
  const answers = await Promise.all([1, 2].map(() => as('administrator').post('/failed-jobs/retry').send({})));
  expect(answers.map(({ body }) => body.retried).toSorted()).toEqual([0, 2]);
  expect(await waiting()).toEqual(['mail.a', 'mail.a', 'mail.b']);
});

it.each(['moderator', 'marketing', 'translator'] satisfies StaffRole[])(
  'the role %s has no failed jobs',
  async (role) => {
    for (const answer of [
      await as(role).get('/failed-jobs'),
      await as(role).post('/failed-jobs/retry').send({}),
      await as(role).post(`/failed-jobs/${newId()}/retry`),
    ])
      expect(answer.body.code).toBe('staff_role_forbidden');
  },
);
