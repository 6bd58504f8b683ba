import { withoutLinksTo } from '../export/hidden-paths.ts';
import { Navigation } from '../export/documents.ts';
import { isSiteRoute } from '../fields/site-routes.ts';
import { pages, pagesToSeed } from './pages/index.ts';
import { navigation } from './site.ts';

/** Every `href` in a value, at any depth, without query and fragment. */
function linksIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, own]) =>
    name.toLowerCase().endsWith('href') && typeof own === 'string' ? [own.replace(/[?#].*$/, '')] : linksIn(own),
  );
}

/** The navigation as the cms stores it: with ids, and null for no address. */
const kept = Navigation.parse({
  ...navigation,
  header: navigation.header.map((item, index) => ({ ...item, id: String(index) })),
  footer: navigation.footer.map((column, index) => ({ ...column, id: String(index) })),
});

test('every page is linked from header, footer or another page', () => {
  const linked = (path: string) =>
    linksIn(navigation).includes(path) ||
    pages.some((page) => page.path !== path && linksIn(page.blocks).includes(path));
  // The home page is linked by the logo, and by the page for not found.
  expect(pages.map(({ path }) => path).filter((path) => path !== '/' && !linked(path))).toEqual([]);
});

test.each([{ demo: true }, { demo: false }])('no seeded link is broken: %j', ({ demo }) => {
  const seeded = pagesToSeed({ demo });
  const hidden = seeded.filter(({ _status }) => _status !== 'published').map(({ path }) => path);
  const shown = seeded.filter(({ _status }) => _status === 'published');
  const links = [...linksIn(withoutLinksTo(new Set(hidden), kept)), ...shown.flatMap(({ blocks }) => linksIn(blocks))];
  expect(links.length).toBeGreaterThan(50);
  const there = new Set(shown.map(({ path }) => path));
  expect(links.filter((path) => !there.has(path) && !isSiteRoute(path))).toEqual([]);
});

test('pages about companies of the demo are published only with the demo', () => {
  const aboutTheDemo = (page: (typeof pages)[number]): boolean =>
    linksIn(page.blocks).some((path) => path.startsWith('/opinie/')) ||
    /"company":"[a-z-]+"/.test(JSON.stringify(page));
  const published = (demo: boolean) => pagesToSeed({ demo }).filter(({ _status }) => _status === 'published');
  expect(published(true)).toHaveLength(pages.length);
  expect(
    published(true)
      .filter(aboutTheDemo)
      .map(({ path }) => path),
  ).toHaveLength(4);
  expect(published(false).filter(aboutTheDemo)).toEqual([]);
  const drafts = pagesToSeed({ demo: false }).filter(({ _status }) => _status === 'draft');
  expect(drafts.map(({ path }) => path).filter((path) => !/^\/(?:references|use-case)(?:\/|$)/.test(path))).toEqual([]);
});
