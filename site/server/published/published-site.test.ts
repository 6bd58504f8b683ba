import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { LOCALES, type Locale } from '@app/locales';
import type { ExportedBlock, ExportedImage, ExportedPage, ExportedTranslation } from '../../../cms/src/export/types.ts';
import {
  aPage,
  pagesExport,
  startContentServer,
  type ContentServer,
} from '../../../tests/support/site/site-content.ts';
import { rollBackTo } from '../../node/release/release-store.ts';
import { frontDoorTest, type FrontDoorTest } from '../../testing/front-door.ts';
import { releaseContent } from '../../testing/release.ts';
import { hashOf } from '../http/inline-hashes.ts';

const KEY = 'the-service-key-of-the-tests';
const home = aPage('/', 'Home');
const offer = aPage('/our-page', 'Our page');
let cms: ContentServer;
let test: FrontDoorTest;
let number = 0;

/** Serves a release built from the cms's current content, with files of the pages in these locales. */
async function build(readAt = new Date().toISOString(), locales: readonly Locale[] = LOCALES): Promise<string> {
  const id = `r${String(++number).padStart(3, '0')}`;
  for (const { path } of cms.pages)
    for (const locale of locales) {
      const at = `${locale === 'pl' ? '' : `/${locale}`}${path === '/' ? '' : path}`;
      const html = `<html><head></head><body><h1>Built ${id}</h1></body></html>`;
      await test.build.write(`public${at}/index.html`, html);
      await test.build.write(`public/page-data${at || '/index'}/page-data.json`, `{"built":"${id}"}`);
    }
  const pages = pagesExport(cms.pages, cms.own);
  const told = cms.pages.map(({ path }) => ({ path, locales: ['pl' as const] }));
  await test.build.write('.site-index.json', JSON.stringify({ pages: told, feeds: {} }));
  await test.build.publish(id, {
    content: releaseContent({ pages, translations: cms.translations, assets: {}, readAt }),
  });
  await test.serves(id);
  return id;
}

const published = () => test.door.published.refresh();
const headline = async (path: string) => {
  const { status, text } = await test.get(path);
  return [status, /<h1>(.*?)<\/h1>/.exec(text)?.[1]];
};
const typed = (page: ExportedPage, words: Partial<Record<Locale, string>>): ExportedPage => ({
  ...page,
  seo: { ...page.seo, title: { key: null, text: words } },
});

beforeAll(async () => {
  cms = await startContentServer([home]);
  test = await frontDoorTest({ CMS_SERVICE_KEY: KEY, CMS_URL: cms.url });
});
afterAll(async () => {
  test.door.published.stop();
  await Promise.all([test.close(), cms.close()]);
});
beforeEach(async () => {
  test.reset();
  Object.assign(cms, { pages: [home, offer], own: {}, translations: [], down: false });
  await build();
  await published();
});

