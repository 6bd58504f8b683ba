import sharp from 'sharp';
import type { HeroBlock, PagesExport } from '../export/types.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import { adminText } from '../words/admin-text.ts';

interface Refusal {
  errors: { data: { errors: { path: string; label: string; message: string }[] } }[];
}

let cms: RunningCms;
let marketing: Client;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
});
afterAll(() => cms.stop());

/** Status and validation errors by the path of the field, in English. */
const send = async (method: string, address: string, body: unknown) => {
  const answer = await marketing<{ doc: { id: string } } & Partial<Refusal>>(method, address, body, {
    'accept-language': 'en',
  });
  const wrong = (answer.body.errors ?? []).flatMap(({ data }) => data.errors);
  return { status: answer.status, doc: answer.body.doc, wrong };
};
const published = async (path: string) =>
  (await marketing<PagesExport>('GET', '/export/pages', undefined, withKey)).body.pages.find(
    (page) => page.path === path,
  );
const seo = { title: { key: 'home:seo.title' }, description: { key: 'home:seo.description' } };
const hero = (title: object, more: object = {}) => ({ blockType: 'hero', title, ...more });
const aPage = (path: string, title: object, more: object = {}) => ({
  name: path,
  path,
  seo,
  blocks: [hero(title)],
  _status: 'published',
  ...more,
});

describe('required texts of a page', () => {
  const EMPTY = {
    path: 'blocks.0.title.key',
    label: expect.stringMatching(/Block 1 \(Hero\) > Title$/),
    message: adminText('rules.pair').en,
  };

  test('publishing in any language requires the texts', async () => {
    const refused = await send('POST', '/pages?locale=de', aPage('/leer', {}));
    expect(refused).toMatchObject({ status: 400, wrong: [EMPTY] });
    expect((await send('POST', '/pages?locale=de', aPage('/leer', { text: ' ' }))).wrong).toEqual([EMPTY]);
    const { status } = await send('POST', '/pages?locale=de', aPage('/leer', { text: 'Hallo' }));
    expect([status, (await published('/leer'))?.blocks]).toMatchObject([201, [{ title: { text: { de: 'Hallo' } } }]]);
  });

  test('a draft may lack texts, but cannot be published without them', async () => {
    const { status, doc } = await send(
      'POST',
      '/pages?locale=de&draft=true',
      aPage('/entwurf', {}, { _status: 'draft' }),
    );
    expect(status).toBe(201);
    const publish = () => send('PATCH', `/pages/${doc.id}?locale=de`, { _status: 'published' });
    expect((await publish()).wrong).toEqual([EMPTY]);
    // The texts of the draft count, also those in the base locale.
    const { body } = await marketing<{ blocks: object[] }>('GET', `/pages/${doc.id}?draft=true&locale=pl&depth=0`);
    const blocks = [{ ...body.blocks[0], title: { text: 'Witaj' } }];
    await send('PATCH', `/pages/${doc.id}?locale=pl&draft=true`, { blocks, _status: 'draft' });
    expect(await publish()).toMatchObject({ status: 200, wrong: [] });
    expect(((await published('/entwurf'))!.blocks[0] as HeroBlock).title.text).toEqual({ pl: 'Witaj' });
  });

  test('a text may be removed if the base has it, even if blocks were moved, but not in the base', async () => {
    const { doc } = await send(
      'POST',
      '/pages?locale=pl',
      aPage('/dom', {}, { blocks: [hero({ text: 'Jeden' }), hero({ text: 'Dwa' })] }),
    );
    const { body } = await marketing<{ blocks: object[] }>('GET', `/pages/${doc.id}?locale=de&depth=0`);
    const moved = body.blocks.map((block) => ({ ...block, title: { text: '' } })).reverse();
    const save = (locale: string, blocks: object[]) =>
      send('PATCH', `/pages/${doc.id}?locale=${locale}`, { blocks, _status: 'published' });
    expect(await save('de', moved)).toMatchObject({ status: 200, wrong: [] });
    expect((await published('/dom'))!.blocks).toMatchObject([
      { title: { text: { pl: 'Dwa' } } },
      { title: { text: { pl: 'Jeden' } } },
    ]);
    expect((await save('de', [...moved, hero({ text: '' })])).wrong).toMatchObject([{ path: 'blocks.2.title.key' }]);
    expect((await save('pl', moved)).wrong.map(({ path }) => path)).toEqual([
      'blocks.0.title.key',
      'blocks.1.title.key',
    ]);
  });

  test('a page may be for one language only, and is then published in the base language as well', async () => {
    const { doc } = await send('POST', '/pages?locale=de', aPage('/nur-deutsch', { text: 'Hallo' }));
    const publish = (locale: string) => send('PATCH', `/pages/${doc.id}?locale=${locale}`, { _status: 'published' });
    for (const locale of ['pl', 'de', 'fr']) expect(await publish(locale)).toMatchObject({ status: 200, wrong: [] });
    const { body } = await marketing<{ blocks: object[] }>('GET', `/pages/${doc.id}?locale=de&depth=0`);
    const emptied = body.blocks.map((block) => ({ ...block, title: { text: '' } }));
    const { wrong } = await send('PATCH', `/pages/${doc.id}?locale=de`, { blocks: emptied, _status: 'published' });
    expect(wrong).toEqual([EMPTY]);
  });

  test('globals require their texts as well', async () => {
    const links = [{ label: {}, href: '/contact' }];
    const { status, wrong } = await send('POST', '/globals/navigation?locale=de', { legal: links });
    expect([status, wrong]).toMatchObject([400, [{ path: 'legal.0.label.key', message: EMPTY.message }]]);
  });
});

