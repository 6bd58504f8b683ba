import sharp from 'sharp';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { ExportedPage, HeroBlock, PagesExport, RichTextBlock } from './types.ts';

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

describe('the export of pages', () => {
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

  test('a text typed in one locale is exported for that locale only, and can be removed again', async () => {
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

  test('a request without a locale, or with an unknown one, concerns the base locale', async () => {
    await create(aPage('/unnamed', { blocks: [hero({ text: 'Witamy' })] }));
    expect(
      (await marketing('POST', '/pages?locale=xx', aPage('/unknown', { blocks: [hero({ text: 'Witamy' })] }))).status,
    ).toBe(201);
    for (const path of ['/unnamed', '/unknown']) {
      expect(((await pageAt(path))!.blocks[0] as HeroBlock).title).toEqual({ key: null, text: { pl: 'Witamy' } });
    }
  });

  test('the export has all thirty locales', async () => {
    const locales = 'pl en bg bs cs da de el es et fi fr hr hu it ja lt lv nl no pt ro ru sk sl sr sv tr uk vi'.split(
      ' ',
    );
    const text = Object.fromEntries(locales.map((locale) => [locale, `Text ${locale}`]));
    const { status } = await marketing('POST', '/pages?locale=all', aPage('/everywhere', { blocks: [hero({ text })] }));
    expect(status).toBe(201);
    expect(((await pageAt('/everywhere'))!.blocks[0] as HeroBlock).title).toEqual({ key: null, text });
  });

  test('drafts, drafted changes of published pages and unpublished pages are not exported', async () => {
    await create(aPage('/draft', { _status: 'draft' }));
    expect(await pageAt('/draft')).toBeUndefined();
    const { id } = await create(aPage('/back', { name: 'First' }));
    await marketing('PATCH', `/pages/${id}?draft=true`, { name: 'Second', _status: 'draft' });
    expect((await pageAt('/back'))?.name).toBe('First');
    await marketing('PATCH', `/pages/${id}`, { _status: 'draft' });
    expect(await pageAt('/back')).toBeUndefined();
  });

  test('the navigation links to a page only while it is published', async () => {
    const links = async () => {
      const { header, footer } = (await pagesExport()).body.navigation;
      return [...header, ...header.flatMap(({ children }) => children), ...footer.flatMap(({ links: all }) => all)]
        .map(({ href }) => href)
        .filter((href) => href === '/references' || href === '/register');
    };
    // Once in the header and once in the footer.
    const all = ['/references', '/references', '/register', '/register'];
    expect((await links()).sort()).toEqual(all);
    const { body } = await marketing<{ docs: { id: string }[] }>('GET', '/pages?where[path][equals]=/references');
    const state = async (_status: string) => marketing('PATCH', `/pages/${body.docs[0]?.id}`, { _status });
    expect((await state('draft')).status).toBe(200);
    // A draft may have a path that the site answers: its links stay.
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

describe('validation of pages', () => {
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
  ])('a page with %s is refused', async (_, page) => {
    const before = (await pagesExport()).body.version;
    const { status } = await marketing('POST', '/pages', page);
    const { body } = await pagesExport();
    expect([status, body.version]).toEqual([400, before]);
  });
});

describe('pictures of pages', () => {
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

  test('pictures are re-encoded without metadata and readable with the service key or by staff', async () => {
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

  test('an upload needs an alternative text and must be a picture', async () => {
    expect((await upload(await picture(), 'mute.jpg', 'image/jpeg')).status).toBe(400);
    expect(
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'x.svg', 'image/svg+xml', 'x')).status,
    ).toBe(400);
    expect((await upload(Buffer.from('<script>alert(1)</script>'), 'x.jpg', 'image/jpeg', 'x')).status).toBe(400);
  });
});
