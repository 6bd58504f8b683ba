import sharp from 'sharp';
import { LOCALES } from '../locales.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ContentExport, ExportedPage, HeroBlock, PagesExport, RichTextBlock } from './types.ts';

let cms: RunningCms;
let nobody: Client;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  nobody = await cms.as(null);
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

const pagesExport = () => nobody<PagesExport>('GET', '/export/pages', undefined, withKey);
const contentExport = () => nobody<ContentExport>('GET', '/export/content', undefined, withKey);
const pageAt = async (path: string): Promise<ExportedPage | undefined> =>
  (await pagesExport()).body.pages.find((page) => page.path === path);

const hero = (title: object) => ({ blockType: 'hero', title });
const aPage = (path: string, more: object = {}) => ({
  name: path,
  path,
  seo: { title: { key: 'home:seo.title' }, description: { key: 'home:seo.description' } },
  blocks: [hero({ key: 'home:hero.title' })],
  _status: 'published',
  ...more,
});
const text = (words: string) => ({
  type: 'text',
  text: words,
  format: 0,
  mode: 'normal',
  style: '',
  detail: 0,
  version: 1,
});
const around = { format: '', indent: 0, version: 1, direction: 'ltr' };
const richText = (...children: object[]) => ({ root: { type: 'root', ...around, children } });
const paragraph = (...children: object[]) => ({ type: 'paragraph', ...around, textFormat: 0, children });
const link = (url: string) => ({
  type: 'link',
  ...around,
  children: [text('here')],
  fields: { linkType: 'custom', url, newTab: false },
});
const withLink = (url: string) => richText(paragraph(text('Words '), link(url)));
const create = async (page: object): Promise<{ id: string }> => {
  const { status, body } = await marketing<{ doc: { id: string }; errors?: unknown }>('POST', '/pages', page);
  expect({ status, errors: body.errors }).toEqual({ status: 201, errors: undefined });
  return body.doc;
};