describe('translation keys of a page', () => {
  test('an unknown translation key is refused at its field', async () => {
    const message = adminText('rules.unknownKey').en;
    const page = aPage(
      '/klucze',
      {},
      {
        blocks: [
          hero({ key: 'home:hero.titel' }, { lead: { key: 'home:hero.lead' } }),
          hero({ key: 'nowhere:hero.title', text: 'Typed' }, { lead: { key: 'home:hero' } }),
          { blockType: 'richText', bodyKey: 'home:hero.text.title' },
        ],
      },
    );
    const { status, wrong } = await send('POST', '/pages', page);
    expect(status).toBe(400);
    expect(wrong.map((one) => [one.path, one.message]).sort()).toEqual([
      ['blocks.0.title.key', message],
      ['blocks.1.lead.key', message],
      ['blocks.1.title.key', message],
      ['blocks.2.bodyKey', message],
    ]);
    expect((await send('POST', '/pages?draft=true', { ...page, _status: 'draft' })).status).toBe(201);
  });

  test('seeded pages can be saved again in any language', async () => {
    const { body } = await marketing<{ docs: { id: string; path: string }[] }>('GET', '/pages?limit=100&depth=0');
    const seeded = body.docs.filter(({ path }) => ['/', '/pricing', '/why-us', '/regulations'].includes(path));
    expect(seeded.length).toBeGreaterThan(1);
    for (const { id } of seeded)
      for (const locale of ['pl', 'de'])
        expect(await send('PATCH', `/pages/${id}?locale=${locale}`, { _status: 'published' })).toMatchObject({
          status: 200,
          wrong: [],
        });
  });
});

