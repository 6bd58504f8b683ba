import { type Client, type RunningCms, startCms } from '../testing/cms.ts';
import type { BuildList } from './types.ts';

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

const list = async (): Promise<BuildList> => (await marketing<BuildList>('GET', '/builds')).body;

test('the list of builds has the newest first, with errors and output', async () => {
  await cms.database.query(
    `insert into cms.site_builds (id, state, phase, started_at, finished_at, reasons, error, output, updated_at, created_at)
     values (gen_random_uuid(), 'failed', null, now() - interval '2 minutes', now() - interval '1 minute',
         '{"count":1,"items":[{"entity":"pages","title":"Home","by":null}]}', 'The cms answered 503', 'last lines', now(), now()),
       (gen_random_uuid(), 'running', 'pages', now(), null, '{"count":0,"items":[]}', null, null, now(), now())`,
  );
  const { builds } = await list();
  expect(builds).toMatchObject([
    { state: 'running', phase: 'pages', finishedAt: null },
    { state: 'failed', error: 'The cms answered 503', output: 'last lines' },
  ]);
});

test('marketing can request a build, which then waits', async () => {
  const before = (await list()).waiting;
  expect((await marketing('POST', '/builds')).status).toBe(200);
  expect((await list()).waiting).toBe(before + 1);
});

test.each(['translator@demo.example', 'moderator@demo.example', null])(
  '%s can neither list nor request builds',
  async (who) => {
    const client = await cms.as(who);
    const status = who === null ? 401 : 403;
    expect((await client('GET', '/builds')).status).toBe(status);
    expect((await client('POST', '/builds')).status).toBe(status);
  },
);
