import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  askCms,
  askForBuild,
  changedBetween,
  servedRelease,
  signInAsStaff,
  tellCms,
  waitForQuietBuilder,
  waitForText,
} from '../support/staff.ts';

/** Marketing overrides a headline's translation and publishes it, in the page's form. */
async function publishHeadline(page: Page, headline: string): Promise<void> {
  const query = '/pages?where[path][equals]=/why-us&depth=0';
  const { docs } = await askCms<{ docs: { id: string }[] }>(page, query);
  await page.goto(`/admin/collections/pages/${docs[0]!.id}?locale=de`);
  const title = page.locator('#field-blocks__0__title__text');
  // The block may be collapsed from last time.
  await title
    .waitFor({ timeout: 20_000 })
    .catch(() => page.locator('#blocks-row-0 .collapsible__toggle').first().click());
  // Without typed text the translation is shown below the field. On a second run there is typed text.
  const served = /<h1[^>]*>([^<]+)/.exec(await (await page.request.get('/de/why-us')).text())?.[1] ?? '?';
  if (!(await title.inputValue())) await expect(page.locator('.key-words').first()).toContainText(served);
  await title.fill(headline);
  await expect(page.locator('.key-words').first()).not.toContainText(served);
  const published = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && !response.url().includes('autosave') && response.ok(),
  );
  await page.locator('#action-save').click();
  await published;
  const started = Date.now();
  await waitForText(page, '/de/why-us', headline);
  await expect(page.locator('.live-state')).toHaveAttribute('data-state', 'live', { timeout: 30_000 });
  console.log(`from publish to visible: ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** A page's HTML without the script that hands over its data and without markers. */
const readable = (html: string): string =>
  html
    .replace(/<script id="gatsby-script-loader">[\s\S]*?<\/script>/, '')
    .replace(/<!-- slice-(?:start|end) id="[^"]*" -->/g, '');

test('a publish is public before the build, which changes neither it nor other pages', async ({ page, browser }) => {
  test.setTimeout(900_000);
  await signInAsStaff(page, 'marketing');
  await waitForQuietBuilder(page);
  const before = servedRelease();
  const word = Date.now().toString(36);
  const headline = `Offen für alle ${word}`;
  await publishHeadline(page, headline);
  const [title, label, heading] = [`Les prix ${word}`, `Le menu ${word}`, `Bonjour ${word}`];

  type Pair = { text?: string };
  const { docs } = await askCms<{ docs: { id: string; seo: { title: Pair } }[] }>(
    page,
    '/pages?where[path][equals]=/pricing&depth=0&locale=fr',
  );
  const [{ id, seo }] = docs as [(typeof docs)[number]];
  const { header } = await askCms<{ header: { label: Pair }[] }>(page, '/globals/navigation?depth=0&locale=fr');
  const named = (text: string | undefined) =>
    header.map((item, n) => (n === 0 ? { ...item, label: { ...item.label, text: text ?? null } } : item));
  const changed = { ...seo, title: { ...seo.title, text: title } };
  await tellCms(page, 'PATCH', `/pages/${id}?locale=fr`, { seo: changed, _status: 'published' });
  await tellCms(page, 'POST', '/globals/navigation?locale=fr', { header: named(label) });
  const translating = await browser.newPage();
  await signInAsStaff(translating, 'translator');
  const texts = '/texts?locale=fr&namespace=account&q=login.title';
  const { entries } = await askCms<{ entries: { rows: { id: string; key: string; revision: number }[] }[] }>(
    translating,
    texts,
  );
  const row = entries.flatMap(({ rows }) => rows).find(({ key }) => key === 'login.title');
  await tellCms(translating, 'PUT', `/texts/${row?.id}`, { text: heading, revision: row?.revision });
  await translating.close();

  // Including a server-rendered page and one that nobody has changed.
  const shown = {
    '/de/why-us': headline,
    '/fr/pricing': title,
    '/fr/partnership': label,
    '/fr/find-company': label,
    '/fr/login': heading,
  };
  for (const [path, text] of Object.entries(shown)) await waitForText(page, path, text);
  const drawn = await page.request.get('/fr/pricing');
  expect(servedRelease().id).toBe(before.id);
  expect(drawn.headers()['x-cache']).toBeDefined();
  expect((await page.request.get('/de/pricing')).headers()['x-cache']).toBeUndefined();

  const reader = await browser.newPage();
  const errors: string[] = [];
  reader.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
  reader.on('pageerror', (error) => void errors.push(error.message));
  for (const path of ['/de/why-us', '/fr/pricing?utm_source=mail', '/fr/login']) {
    await reader.goto(path);
    // Hydrated.
    await expect(reader.locator('html.js')).toBeAttached();
    await reader.waitForLoadState('networkidle');
    if (path === '/de/why-us') await expect(reader.getByRole('heading', { level: 1 })).toHaveText(headline);
  }
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText(heading);
  await reader.goto('/fr/pricing');
  await expect(reader).toHaveTitle(new RegExp(title));
  expect(new URL(reader.url()).pathname).toBe('/fr/pricing');

  await askForBuild(page);
  await expect.poll(() => servedRelease().id, { timeout: 300_000, intervals: [1_000] }).not.toBe(before.id);
  await waitForQuietBuilder(page);
  // A menu is on every page of its language.
  const elsewhere = changedBetween(before, servedRelease()).filter((file) => !/\/fr\//.test(file));
  expect(elsewhere).toEqual(['/de/why-us/index.html', '/page-data/de/why-us/page-data.json']);
  await page.goto('/admin/builds');
  const latest = page.locator('tbody tr').first();
  await expect(latest).toContainText('marketing@demo.example');
  await expect(latest).toHaveAttribute('data-state', 'done');
  // The front door checks for a new release now and then.
  await expect(async () => {
    expect((await page.request.get('/fr/pricing')).headers()['x-cache']).toBeUndefined();
  }).toPass({ timeout: 30_000 });
  const built = await (await page.request.get('/fr/pricing')).text();
  expect(readable(built)).toBe(readable(await drawn.text()));
  await reader.reload();
  await expect(reader).toHaveTitle(new RegExp(title));
  expect(errors).toEqual([]);
  await reader.close();
});
