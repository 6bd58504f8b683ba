import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pages } from '../seed/pages/index.ts';
import { environmentFor, runInWorkspace, SERVICE_KEY } from '../testing/cms.ts';
import { cloneDatabase, freePort, startProcess, type TestDatabase } from '../testing/support.ts';

const WORKSPACE = path.resolve(import.meta.dirname, '../..');
const ARGS = ['--import', '@app/jsx', 'src/entry/prepare.ts'];

describe('the cms while its admin is being built', () => {
  let database: TestDatabase;
  let uploads: string;
  beforeAll(async () => {
    database = await cloneDatabase({ empty: true });
    uploads = await mkdtemp(path.join(tmpdir(), 'cms-uploads-'));
  });
  afterAll(async () => {
    await database.drop();
    await rm(uploads, { recursive: true, force: true });
  });

  test('the cms serves its exports, answers the admin with a notice in the browser’s language, and stops on a signal', async () => {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = environmentFor(database.url, { CMS_PORT: String(port), PUBLIC_URL: url, UPLOADS_DIR: uploads });
    const server = startProcess({
      name: 'cms',
      args: [...ARGS, '--serve'],
      cwd: WORKSPACE,
      env,
      readyUrl: `${url}/cms-api/health`,
    });
    try {
      await server.ready(120_000);
      const answer = await fetch(`${url}/cms-api/export/pages`, {
        headers: { authorization: `Bearer ${SERVICE_KEY}` },
      });
      const exported = (await answer.json()) as { pages: unknown[] };
      expect(exported.pages).toHaveLength(pages.length);
      const admin = await fetch(`${url}/admin/login`, { headers: { 'accept-language': 'fr, de;q=0.9' } });
      expect([admin.status, admin.headers.get('retry-after')]).toEqual([503, '5']);
      expect(await admin.text()).toMatch(/<html lang="de">.*http-equiv="refresh".*Der Bereich für das Team/);
    } finally {
      await server.stop();
    }
    expect((await server.exited).code).toBe(0);
    expect((await runInWorkspace(ARGS, env)).code).toBe(0);
  }, 300_000);
});
