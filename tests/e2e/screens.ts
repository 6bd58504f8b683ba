import { mkdirSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, request } from '@playwright/test';
import type { Browser } from '@playwright/test';
import type { Locale } from '../../locales/manifest.ts';
import { chromiumLaunch } from '../support/chromium.ts';
import { addressesOf, readSample } from './support/visits.ts';
import type { Sample } from './support/visits.ts';
import { localePath } from '../../site/src/lib/addresses/links.ts';
import type { RouteId } from '../../site/src/routes/routes.ts';
import { fromRoot } from '../../scripts/lib/paths.ts';
import { UserError, printFailure } from '../../scripts/lib/user-error.ts';
import { openReady } from './support/ready.ts';

const HELP = `npm run docs:screens -- [options]    pictures of the main pages of a running site, into docs/screens

  --url URL     where it runs (http://localhost:8000)`;

/** Pages that people land on, and in which languages they are kept. */
const SCREENS: Partial<Record<RouteId, readonly Locale[]>> = {
  home: ['pl', 'de', 'ja'],
  profile: ['pl', 'de', 'ja'],
  product: ['pl'],
  restaurants: ['pl', 'ja'],
  search: ['pl', 'de'],
  categories: ['pl'],
  transparency: ['pl'],
};
/** The same of pages that staff have made, by their path. */
const STAFF_SCREENS: Readonly<Record<string, readonly Locale[]>> = {
  '/our-team': ['pl'],
  '/pricing': ['de'],
  '/contact': ['pl'],
};
/** Of long pages the beginning is enough. */
const MOST_HEIGHT = 2400;

async function shoot(browser: Browser, origin: string, sample: Sample): Promise<number> {
  const folder = fromRoot('docs', 'screens');
  mkdirSync(folder, { recursive: true });
  let count = 0;
  for (const [id, locales] of Object.entries({ ...SCREENS, ...STAFF_SCREENS })) {
    for (const locale of locales) {
      const path = id.startsWith('/')
        ? localePath(locale, id)
        : (addressesOf(sample, locale).find(({ route }) => route.id === id)?.path ?? '/');
      for (const width of [360, 1440]) {
        for (const theme of ['light', 'dark'] as const) {
          const context = await browser.newContext({ viewport: { width, height: 900 }, baseURL: origin });
          await context.addCookies([{ name: 'language', value: locale, url: origin }]);
          const page = await context.newPage();
          await page.addInitScript((value) => localStorage.setItem('theme', value), theme);
          await openReady(page, path);
          const box = await page.locator('html').boundingBox();
          const height = Math.min(MOST_HEIGHT, Math.ceil(box?.height ?? 900));
          await page.setViewportSize({ width, height });
          const file = `${folder}/${id.replace('/', '')}-${locale}-${width}-${theme}.jpg`;
          await page.screenshot({ path: file, type: 'jpeg', quality: 60 });
          await context.close();
          count += 1;
        }
      }
    }
  }
  return count;
}

async function run(origin: string): Promise<void> {
  const launch = chromiumLaunch();
  if (!launch) throw new UserError('There is no Chromium on this machine.');
  const asking = await request.newContext({ baseURL: origin });
  const sample = await readSample(asking).catch(() => {
    throw new UserError(`Nothing answers at ${origin}: start the platform first, or say --url.`);
  });
  await asking.dispose();
  const browser = await chromium.launch(launch);
  try {
    console.log(`${await shoot(browser, origin, sample)} pictures in docs/screens`);
  } finally {
    await browser.close();
  }
}

const { values } = parseArgs({
  options: { url: { type: 'string', default: 'http://localhost:8000' }, help: { type: 'boolean', short: 'h' } },
});
if (values.help) console.log(HELP);
else {
  await run(values.url).catch((error: unknown) => {
    printFailure(error);
    process.exitCode = 1;
  });
}
