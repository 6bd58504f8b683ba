import { expect, test } from '@playwright/test';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { BASE_LOCALE, LOCALES, hreflang, htmlLang } from '../../../locales/manifest.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { localePath } from '../../../site/src/lib/addresses/links.ts';
import { isShell } from '../../../site/src/routes/route.ts';
import type { Route } from '../../../site/src/routes/route.ts';
import { completeLocales } from '../support/complete.ts';
import { readHtml } from '../support/html.ts';
import type { PageHtml } from '../support/html.ts';
import { addressesOf, lastMonth, readSample } from '../support/visits.ts';
import type { Address, Sample } from '../support/visits.ts';
import { seededPaths, indexedLocales } from '../support/visual-checks.ts';

let sample: Sample;
test.beforeAll(async ({ playwright }) => {
  const request = await playwright.request.newContext({ baseURL: process.env['BASE_URL'] ?? '' });
  sample = await readSample(request);
  await request.dispose();
});

const get = (request: APIRequestContext, path: string): Promise<APIResponse> => request.get(path, { maxRedirects: 0 });
const htmlOf = async (request: APIRequestContext, path: string): Promise<PageHtml> =>
  readHtml(await (await get(request, path)).text());

/** Expects what every page has. `bare`: its content is rendered by scripts. */
function expectWhole(html: PageHtml, locale: Locale, path: string, { bare = false } = {}): void {
  expect(html.lang, path).toBe(htmlLang(locale));
  if (!bare) expect(html.headings, `${path}: one h1`).toBe(1);
  expect(html.title.length, `${path}: title`).toBeGreaterThan(5);
  expect(html.description.length, `${path}: description`).toBeGreaterThan(10);
  expect(html.missingTexts, path).toEqual([]);
}

/** Pages that depend on who looks, or on the rest of their address. */
const drawnByScripts = (route: Route): boolean =>
  isShell(route) || route.kind === 'client' || Boolean(route.noindex && route.standalone);

/** Expects its description for search engines, and in which languages. `pathIn`: where the page is in a language. */
function expectTold(
  html: PageHtml,
  locale: Locale,
  path: string,
  pathIn: (locale: Locale) => string,
  told: readonly Locale[],
): void {
  if (!told.includes(locale)) {
    expect(html.robots, path).toContain('noindex');
    expect(html.alternates, path).toEqual({});
    return;
  }
  expect(html.robots, path).not.toContain('noindex');
  expect(html.canonical, path).toBe(decodeURI(pathIn(locale)));
  // The same in every language, so that all versions are alternates of each other.
  const versions = [...told.map((one) => [hreflang(one), pathIn(one)]), ['x-default', pathIn(BASE_LOCALE)]];
  const found = Object.entries(html.alternates).map(([lang, address]) => [lang, decodeURI(new URL(address).pathname)]);
  expect(Object.fromEntries(found), path).toEqual(
    Object.fromEntries(versions.map(([lang, version]) => [lang, decodeURI(version ?? '')])),
  );
}

async function expectAddress(
  request: APIRequestContext,
  locale: Locale,
  address: Address,
  shown: Sample = sample,
): Promise<void> {
  const { route, path, status, staffOnly, leadsTo } = address;
  const answer = await get(request, path);
  expect(answer.status(), path).toBe(status);
  if (leadsTo !== null && status !== 200)
    expect(decodeURI(answer.headers()['location'] ?? '')).toBe(decodeURI(leadsTo));
  if (leadsTo !== null || staffOnly) return;
  const html = readHtml(await answer.text());
  expectWhole(html, locale, path, { bare: drawnByScripts(route) });
  const canonicalIn = (one: Locale) => addressesOf(shown, one).find(({ route: { id } }) => id === route.id)!.canonical;
  expectTold(html, locale, path, canonicalIn, indexedLocales(address, shown));
}

/** Expects the page of the last completed month, which is another one once a test beside us has moved the clock. */
async function expectLastMonth(request: APIRequestContext, locale: Locale, id: string): Promise<void> {
  await expect(async () => {
    const current = { ...sample, month: await lastMonth(request) };
    await expectAddress(
      request,
      locale,
      addressesOf(current, locale).find(({ route }) => route.id === id)!,
      current,
    );
  }).toPass();
}

for (const locale of LOCALES) {
  test(`every route and seeded page in ${locale} is complete and correctly described to search engines`, async ({
    request,
  }) => {
    for (const address of addressesOf(sample, locale)) {
      if (address.route.id === 'transparency') await expectLastMonth(request, locale, address.route.id);
      else await expectAddress(request, locale, address);
    }
    for (const path of seededPaths) {
      const own = localePath(locale, path);
      const html = await htmlOf(request, own);
      expectWhole(html, locale, own);
      expectTold(html, locale, own, (one) => localePath(one, path), completeLocales(path));
    }
  });
}
