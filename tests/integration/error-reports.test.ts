import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { LOCALES } from '../../locales/manifest.ts';
import { fakeBuild } from '../../site/testing/release.ts';
import { startErrorReceiver } from '../support/error-receiver.ts';
import { freePort } from '../support/free-port.ts';
import { startPlatform } from '../support/platform.ts';
import { startProcess } from '../support/processes.ts';
import { aPage, startContentServer } from '../support/site/site-content.ts';

const KEY = 'k'.repeat(32);
const PERSONAL = /anna|kowalska|shop\.example|secret|cookie|user-agent|198\.51\.100/i;
const receiver = await startErrorReceiver();
afterAll(() => receiver.stop());
afterEach(() => expect(receiver.received()).not.toMatch(PERSONAL));

const base = { PATH: process.env['PATH'], HOME: process.env['HOME'], NODE_ENV: 'test', SENTRY_DSN: receiver.dsn };

it('an unexpected error of the engine’s API is reported', async () => {
  const platform = await startPlatform({ workers: 0, env: { SENTRY_DSN: receiver.dsn } });
  try {
    await platform.query('alter table engine.companies rename to companies_away');
    const answer = await platform.api.request('GET', '/companies/kowalska', { headers: { cookie: 'session=secret' } });
    expect(answer.status).toBe(500);
    const event = await receiver.event('relation "engine.companies" does not exist');
    expect(event).toMatchObject({ server_name: 'api', environment: 'test' });
  } finally {
    await platform.stop();
  }
});

it('a build that fails is reported, with what Gatsby said last', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'failing-build-'));
  const cms = await startContentServer([aPage('/', 'Home')]);
  try {
    const cli = path.join(folder, 'gatsby.mjs');
    const said = 'ERROR #85928 the page of anna.kowalska@shop.example could not be drawn';
    await writeFile(cli, `console.error(${JSON.stringify(said)}); process.exit(1);`);
    const build = startProcess({
      name: 'the build',
      args: ['--import', '@app/jsx', fromRoot('site', 'node', 'build.ts')],
      cwd: fromRoot(),
      env: {
        ...base,
        CMS_URL: cms.url,
        CMS_SERVICE_KEY: KEY,
        RELEASES_DIR: path.join(folder, 'releases'),
        GATSBY_FOLDER: folder,
        GATSBY_CLI: cli,
      },
    });
    expect((await build.exited).code).toBe(1);
    const event = await receiver.event('could not be drawn');
    expect(event).toMatchObject({ server_name: 'site-build' });
    expect(event.exception.values.at(-1)).toMatchObject({ type: 'GatsbyFailed' });
    expect(event.exception.values.at(-1)?.value).toContain('the page of <address> could not be drawn');
  } finally {
    await cms.close();
    await rm(folder, { recursive: true, force: true });
  }
});

it('the front door reports what fails in it, and errors that pages send', async () => {
  const build = await fakeBuild(LOCALES);
  await build.writeBundle("throw new Error('the bundle is broken')");
  await build.publish('1');
  const port = await freePort();
  const publicUrl = `http://localhost:${port}`;
  const door = startProcess({
    name: 'the front door',
    args: ['--import', '@app/jsx', fromRoot('site', 'server', 'main.ts')],
    cwd: fromRoot(),
    env: {
      ...base,
      LOG_LEVEL: 'silent',
      PORT: String(port),
      PUBLIC_URL: publicUrl,
      ENGINE_URL: 'http://127.0.0.1:9',
      CMS_URL: 'http://127.0.0.1:9',
      RELEASES_DIR: build.releases,
    },
    readyUrl: `http://127.0.0.1:${port}/readyz`,
  });
  try {
    await door.ready();
    await fetch(`${publicUrl}/opinie/shop`, { headers: { cookie: 'session=secret' } });
    expect(await receiver.event('the bundle is broken')).toMatchObject({ server_name: 'front-door' });

    const token = `k1.aB3${randomBytes(30).toString('base64url')}`;
    const sent = await fetch(`${publicUrl}/page-errors`, {
      method: 'POST',
      headers: { origin: publicUrl, 'content-type': 'application/json', cookie: 'session=secret' },
      body: JSON.stringify({
        name: 'TypeError',
        message: 'no company for anna.kowalska@shop.example',
        stack: `TypeError: x\n    at show (${publicUrl}/app-0123456789abcdef0123.js:1:2)`,
        page: `/invitation/buty/edit/${token}`,
      }),
    });
    expect(sent.status).toBe(204);
    const event = await receiver.event('no company for <address>');
    expect(event.server_name).toBe('browser');
    expect(event.tags?.['page']).toBe('/invitation/buty/edit/:token');
    expect(receiver.received()).not.toContain(token);
  } finally {
    await door.stop();
    await build.remove();
  }
});
