import { setTimeout as sleep } from 'node:timers/promises';
import type { PagesExport } from '../export/types.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';

let cms: RunningCms;
let marketing: Client;
let userId: string;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
  userId = (await marketing<{ user: { id: string } }>('GET', '/users/me')).body.user.id;
}, 60_000);
afterAll(() => cms.stop());

/** What the admin's drawer keeps. */
const schedule = (pageId: string, type: 'publish' | 'unpublish', when: string, user = userId) =>
  cms.database.query(
    `insert into cms.payload_jobs (id, input, task_slug, queue, wait_until, total_tried, has_error, processing)
     values (gen_random_uuid(), $1, 'schedulePublish', 'default', now() + $2::interval, 0, false, false)`,
    [{ type, doc: { relationTo: 'pages', value: pageId }, user: { relationTo: 'users', value: user } }, when],
  );

const published = async () =>
  (await marketing<PagesExport>('GET', '/export/pages', undefined, withKey)).body.pages.map(({ path }) => path);
const notices = async (pageId: string) =>
  (await cms.database.query('select topic, operation, by from cms.change_notices where document_id = $1', [pageId]))
    .rows;
const openJobs = async () =>
  (await cms.database.query(`select has_error from cms.payload_jobs where completed_at is null`)).rows;

async function until(met: () => Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 25_000; !(await met());) {
    if (Date.now() > deadline) throw new Error('It did not happen within 25 seconds');
    await sleep(200);
  }
}

async function makeDraft(path: string, more: object = {}): Promise<string> {
  const { status, body } = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true&locale=pl', {
    ...{ name: path, path, seo: { title: { text: 'T' }, description: { text: 'D' } }, _status: 'draft' },
    ...more,
  });
  expect(status).toBe(201);
  return body.doc.id;
}

test('a page is published at its time with what was drafted, and the site is told as of any publish', async () => {
  const blocks = [{ blockType: 'hero', title: { text: 'Nowa oferta' } }];
  const page = await makeDraft('/offer', { blocks });
  const later = await makeDraft('/later', { blocks });
  await schedule(later, 'publish', '1 hour');
  await schedule(page, 'publish', '1 second');
  expect(await notices(page)).toEqual([]);
  await until(async () => (await published()).includes('/offer'));
  expect(await notices(page)).toEqual([{ topic: 'pages', operation: 'change', by: 'marketing@demo.example' }]);
  expect(await published()).not.toContain('/later');
});

test('a page is taken back at its time', async () => {
  const page = await makeDraft('/season');
  expect((await marketing('PATCH', `/pages/${page}`, { _status: 'published' })).status).toBe(200);
  expect(await published()).toContain('/season');
  await schedule(page, 'unpublish', '0 seconds');
  await until(async () => !(await published()).includes('/season'));
  expect(await notices(page)).toHaveLength(2);
});

test('nothing is published in the name of somebody who may not, and the job says so', async () => {
  const page = await makeDraft('/not-mine');
  const translator = await cms.as('translator@demo.example');
  const { body } = await translator<{ user: { id: string } }>('GET', '/users/me');
  await schedule(page, 'publish', '0 seconds', body.user.id);
  await until(async () => (await openJobs()).some(({ has_error: failed }) => failed === true));
  expect(await published()).not.toContain('/not-mine');
});

test('a draft that is not complete stays one', async () => {
  const page = await makeDraft('/half', { blocks: [{ blockType: 'callToAction' }] });
  await schedule(page, 'publish', '0 seconds');
  await until(async () => (await openJobs()).filter(({ has_error: failed }) => failed === true).length === 2);
  expect(await published()).not.toContain('/half');
  expect(await notices(page)).toEqual([]);
});

test('nobody runs jobs from outside', async () => {
  for (const client of [marketing, await cms.as('admin@demo.example'), await cms.as(null)]) {
    expect((await client('GET', '/payload-jobs/run')).status).toBeGreaterThanOrEqual(400);
    expect((await client('GET', '/payload-jobs')).status).toBe(403);
  }
});
