import type { DraftExport, DraftRefusal, PreviewWords } from '../../../cms/src/export/types.ts';
import type { PageContext } from '../../src/lib/content/page-props.ts';
import { TextMarks, withoutMarks } from '../../src/lib/texts/text-marks.ts';
import { frontDoorTest, type FrontDoorTest } from '../../testing/front-door.ts';

const KEY = 'the-service-key-of-the-tests';
const words = { draft: 'Entwurf' } as PreviewWords;
const typed = (de: string) => ({ key: null, text: { de } });
const nothing = { street: null, postalCode: null, city: null, country: null, taxId: null, companyName: null };
const draft: DraftExport = {
  version: 'draft',
  left: 1,
  words,
  planCards: [],
  badges: [],
  page: {
    id: 'p1',
    path: '/contact',
    name: 'Contact',
    updatedAt: '2026-11-21T10:00:00.000Z',
    seo: { title: typed('Kontakt </script>'), description: null, image: null, noindex: false },
    blocks: [
      {
        type: 'contactForm',
        id: '1',
        title: { key: 'contact:contact.form.title', text: {} },
        lead: null,
        topic: 'contact',
      },
    ],
  },
  settings: {
    claims: [],
    links: { blog: null, podcast: null, social: [] },
    contact: { ...nothing, email: 'a@b.example', phone: null },
  },
  navigation: {
    header: [{ id: '1', label: { key: 'contact:contact.seo.title', text: {} }, href: '/contact', children: [] }],
    footer: [],
    legal: [],
  },
};

let test: FrontDoorTest;
beforeAll(async () => void (test = await frontDoorTest({ CMS_SERVICE_KEY: KEY })));
afterAll(() => test.close());
beforeEach(() => {
  test.reset();
  test.cms.status = 200;
  test.cms.page = draft as unknown as Record<string, unknown>;
});

/** What the page says to the browser. */
function contextIn(html: string): Required<PageContext> & { edges: { node: { ns: string; data: string } }[] } {
  const [, json = ''] = /window\.pageData=(.*?);window\.pageData\.path=/s.exec(html) ?? [];
  const { pageContext, data } = (JSON.parse(json) as { result: { pageContext: Required<PageContext>; data: never } })
    .result;
  return { ...pageContext, ...(data as { locales: { edges: [] } }).locales };
}

describe('a preview', () => {
  it('a preview shows the current draft in the URL’s language, and is not cached', async () => {
    const { status, text, headers } = await test.get('/de/preview/contact?token=T');
    expect(status).toBe(200);
    const { seo, blocks, extras, preview } = contextIn(text);
    expect(seo.title).toBe('Kontakt </script>');
    expect(text.match(/<\/script>/g)).toHaveLength(2);
    expect(blocks[0]?.type).toBe('contactForm');
    expect(extras.contact).toEqual({ email: 'a@b.example', phone: null });
    expect(preview).toMatchObject({ state: 'draft', left: 1, pageId: 'p1', path: '/contact', words });
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    expect(String(headers['x-robots-tag'])).toContain('noindex');
    expect(String(headers['content-security-policy'])).toContain("frame-ancestors 'self'");
  });

  it('a preview marks each translation, in blocks, menus and interface', async () => {
    const { blocks, navigation, preview, edges } = contextIn((await test.get('/de/preview/contact?token=T')).text);
    const marks = new TextMarks(preview.keys);
    const title = String(blocks[0]?.title);
    expect(marks.keysIn(title)).toEqual(['contact:contact.form.title']);
    expect(withoutMarks(title)).not.toBe(title);
    expect(marks.keysIn(JSON.stringify(navigation.header))).toEqual(['contact:contact.seo.title']);
    expect(edges.map(({ node }) => node.ns)).toEqual(['common', 'footer', 'contact']);
    expect(marks.keysIn(String(edges[0]?.node.data))).toContain('common:nav.language');
  });

  it('a preview is fetched with the service key and the URL’s token, in the admin’s language', async () => {
    await test.get('/preview?token=T%26x', { headers: { cookie: 'a=b; cms-lng=de', 'accept-language': 'fr' } });
    expect(test.cms.last?.url).toBe('/cms-api/export/draft?token=T%26x');
    expect(test.cms.last?.headers).toMatchObject({ authorization: `Bearer ${KEY}`, 'accept-language': 'de' });
    expect(test.cms.last?.headers.cookie).toBeUndefined();
    await test.get('/preview?token=T', { headers: { 'accept-language': 'fr' } });
    expect(test.cms.last?.headers['accept-language']).toBe('fr');
  });

  it('a preview is rendered for each request', async () => {
    await test.get('/preview?token=T');
    const asked = test.cms.seen.length;
    const again = await test.get('/preview?token=T');
    expect([again.headers['x-cache'], test.cms.seen.length]).toEqual([undefined, asked + 1]);
  });
});

describe('a link that shows nothing', () => {
  it.each([
    [403, 'preview_expired', 'p1'],
    [403, 'preview_wrong', null],
    [404, 'preview_gone', 'p1'],
  ] as const)('a refused preview link (%s %s) says why', async (status, code, pageId) => {
    test.cms.status = status;
    test.cms.page = { ...({ code, pageId, words } satisfies DraftRefusal) };
    const answer = await test.get('/de/preview/contact?token=OLD');
    expect(answer.status).toBe(status);
    expect(contextIn(answer.text).preview).toMatchObject({ state: code, pageId, path: '/contact' });
    expect(answer.headers['cache-control']).toBe('no-store');
    const told = await test.get('/de/preview/contact?token=OLD', { headers: { accept: 'application/json' } });
    expect([told.status, told.text, told.headers['cache-control']]).toEqual([
      404,
      '{"code":"preview_refused"}',
      'no-store',
    ]);
  });

  it('a preview is 503 while the cms does not answer', async () => {
    test.cms.status = 500;
    expect((await test.get('/preview?token=T')).status).toBe(503);
  });

  it('previews are not found without a service key', async () => {
    expect((await test.getOfAnother({ CMS_SERVICE_KEY: '' }, '/preview?token=T')).status).toBe(404);
  });
});