describe('alternative texts of pictures', () => {
  const upload = async (locale: string, alt?: string) => {
    const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#f5821f' } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('file', new Blob([Uint8Array.from(file)], { type: 'image/jpeg' }), 'shop.jpg');
    form.set('_payload', JSON.stringify({ alt }));
    return send('POST', `/media?locale=${locale}`, form);
  };

  test('a picture needs an alternative text in any language', async () => {
    const message = adminText('rules.alt').en;
    for (const locale of ['de', 'pl'])
      for (const alt of [undefined, '', ' '])
        expect(await upload(locale, alt)).toMatchObject({ status: 400, wrong: [{ path: 'alt', message }] });
    const { status, doc } = await upload('de', 'Laden');
    expect(status).toBe(201);
    const describe = (locale: string, alt: string) => send('PATCH', `/media/${doc.id}?locale=${locale}`, { alt });
    expect((await describe('de', '')).wrong).toMatchObject([{ path: 'alt', message }]);
    expect((await describe('fr', '')).status).toBe(200);
    expect((await describe('pl', '')).wrong).toMatchObject([{ path: 'alt', message }]);
    expect((await describe('pl', 'Sklep')).status).toBe(200);
    expect((await describe('de', '')).status).toBe(200);
  });
});

describe('redirects of old paths', () => {
  const from = (path: string) => send('POST', '/redirects', { from: path, to: '/contact' });

  test.each([
    ['/login', 'fromRoute'],
    ['/shops/books', 'fromRoute'],
    ['/', 'fromRoute'],
    ['/de/old-page', 'fromLocale'],
    ['/pricing', 'fromPage'],
  ] as const)('a redirect from %s is refused with the reason', async (path, reason) => {
    expect(await from(path)).toMatchObject({
      status: 400,
      wrong: [{ path: 'from', message: adminText(`rules.${reason}`).en }],
    });
  });

  test('a redirect from an unpublished page is accepted and keeps the page unpublished', async () => {
    const { doc } = await send('POST', '/pages', aPage('/stara', { text: 'x' }));
    expect((await from('/stara')).status).toBe(400);
    await send('PATCH', `/pages/${doc.id}`, { _status: 'draft' });
    expect((await from('/stara')).status).toBe(201);
    // While the redirect exists the page can only be a draft.
    const refused = await send('PATCH', `/pages/${doc.id}`, { _status: 'published' });
    expect(refused).toMatchObject({
      status: 400,
      wrong: [{ path: 'path', message: adminText('rules.pathRedirect').en }],
    });
  });
});

describe('paths of pages', () => {
  test.each([
    ['/shops/books', 'pathRoute'],
    ['/robots.txt', 'pathRoute'],
    ['/admin/help', 'pathRoute'],
    ['/de/neu', 'pathLocale'],
    ['neu', 'sitePath'],
  ] as const)('a page at %s, which would not be visible, is refused with the reason', async (path, reason) => {
    expect(await send('POST', '/pages', aPage(path, { text: 'x' }))).toMatchObject({
      status: 400,
      wrong: [{ path: 'path', message: adminText(`rules.${reason}`).en }],
    });
  });

  test('a draft with a path that would not be visible, or that another page has, is refused as well', async () => {
    const draft = (path: string) =>
      send('POST', '/pages?draft=true', aPage(path, {}, { blocks: [], _status: 'draft' }));
    for (const [path, reason] of [
      ['/de/neu', 'pathLocale'],
      ['neu', 'sitePath'],
      ['/pricing', 'pathTaken'],
    ] as const)
      expect(await draft(path)).toMatchObject({
        status: 400,
        wrong: [{ path: 'path', message: adminText(`rules.${reason}`).en }],
      });
    const { status, doc } = await draft('/of-its-own');
    expect(status).toBe(201);
    const change = (path: string) => send('PATCH', `/pages/${doc.id}?draft=true`, { path, _status: 'draft' });
    expect((await change('/pricing')).status).toBe(400);
    expect((await change('/of-its-own-2')).status).toBe(200);
  });

  test('a duplicate gets the next free path', async () => {
    const { doc } = await send('POST', '/pages', aPage('/spring', { text: 'x' }));
    const duplicate = async () => {
      const { body, status } = await marketing<{ doc: { path: string; _status: string } }>(
        'POST',
        `/pages/${doc.id}/duplicate`,
        {},
      );
      return [status, body.doc?.path, body.doc?._status];
    };
    expect([await duplicate(), await duplicate()]).toEqual([
      [200, '/spring-2', 'draft'],
      [200, '/spring-3', 'draft'],
    ]);
  });
});
