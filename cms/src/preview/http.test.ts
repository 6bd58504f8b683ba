import type { DraftExport, DraftRefusal } from '../export/types.ts';
import { type Client, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import { createPreviewToken, PREVIEW_SECONDS } from './token.ts';

let cms: RunningCms;
let marketing: Client;
let translator: Client;
let nobody: Client;
let pageId: string;
beforeAll(async () => {
  cms = await startCms();
  marketing = await cms.as('marketing@demo.example');
  translator = await cms.as('translator@demo.example');
  nobody = await cms.as(null);
  pageId = await idOf('/contact');
});
afterAll(() => cms.stop());

async function idOf(path: string): Promise<string> {
  const { body } = await marketing<{ docs: { id: string }[] }>('GET', `/pages?where[path][equals]=${path}&depth=0`);
  return body.docs[0]?.id ?? '';
}

/** The address that the admin's link redirects to. */
async function address(client: Client, query: string): Promise<URL> {
  const { status, headers } = await client('GET', `/preview?${query}`);
  expect(status).toBe(303);
  return new URL(headers.get('location') ?? '', 'http://site.example');
}
const shown = async (client: Client, query: string) => {
  const { searchParams } = await address(client, query);
  return nobody<DraftExport>('GET', `/export/draft?${searchParams}`, undefined, withKey);
};
const titleOf = ({ page }: DraftExport) => page.blocks[0]?.type === 'hero' && page.blocks[0].title.text.de;

const draftTitle = async (title: string) => {
  const { body } = await marketing<{ blocks: Record<string, unknown>[] }>('GET', `/pages/${pageId}?locale=de&depth=0`);
  const [hero, ...others] = body.blocks;
  const blocks = [{ ...hero, title: { text: title } }, ...others];
  return marketing('PATCH', `/pages/${pageId}?locale=de&draft=true`, { blocks, _status: 'draft' });
};

describe('the preview link of the admin', () => {
  test('the preview link leads marketing to the draft in the chosen language', async () => {
    expect((await draftTitle('Entwurf')).status).toBe(200);
    expect((await address(marketing, `page=${pageId}&locale=de`)).pathname).toBe('/de/preview/contact');
    expect((await address(marketing, `page=${await idOf('/')}&locale=pl`)).pathname).toBe('/preview');
    const { status, body, headers } = await shown(marketing, `page=${pageId}&locale=de`);
    expect([status, body.version, titleOf(body)]).toEqual([200, 'draft', 'Entwurf']);
    expect(headers.get('cache-control')).toBe('no-store');
  });

  test('the preview link leads translators to the published page, whatever they ask for', async () => {
    const { body } = await shown(translator, 'path=/contact&locale=de&version=draft');
    expect([body.version, titleOf(body)]).toEqual(['published', undefined]);
  });

  test('the preview link leads marketing to the published page on request', async () => {
    expect((await shown(marketing, 'path=/contact&version=published')).body.version).toBe('published');
  });

  test('the preview link is only for staff who work on pages or texts', async () => {
    expect((await nobody('GET', `/preview?page=${pageId}`)).headers.get('location')).toBe('/admin');
    const moderator = await cms.as('moderator@demo.example');
    expect((await moderator('GET', `/preview?page=${pageId}`)).status).toBe(403);
  });

  test('the preview link answers 404 for unknown pages, and for drafts to translators', async () => {
    expect((await marketing('GET', '/preview?path=/nowhere')).status).toBe(404);
    expect((await marketing('GET', '/preview')).status).toBe(404);
    const made = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true', { name: 'New', path: '/new' });
    expect(made.status).toBe(201);
    expect((await translator('GET', '/preview?path=/new')).status).toBe(404);
    expect((await shown(marketing, 'path=/new')).body.page).toMatchObject({ path: '/new', blocks: [] });
  });
});

test('a preview leaves out incomplete blocks and counts them', async () => {
  const blocks = [
    { blockType: 'hero', title: { text: 'Fertig' } },
    { blockType: 'callToAction', title: { text: 'Ohne Ziel' } },
  ];
  const made = await marketing<{ doc: { id: string } }>('POST', '/pages?draft=true&locale=de', {
    name: 'Half',
    path: '/half',
    blocks,
  });
  const { status, body } = await shown(marketing, `page=${made.body.doc.id}`);
  expect([status, body.left, body.page.blocks.map(({ type }) => type)]).toEqual([200, 1, ['hero']]);
});

describe('preview tokens over HTTP', () => {
  const ask = (token: string, headers = {}) =>
    nobody<DraftRefusal>('GET', `/export/draft?token=${token}`, undefined, { ...withKey, ...headers });
  const secret = () => String(cms.environment.PAYLOAD_SECRET);

  test('a forged preview token is refused in the language of the request', async () => {
    const { status, body } = await ask(createPreviewToken('another secret', { pageId, version: 'draft' }), {
      'accept-language': 'de',
    });
    expect(status).toBe(403);
    expect(body).toMatchObject({ code: 'preview_wrong', pageId: null, words: { admin: 'Zur Redaktion' } });
  });

  test('an expired preview token is refused with its page', async () => {
    const old = new Date(Date.now() - (PREVIEW_SECONDS + 60) * 1000);
    const { status, body } = await ask(createPreviewToken(secret(), { pageId, version: 'draft' }, old));
    expect([status, body.code, body.pageId]).toEqual([403, 'preview_expired', pageId]);
  });

  test('a preview token of a deleted page answers preview_gone', async () => {
    const gone = { pageId: '01999999-9999-7999-8999-999999999999', version: 'draft' as const };
    expect((await ask(createPreviewToken(secret(), gone))).body.code).toBe('preview_gone');
  });

  test('a preview token needs the service key', async () => {
    const token = createPreviewToken(secret(), { pageId, version: 'draft' });
    expect((await nobody('GET', `/export/draft?token=${token}`)).status).toBe(401);
    expect((await marketing('GET', `/export/draft?token=${token}`)).status).toBe(401);
  });
});

test('text mode of the site is only for staff who work on pages or texts', async () => {
  const { status, body } = await (
    await cms.as('translator@demo.example')
  )<{ words: { textsOn: string } }>(...(['GET', '/in-context', undefined, { 'accept-language': 'pl' }] as const));
  expect([status, body.words.textsOn]).toEqual([200, 'Tryb tekstów']);
  expect((await marketing('GET', '/in-context')).status).toBe(200);
  expect((await (await cms.as('moderator@demo.example'))('GET', '/in-context')).status).toBe(403);
  expect((await nobody('GET', '/in-context')).status).toBe(401);
});

test('texts of keys can be read by staff who write pages or hints', async () => {
  const keys = 'footer:about,invitation:edit.words.hintsTitle,footer:no.such,nonsense';
  const address = `/key-texts?locale=vi&keys=${keys}`;
  const { status, body } = await marketing<{ texts: Record<string, { own: string | null; base: string | null }> }>(
    'GET',
    address,
  );
  expect(status).toBe(200);
  expect(Object.keys(body.texts)).toHaveLength(3);
  expect(body.texts['footer:about']?.own).toBeNull();
  expect(body.texts['footer:about']?.base).toBeTruthy();
  expect(body.texts['footer:no.such']).toEqual({ own: null, base: null });
  expect((await (await cms.as('moderator@demo.example'))('GET', address)).status).toBe(200);
  expect((await translator('GET', address)).status).toBe(403);
  expect((await nobody('GET', address)).status).toBe(401);
});
