// Measures the seconds from saving a file to seeing the change in a browser, with all of `npm run dev` running: npm run
// bench:dev -- [--times 5] [--pause 8]. It starts that itself, on its own port with this clone's data, changes source
// files, and restores them.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import { DEMO_ACCOUNTS } from '../../scripts/lib/settings/demo-accounts.ts';
import { DATA_DIR, fromRoot } from '../../scripts/lib/paths.ts';
import { freePort } from '../../scripts/lib/processes/ports.ts';
import { startProcess } from '../../scripts/lib/processes/processes.ts';
import { secretsIn } from '../../scripts/lib/settings/secrets.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { eventually } from '../support/eventually.ts';

interface Change {
  name: string;
  /** The page that shows the change. */
  on: 'panel' | 'profile' | 'mail';
  file: string;
  /** The text to replace, and its replacement for a mark. */
  from: string;
  to: (mark: string) => string;
  /** The mark of the n-th change; by default a word. */
  markOf?: (n: number) => string;
}

const CHANGES: Change[] = [
  {
    name: 'a component of the panel',
    on: 'panel',
    file: 'site/src/panel/page-head.tsx',
    from: '{title}</h1>',
    to: (mark) => `{title} ${mark}</h1>`,
  },
  {
    name: 'a component of a public page',
    on: 'profile',
    file: 'site/src/features/profile/profile-page.tsx',
    from: "{t('title', { company: company.name })}",
    to: (mark) => `{t('title', { company: company.name })} ${mark}`,
  },
  {
    name: 'a style',
    on: 'profile',
    file: 'site/src/features/profile/profile.module.css',
    from: '.name {',
    to: (mark) => `.name {\n  --mark: ${mark};`,
  },
  {
    name: 'a rule of the engine',
    on: 'profile',
    file: 'engine/src/kernel/grades.ts',
    // An average that no company has, formatted as on the page.
    from: 'this.#weighted / this.#weight',
    to: (mark) => mark.replace(',', '.'),
    markOf: (n) => `0,${n}`,
  },
  {
    name: 'a text',
    on: 'profile',
    file: 'locales/pl/profile.json',
    from: '{{company}} – opinie',
    to: (mark) => `{{company}} – opinie ${mark}`,
  },
  {
    name: 'a mail',
    on: 'mail',
    file: 'engine/src/domains/invitations/mails/invitation.tsx',
    from: "t('grades.grade1')",
    to: (mark) => `'${mark}'`,
  },
];

const { values } = parseArgs({
  options: { times: { type: 'string', default: '5' }, pause: { type: 'string', default: '8' } },
});
const times = Number(values.times);
const retryAfterMs = Number(values.pause) * 1_000;

/** Console messages of the pages, printed if a change is not seen. */
const consoleLines: string[] = [];

/** Whether a mark is visible, as a word or in the heading's styles; false while a page is loading. */
const sees = (page: Page, mark: string): Promise<boolean> =>
  page
    .evaluate<boolean>(
      `document.body.innerText.includes('${mark}') ||
       getComputedStyle(document.querySelector('h1')).getPropertyValue('--mark') === '${mark}'`,
    )
    .catch(() => false);

async function openPages(url: string): Promise<Record<Change['on'], Page>> {
  const launch = chromiumLaunch();
  if (!launch) throw new Error('There is no Chromium on this machine: install it, or name it in CHROMIUM_PATH.');
  const browser = await chromium.launch(launch);
  const context = await browser.newContext({ locale: 'pl-PL' });
  const open = async (path: string): Promise<Page> => {
    const page = await context.newPage();
    page.on('console', (message) => consoleLines.push(`${path}: ${message.text()}`));
    await page.goto(url + path);
    return page;
  };
  const panel = await open('/login');
  await panel.waitForLoadState('networkidle');
  await panel.fill('input[type=email]', DEMO_ACCOUNTS[0].email);
  await panel.fill('input[type=password]', secretsIn(DATA_DIR).demoPassword);
  await panel.click('button[type=submit]');
  await panel.waitForURL(/\/panel/);
  await panel.waitForSelector('h1');
  const found = await fetch(`${url}/sitemap.xml`).then((answer) => answer.text());
  const part = /<loc>([^<]*\/sitemaps\/companies[^<]*)</.exec(found)?.[1] ?? '';
  const companies = await fetch(part).then((answer) => answer.text());
  const profile = /<loc>([^<]*\/opinie\/[^<]*)</.exec(companies)?.[1] ?? '';
  return { panel, profile: await open(new URL(profile).pathname), mail: await open('/api/dev/mails/invitation/pl') };
}

/** Seconds of each change, and whether the page was kept without a reload. */
async function measure({ file, from, to, markOf }: Change, page: Page): Promise<{ seconds: number[]; kept: boolean }> {
  const path = fromRoot(...file.split('/'));
  const before = readFileSync(path, 'utf8');
  if (!before.includes(from)) throw new Error(`${file} has no "${from}" any more.`);
  const seconds: number[] = [];
  await page.bringToFront();
  await page.evaluate(() => Object.assign(globalThis, { kept: true }));
  try {
    for (let n = 1; n <= times; n += 1) {
      const mark = markOf?.(n) ?? `mark-${n}`;
      if (await sees(page, mark)) throw new Error(`"${mark}" is on the page already.`);
      const since = performance.now();
      writeFileSync(path, before.replace(from, to(mark)));
      await eventuallySoon(`"${mark}" of ${file} is seen`, () => sees(page, mark));
      seconds.push((performance.now() - since) / 1_000);
      writeFileSync(path, before);
      await eventually(
        'it is gone again',
        async () => (await page.title().catch(() => '')) && !(await sees(page, mark)),
      );
      await sleep(retryAfterMs);
    }
  } finally {
    writeFileSync(path, before);
  }
  return { seconds, kept: await page.evaluate(() => 'kept' in globalThis) };
}

/** Finer than in the tests, because the time is measured. */
async function eventuallySoon(what: string, probe: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000;
  while (!(await probe())) {
    if (Date.now() > until) throw new Error(`timed out after a minute: ${what}`);
    await sleep(10);
  }
}

const port = await freePort();
const url = `http://localhost:${port}`;
const dev = startProcess({
  name: 'npm run dev',
  args: ['--import', '@app/jsx', fromRoot('scripts', 'dev.ts')],
  env: { ...process.env, PORT: String(port) },
});
try {
  await eventually('everything runs', () => dev.lastLines().includes('Everything follows'), 300_000);
  const pages = await openPages(url);
  await sleep(retryAfterMs);
  console.log('| saved | seconds until it is seen | the page stayed |\n| --- | --- | --- |');
  for (const change of CHANGES) {
    const { seconds, kept } = await measure(change, pages[change.on]);
    console.log(`| ${change.name} | ${seconds.map((one) => one.toFixed(2)).join(', ')} | ${kept ? 'yes' : 'no'} |`);
  }
  console.log(`\nLoad of the machine at the end: ${(loadavg()[0] ?? 0).toFixed(1)}`);
} catch (error) {
  console.error([...consoleLines.slice(-20), dev.lastLines(20), String(error)].join('\n'));
  process.exitCode = 1;
} finally {
  await dev.stop(15_000);
}
process.exit();