describe('a page that is published', () => {
  it('a published page is rendered in the changed locales, and sent as a file again once a release has it', async () => {
    const before = await headline('/our-page');
    cms.pages = [home, typed(offer, { pl: 'Nasza strona', de: 'Unsere Seite' })];
    await published();
    expect(await headline('/our-page')).toEqual([200, 'Nasza strona']);
    expect(await headline('/de/our-page')).toEqual([200, 'Unsere Seite']);
    expect(await headline('/')).toEqual(before);
    const id = await build();
    expect(await headline('/de/our-page')).toEqual([200, `Built ${id}`]);
  });

  it('a new translation of a page renders all of its locales, whose alternates change', async () => {
    cms.pages = [home, typed(offer, { pl: 'Our page', de: 'Unsere Seite' })];
    await build();
    await published();
    const english = await test.get('/en/our-page');
    cms.pages = [home, typed(offer, { pl: 'Our page', de: 'Unsere andere Seite' })];
    await published();
    expect((await test.get('/en/our-page')).text).toBe(english.text);
    expect(await headline('/de/our-page')).toEqual([200, 'Unsere andere Seite']);
  });

  it('a new page can be published without a build', async () => {
    expect((await test.get('/de/new')).status).toBe(404);
    cms.pages = [home, offer, aPage('/new', 'Something new')];
    await published();
    expect(await headline('/de/new')).toEqual([200, 'Something new']);
  });

  it('a withdrawn page is gone, with its data and feeds', async () => {
    cms.pages = [home];
    await published();
    const { status, headers } = await test.get('/de/our-page');
    expect([status, headers['cache-control']]).toEqual([410, 'no-store']);
    expect((await test.get('/page-data/de/our-page/page-data.json')).status).toBe(404);
    cms.pages = [home, offer];
    await published();
    expect((await test.get('/de/our-page')).status).toBe(200);
  });

  it('a page can be moved without a build', async () => {
    cms.pages = [home, { ...offer, path: '/moved' }];
    cms.own = { redirects: [{ from: '/our-page', to: '/moved', permanent: true }] };
    await published();
    const { status, headers } = await test.get('/de/our-page');
    expect([status, headers.location]).toEqual([301, '/de/moved']);
    expect(await headline('/de/moved')).toEqual([200, 'Our page']);
  });

  it('a published page has new page data, and a policy that allows its inline data', async () => {
    expect((await test.get('/page-data/de/our-page/page-data.json')).text).toContain('"built"');
    cms.pages = [home, typed(offer, { de: '</script><b>' })];
    await published();
    const { text, headers } = await test.get('/de/our-page');
    const [, script = ''] = /<script id="gatsby-script-loader">([\s\S]*?)<\/script>/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(hashOf(script));
    const [, inPage = ''] = /window\.pageData=(.*?);window\.pageData\.path=/.exec(script) ?? [];
    const beside = await test.get('/page-data/de/our-page/page-data.json');
    expect(JSON.parse(inPage)).toEqual(JSON.parse(beside.text));
    expect(beside.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8' });
    expect(JSON.parse(inPage)).toMatchObject({ path: '/de/our-page', result: { pageContext: { language: 'de' } } });
  });

  it('a published page has new feeds and a sitemap entry', async () => {
    const item = { kind: 'new', date: '2026-03-01', title: { key: null, text: { pl: 'Nowość' } }, text: null };
    const timeline = { type: 'timeline', id: 't', title: null, items: [item] } as unknown as ExportedBlock;
    cms.pages = [home, offer, aPage('/news', 'News', timeline)];
    await published();
    const feed = await test.get('/news/feed.atom');
    expect([feed.status, feed.headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8']);
    expect(feed.text).toContain('Nowość');
    const sitemap = gunzipSync((await test.get('/sitemaps/pages-1.xml')).body).toString();
    expect(sitemap).toContain('/news</loc>');
  });

  it('a published page shows pictures that no release has yet', async () => {
    const image: ExportedImage = {
      id: '1',
      url: '/cms-api/media/file/shop.webp',
      mimeType: 'image/webp',
      width: 4,
      height: 3,
      alt: {},
      focalPoint: { x: 50, y: 50 },
      sizes: [],
      updatedAt: '2026-01-01T00:00:00.000Z',
    };
    cms.files.set(image.url, 'a picture');
    cms.pages = [home, { ...offer, seo: { ...offer.seo, image } }];
    await published();
    const { text } = await test.get('/page-data/our-page/page-data.json');
    const [address = ''] = /\/media\/[0-9a-f]{16}-shop\.webp/.exec(text) ?? [];
    const picture = await test.get(address);
    expect([picture.status, picture.text]).toEqual([200, 'a picture']);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await test.get(address.replace('shop', 'ship'))).status).toBe(404);
  });
});

describe('menus and texts around pages', () => {
  it('a published menu is on all pages that have menus, and no other page changes', async () => {
    const alone = await test.get('/login');
    const rendered = await test.get('/opinie/buty');
    const label = { key: null, text: { pl: 'Nowy dział' } };
    cms.own = { navigation: { header: [{ id: '1', label, href: '/our-page', children: [] }], footer: [], legal: [] } };
    await published();
    for (const path of ['/', '/de/our-page', '/opinie/buty', '/nowhere'])
      expect((await test.get(path)).text).toContain('<nav>Nowy dział</nav>');
    expect(rendered.text).not.toContain('Nowy dział');
    expect((await test.get('/login')).text).toBe(alone.text);
  });

  it('publishing a single page leaves server-rendered pages in the cache', async () => {
    await test.get('/opinie/buty');
    cms.pages = [home, typed(offer, { pl: 'Another' })];
    await published();
    expect((await test.get('/opinie/buty')).headers['x-cache']).toBe('hit');
  });
});

describe('a text of a translator', () => {
  const text = (locale: Locale, key: string, words: string): ExportedTranslation => ({
    locale,
    namespace: key.split(':')[0] ?? '',
    key: key.split(':')[1] ?? '',
    text: words,
  });

  it('an edited translation is on the pages that use it, in its locale', async () => {
    const [polish, home] = [await test.get('/login'), await test.get('/de')];
    cms.translations = [text('de', 'account:login.title', 'Hereinspaziert'), text('de', 'panel:badges.held', 'Da')];
    await published();
    // Loaded by a screen of the panel.
    expect(JSON.parse((await test.get('/text-parts/de/panel.badges.json')).text)).toMatchObject({ held: 'Da' });
    const { text: page, headers } = await test.get('/de/login');
    expect(headers['x-cache']).toBe('miss');
    expect(page).toContain('Hereinspaziert');
    expect((await test.get('/login')).text).toBe(polish.text);
    expect((await test.get('/de')).text).toBe(home.text);
  });

  it('an edited text of mails changes no page', async () => {
    await test.get('/opinie/buty');
    cms.translations = [text('pl', 'mails:invitation.subject', 'Jak było?')];
    await published();
    expect((await test.get('/opinie/buty')).headers['x-cache']).toBe('hit');
    expect((await test.get('/login')).headers['x-cache']).toBeUndefined();
  });
});

describe('a page of a language that the release has not', () => {
  it('a page in a locale that the release lacks is rendered from the release’s content', async () => {
    await rm(join(test.build.folder, 'public', 'sv'), { recursive: true, force: true });
    await build(undefined, ['pl', 'en']);
    await rm(join(test.build.folder, 'public', 'hr', 'our-page'), { recursive: true, force: true });
    await build(undefined, ['pl', 'en']);
    expect(await headline('/hr/our-page')).toEqual([200, 'Our page']);
    const { text, status } = await test.get('/hr/login');
    expect([status, /"language":"hr"/.test(text)]).toEqual([200, true]);
    expect((await test.get('/page-data/hr/login/page-data.json')).status).toBe(200);
  });
});

describe('while the cms is away', () => {
  it('while the cms is down, the last published content is served, also after a restart', async () => {
    cms.pages = [home, typed(offer, { pl: 'Published' })];
    await published();
    cms.down = true;
    await published();
    expect(await headline('/our-page')).toEqual([200, 'Published']);
    const restarted = await test.getOfAnother({}, '/our-page', {}, (door) => door.published.start());
    expect(restarted.text).toContain('<h1>Published</h1>');
  });

  it('while the cms is down, a newer release replaces the last published content', async () => {
    cms.pages = [home, typed(offer, { pl: 'Published' })];
    await published();
    cms.pages = [home, typed(offer, { pl: 'Published later' })];
    cms.down = true;
    const id = await build(new Date(Date.now() + 1000).toISOString());
    expect(await headline('/our-page')).toEqual([200, `Built ${id}`]);
  });

  it('once the cms answers again, only changed documents are fetched', async () => {
    await published();
    cms.asked.length = 0;
    await published();
    expect(cms.asked.map(({ status }) => status)).toEqual([304, 304]);
  });
});

describe('a release that staff have gone back to', () => {
  it('after a rollback the release is served unchanged until somebody publishes', async () => {
    const older = `r${String(number).padStart(3, '0')}`;
    cms.pages = [home, typed(offer, { pl: 'A mistake' })];
    const newer = await build();
    await published();
    expect(await headline('/our-page')).toEqual([200, `Built ${newer}`]);
    await rollBackTo(test.build.releases, older);
    await test.serves(older);
    await published();
    expect((await test.get('/our-page')).headers['x-cache']).toBeUndefined();
    cms.pages = [home, typed(offer, { pl: 'Put right' })];
    await published();
    expect(await headline('/our-page')).toEqual([200, 'Put right']);
  });
});

describe('a page that cannot be drawn', () => {
  it('a page that cannot be rendered is sent as the release has it', async () => {
    cms.pages = [home, offer];
    await test.build.writeBundle(
      `exports.getPageChunk = async () => ({}); exports.default = () => { throw new Error('no') };`,
    );
    const id = await build();
    cms.pages = [home, typed(offer, { pl: 'Published' }), aPage('/new', 'New')];
    await published();
    expect(await headline('/our-page')).toEqual([200, `Built ${id}`]);
    expect((await test.get('/new')).status).toBe(503);
  });
});

it('published content is stored beside the releases without counting as one', async () => {
  cms.pages = [home, typed(offer, { pl: 'Published' })];
  await published();
  expect((await stat(join(test.build.releases, '.published', 'content.json'))).isFile()).toBe(true);
  expect((await readdir(join(test.build.releases, '.published'))).toSorted()).toEqual(['content.json', 'public']);
});
