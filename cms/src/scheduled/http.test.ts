import { eventually } from '../../../tests/support/eventually.ts';
import type { PagesExport } from '../export/types.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ScheduledChange } from './read-scheduled-changes.ts';

let cms: RunningCms;
let marketing: Client;
let userId: string;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
  userId = (await marketing<{ user: { id: string } }>('GET', '/users/me')).body.user.id;
});
afterAll(() => cms.stop());

/** The job that the admin's drawer creates. */
const schedule = (pageId: string, type: 'publish' | 'unpublish', when: string, user = userId) =>
  cms.database.query(
    `insert into cms.payload_jobs (id, input, task_slug, queue, wait_until, total_tried, has_error, processing)
     values (gen_random_uuid(), $1, 'schedulePublish', 'default', now() + $2::interval, 0, false, false)`,
    [{ type, doc: { relationTo: 'pages', value: pageId }, user: { relationTo: 'users', value: user } }, when],
  );

/** Whether a page's last version is public. An export of all pages would keep the cms busy that is waited for. */
const isPublic = async (path: string) =>
  (await cms.database.query(`select 1 from cms.pages where path = $1 and _status = 'published'`, [path])).rows.length >
  0;
const published = async () =>
  (await marketing<PagesExport>('GET', '/export/pages', undefined, withKey)).body.pages.map(({ path }) => path);
const notices = async (pageId: string) =>
  (await cms.database.query('select topic, operation, by from cms.change_notices where document_id = $1', [pageId]))
    .rows;
/** Failed attempts of the job of a page. */
const tries = async (pageId: string) =>
  Number(
    (
      await cms.database.query(
        `select total_tried from cms.payload_jobs where completed_at is null and input -> 'doc' ->> 'value' = $1`,
        [pageId],
      )
    ).rows[0]?.total_tried ?? 0,
  );

/** What the editor shows above the page. */
const scheduledFor = async (page: string): Promise<ScheduledChange[]> =>
  (await marketing<{ changes: ScheduledChange[] }>('GET', `/scheduled-changes?page=${page}`)).body.changes;

async function makeDraft(path: string, more: object = {}): Promise<string> {
  const { status, body } = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true&locale=pl', {
    name: path,
    path,
    seo: { title: { text: 'T' }, description: { text: 'D' } },
    _status: 'draft',
    ...more,
  });
  expect(status).toBe(201);
  return body.doc.id;
}

test('a scheduled page is published with its draft, and the site is notified as of any publish', async () => {
  const blocks = [{ blockType: 'hero', title: { text: 'Nowa oferta' } }];
  const page = await makeDraft('/offer', { blocks });
  const later = await makeDraft('/later', { blocks });
  await schedule(later, 'publish', '1 hour');
  await schedule(page, 'publish', '1 second');
  expect(await notices(page)).toEqual([]);
  await eventually('it is published', () => isPublic('/offer'));
  expect(await published()).toContain('/offer');
  expect(await notices(page)).toEqual([{ topic: 'pages', operation: 'change', by: 'marketing@demo.example' }]);
  expect(await published()).not.toContain('/later');
});

test('a scheduled page is unpublished', async () => {
  const page = await makeDraft('/season');
  expect((await marketing('PATCH', `/pages/${page}`, { _status: 'published' })).status).toBe(200);
  expect(await published()).toContain('/season');
  await schedule(page, 'unpublish', '0 seconds');
  await eventually('it is taken back', async () => !(await isPublic('/season')));
  expect(await published()).not.toContain('/season');
  expect(await notices(page)).toHaveLength(2);
});

test('a job that was interrupted is run again', async () => {
  const page = await makeDraft('/interrupted');
  await schedule(page, 'publish', '1 hour');
  await cms.database.query(
    `update cms.payload_jobs set processing = true, wait_until = now(), updated_at = now() - interval '6 minutes'
     where input -> 'doc' ->> 'value' = $1`,
    [page],
  );
  await eventually('it is published', () => isPublic('/interrupted'));
  expect(await published()).toContain('/interrupted');
});