describe('who may ask', () => {
  test.each(['/export/pages', '/export/content'])('%s answers to the service key alone', async (address) => {
    expect((await nobody('GET', address)).status).toBe(401);
    expect((await nobody('GET', address, undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
    expect((await (await cms.as('admin@demo.example'))('GET', address)).status).toBe(401);
    expect((await nobody('GET', address, undefined, withKey)).status).toBe(200);
  });
});

describe('pages', () => {
  test('the seeded home page names its keys and has no typed text', async () => {
    const home = await pageAt('/');
    expect(home?.seo).toEqual({
      title: { key: 'home:seo.title', text: {} },
      description: { key: 'home:seo.description', text: {} },
      image: null,
      noindex: false,
    });
    expect(home?.blocks.map(({ type }) => type)).toEqual([
      'hero',
      'numbers',
      'featureGrid',
      'steps',
      'featureGrid',
      'faq',
      'callToAction',
    ]);
    expect(home?.blocks[0]).toMatchObject({
      title: { key: 'home:hero.title', text: {} },
      primary: { label: { key: 'home:hero.cta' }, href: '/register' },
      image: null,
    });
  });

  test('a text typed in one locale stands in that one alone, and taking it out empties it', async () => {
    const { id } = await create(aPage('/typed'));
    const edit = async (locale: string, text: string): Promise<void> => {
      const { body } = await marketing<{ blocks: { id: string }[] }>('GET', `/pages/${id}?locale=${locale}&depth=0`);
      const blocks = [{ ...body.blocks[0], ...hero({ key: 'home:hero.title', text }) }];
      expect((await marketing('PATCH', `/pages/${id}?locale=${locale}`, { blocks, _status: 'published' })).status).toBe(
        200,
      );
    };
    const texts = async () => ((await pageAt('/typed'))!.blocks[0] as HeroBlock).title;
    await edit('de', 'Willkommen');
    await edit('pl', 'Witamy');
    expect(await texts()).toEqual({ key: 'home:hero.title', text: { de: 'Willkommen', pl: 'Witamy' } });
    await edit('de', '');
    expect(await texts()).toEqual({ key: 'home:hero.title', text: { pl: 'Witamy' } });
  });

  test('a request that names no locale, or an unknown one, is about the base locale', async () => {
    await create(aPage('/unnamed', { blocks: [hero({ text: 'Witamy' })] }));
    expect(
      (await marketing('POST', '/pages?locale=xx', aPage('/unknown', { blocks: [hero({ text: 'Witamy' })] }))).status,
    ).toBe(201);
    for (const path of ['/unnamed', '/unknown']) {
      expect(((await pageAt(path))!.blocks[0] as HeroBlock).title).toEqual({ key: null, text: { pl: 'Witamy' } });
    }
  });

  test('all thirty locales come in one answer', async () => {
    const locales = 'pl en bg bs cs da de el es et fi fr hr hu it ja lt lv nl no pt ro ru sk sl sr sv tr uk vi'.split(
      ' ',
    );
    const text = Object.fromEntries(locales.map((locale) => [locale, `Text ${locale}`]));
    const { status } = await marketing('POST', '/pages?locale=all', aPage('/everywhere', { blocks: [hero({ text })] }));
    expect(status).toBe(201);
    expect(((await pageAt('/everywhere'))!.blocks[0] as HeroBlock).title).toEqual({ key: null, text });
  });

  test('a draft is not seen, nor what is drafted beside a published page, nor a page taken back', async () => {
    await create(aPage('/draft', { _status: 'draft' }));
    expect(await pageAt('/draft')).toBeUndefined();
    const { id } = await create(aPage('/back', { name: 'First' }));
    await marketing('PATCH', `/pages/${id}?draft=true`, { name: 'Second', _status: 'draft' });
    expect((await pageAt('/back'))?.name).toBe('First');
    await marketing('PATCH', `/pages/${id}`, { _status: 'draft' });
    expect(await pageAt('/back')).toBeUndefined();
  });

  test('the navigation leads to a page when it is published, and not while it is a draft', async () => {
    const links = async () => {
      const { header, footer } = (await pagesExport()).body.navigation;
      return [...header, ...header.flatMap(({ children }) => children), ...footer.flatMap(({ links: all }) => all)]
        .map(({ href }) => href)
        .filter((href) => href === '/references' || href === '/register');
    };
    // Once in the header and once in the foot.
    const all = ['/references', '/references', '/register', '/register'];
    expect((await links()).sort()).toEqual(all);
    const { body } = await marketing<{ docs: { id: string }[] }>('GET', '/pages?where[path][equals]=/references');
    const state = async (_status: string) => marketing('PATCH', `/pages/${body.docs[0]?.id}`, { _status });
    expect((await state('draft')).status).toBe(200);
    // A draft may name an address that the site answers: its links stay.
    await marketing('POST', '/pages?draft=true', aPage('/register', { _status: 'draft' }));
    expect((await links()).sort()).toEqual(['/register', '/register']);
    expect((await state('published')).status).toBe(200);
    expect((await links()).sort()).toEqual(all);
  });

  test('rich text becomes HTML without what the editor does not offer', async () => {
    const body = richText(
      { type: 'heading', tag: 'h2', ...around, children: [text('A <b> title')] },
      paragraph(text('Words '), link('https://blog.example/a?b&c')),
    );
    const page = aPage('/text', { blocks: [{ blockType: 'richText', body, bodyKey: 'home:hero.lead' }] });
    await create(page);
    expect(((await pageAt('/text'))!.blocks[0] as RichTextBlock).body).toEqual({
      key: 'home:hero.lead',
      html: { pl: '<h2>A &lt;b&gt; title</h2><p>Words <a href="https://blog.example/a?b&amp;c">here</a></p>' },
    });
  });
});

describe('what a page may not say', () => {
  test.each([
    ['neither text nor key', aPage('/x1', { blocks: [hero({})] })],
    ['a key that is none', aPage('/x2', { blocks: [hero({ key: 'Home Title' })] })],
    [
      'a link to a script',
      aPage('/x3', {
        blocks: [{ ...hero({ text: 'x' }), primary: { label: { text: 'y' }, href: 'javascript:alert(1)' } }],
      }),
    ],
    [
      'a text with a link to a script',
      aPage('/x6', { blocks: [{ blockType: 'richText', body: withLink('javascript:alert(1)') }] }),
    ],
    [
      'a heading that is a script',
      aPage('/x7', {
        blocks: [
          {
            blockType: 'richText',
            body: richText({ type: 'heading', tag: 'script', ...around, children: [text('x')] }),
          },
        ],
      }),
    ],
    ['a path with a slash at its end', aPage('/x4/')],
    ['a path that another page has', aPage('/')],
    ['a block that does not exist', aPage('/x5', { blocks: [{ blockType: 'marquee' }] })],
  ])('%s', async (_, page) => {
    const before = (await pagesExport()).body.version;
    const { status } = await marketing('POST', '/pages', page);
    const { body } = await pagesExport();
    expect([status, body.version]).toEqual([400, before]);
  });
});

describe('asking again', () => {
  test.each(['/export/pages', '/export/content'])('%s answers 304 until something changes', async (address) => {
    const first = await nobody('GET', address, undefined, withKey);
    const tag = first.headers.get('etag') ?? '';
    expect(tag).toBe(`"${String(first.body.version)}"`);
    const again = await nobody('GET', address, undefined, { ...withKey, 'if-none-match': tag });
    expect([again.status, again.headers.get('etag')]).toEqual([304, tag]);
    const admin = await cms.as('admin@demo.example');
    const { body } = await admin<{ docs: { id: string }[] }>('GET', '/badges?limit=1');
    await admin('PATCH', `/badges/${body.docs[0]?.id}?locale=cs`, { name: { text: `Jméno ${address}` } });
    const changed = await nobody('GET', address, undefined, { ...withKey, 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
  });
});

describe('content for the engine', () => {
  test('nine badges, hints of at least six phrases per grade, a word list per language', async () => {
    const { body } = await contentExport();
    expect(body.badges.map(({ type }) => type)).toEqual([
      'love_us',
      'celebrity',
      'helpful',
      'friendly',
      'popular',
      'role_model',
      'transparent',
      'trendy',
      'trusted',
    ]);
    expect(body.hints.map(({ locale }) => locale).sort()).toEqual(LOCALES.filter((locale) => locale !== 'vi').sort());
    for (const { grades } of body.hints) {
      expect(Object.keys(grades)).toEqual(['1', '2', '3', '4', '5']);
      for (const phrases of Object.values(grades)) expect(phrases.length).toBeGreaterThanOrEqual(6);
    }
    expect(body.staff.map(({ role }) => role).toSorted()).toEqual([
      'administrator',
      'marketing',
      'moderator',
      'translator',
    ]);
    expect(body.wordLists).toHaveLength(30);
  });

  test('words and translations as staff typed them', async () => {
    const moderator = await cms.as('moderator@demo.example');
    const translator = await cms.as('translator@demo.example');
    const { body: lists } = await moderator<{ docs: { id: string }[] }>(
      'GET',
      '/word-lists?where[language][equals]=pl',
    );
    const words = [{ word: 'łajdak', kind: 'offensive', prefix: true }];
    expect((await moderator('PATCH', `/word-lists/${lists.docs[0]?.id}`, { words })).status).toBe(200);
    const row = { locale: 'cs', namespace: 'mails', key: 'layout.regards', text: 'Mějte se' };
    const { body: found } = await translator<{ entries: { rows: { id: string; revision: number }[] }[] }>(
      'GET',
      '/texts?locale=cs&key=mails:layout.regards',
    );
    const { id, revision } = found.entries[0]?.rows[0] ?? {};
    expect((await translator('PUT', `/texts/${id}`, { text: row.text, revision })).status).toBe(200);
    const { body } = await contentExport();
    expect(body.wordLists.find(({ language }) => language === 'pl')?.words).toEqual(words);
    expect(body.translations).toContainEqual(row);
  });
});

describe('pictures', () => {
  const upload = async (file: Buffer, name: string, type: string, alt?: string) => {
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(file)], { type }), name);
    form.set('_payload', JSON.stringify({ alt }));
    return marketing<{ doc: { id: string; url: string; mimeType: string } }>('POST', '/media', form);
  };
  const picture = () =>
    sharp({ create: { width: 1200, height: 800, channels: 3, background: '#f5821f' } })
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .jpeg()
      .toBuffer();

  test('are re-encoded without metadata, and read with the service key or by staff', async () => {
    const { status, body } = await upload(await picture(), 'shop.jpg', 'image/jpeg', 'Sklep');
    expect(status).toBe(201);
    expect(body.doc.mimeType).toBe('image/webp');
    const file = body.doc.url.replace('/cms-api', '');
    expect((await nobody('GET', file)).status).toBe(403);
    // Staff without the library see it in a preview.
    const translator = await cms.as('translator@demo.example');
    expect((await translator('GET', file)).status).toBe(200);
    expect((await translator('GET', `/media/${body.doc.id}`)).status).toBe(403);
    const answer = await fetch(`${cms.url}${body.doc.url}`, { headers: withKey });
    expect(answer.status).toBe(200);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).exif).toBeUndefined();
    await create(aPage('/pictured', { blocks: [{ ...hero({ text: 'x' }), image: body.doc.id }] }));
    const { image } = (await pageAt('/pictured'))!.blocks[0] as HeroBlock;
    expect(image).toMatchObject({ width: 1200, height: 800, alt: { pl: 'Sklep' }, focalPoint: { x: 50, y: 50 } });
    expect(image?.sizes.map(({ name }) => name)).toEqual(['w480', 'w960']);
  });

  test('need an alternative text and must be pictures', async () => {
    expect((await upload(await picture(), 'mute.jpg', 'image/jpeg')).status).toBe(400);
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml', 'x')).status,
    ).toBe(400);
    expect((await upload(Buffer.from('<script>alert(1)</script>'), 'x.jpg', 'image/jpeg', 'x')).status).toBe(400);
  });
});