test('a job of somebody without the right publishes nothing and counts as failed', async () => {
  const page = await makeDraft('/not-mine');
  const translator = await cms.as('translator@demo.example');
  const { body } = await translator<{ user: { id: string } }>('GET', '/users/me');
  await schedule(page, 'publish', '0 seconds', body.user.id);
  await eventually('it is tried', async () => (await tries(page)) === 1);
  expect(await published()).not.toContain('/not-mine');
});

test('an incomplete draft is not published, shows the failure, and is tried again', async () => {
  const page = await makeDraft('/half', { blocks: [{ blockType: 'callToAction' }] });
  await schedule(page, 'publish', '0 seconds');
  await eventually('it is tried', async () => (await tries(page)) === 1);
  expect(await published()).not.toContain('/half');
  expect(await notices(page)).toEqual([]);
  const [failed] = await scheduledFor(page);
  expect(failed).toMatchObject({ type: 'publish', failed: true });

  const blocks = [{ blockType: 'hero', title: { text: 'Cała' } }];
  expect((await marketing('PATCH', `/pages/${page}?draft=true&locale=pl`, { blocks, _status: 'draft' })).status).toBe(
    200,
  );
  await eventually('it is published', async () => {
    await cms.database.query(
      `update cms.payload_jobs set wait_until = now() where wait_until < now() + interval '2 minutes'`,
    );
    return isPublic('/half');
  });
  expect(await scheduledFor(page)).toEqual([]);
});

test('a failed plan is over once the page is published by hand, and publishes no later draft', async () => {
  const page = await makeDraft('/by-hand', { blocks: [{ blockType: 'callToAction' }] });
  await schedule(page, 'publish', '0 seconds');
  await eventually('it is tried', async () => (await tries(page)) === 1);
  expect(await scheduledFor(page)).toMatchObject([{ type: 'publish', failed: true }]);
  const blocks = [{ blockType: 'hero', title: { text: 'Cała' } }];
  await marketing('PATCH', `/pages/${page}?locale=pl`, { blocks, _status: 'published' });
  expect(await scheduledFor(page)).toEqual([]);
  await eventually('the job is gone', async () => {
    const jobs = await cms.database.query(`select 1 from cms.payload_jobs where input -> 'doc' ->> 'value' = $1`, [
      page,
    ]);
    return jobs.rows.length === 0;
  });
});

test('planned changes are told to roles that write pages only', async () => {
  const path = '/scheduled-changes?page=x';
  expect(await marketing('GET', path)).toMatchObject({ status: 200, body: { changes: [] } });
  for (const [who, status] of [
    [null, 401],
    ['translator@demo.example', 403],
  ] as const)
    expect((await (await cms.as(who))('GET', path)).status).toBe(status);
});

test('a page in one language only is published as planned', async () => {
  const { body } = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true&locale=en', {
    name: 'English only',
    path: '/english-only',
    seo: { title: { text: 'T' }, description: { text: 'D' } },
    blocks: [{ blockType: 'hero', title: { text: 'In English' } }],
    _status: 'draft',
  });
  await schedule(body.doc.id, 'publish', '0 seconds');
  await eventually('it is published', () => isPublic('/english-only'));
  expect(await published()).toContain('/english-only');
  expect(await tries(body.doc.id)).toBe(0);
});

test('editors see the scheduled changes of a page', async () => {
  const page = await makeDraft('/planned');
  await schedule(page, 'publish', '2 hours');
  await schedule(page, 'unpublish', '4 hours');
  expect(await scheduledFor(page)).toMatchObject([
    { type: 'publish', failed: false },
    { type: 'unpublish', failed: false },
  ]);
});

test('jobs cannot be run or read over HTTP', async () => {
  for (const client of [marketing, await cms.as('admin@demo.example'), await cms.as(null)]) {
    expect((await client('GET', '/payload-jobs/run')).status).toBeGreaterThanOrEqual(400);
    expect((await client('GET', '/payload-jobs')).status).toBe(403);
  }
});
