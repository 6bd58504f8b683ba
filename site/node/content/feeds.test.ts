import type { PageBlock } from '../../src/lib/content/blocks.ts';
import { feedsOf } from './feeds.ts';
import { Texts } from './texts.ts';

const item = (date: string, title: string, text: string | null = null) =>
  ({ id: title, date, kind: 'new', title, text }) as const;
const timeline = (...items: ReturnType<typeof item>[]) =>
  ({ type: 'timeline', id: '1', title: null, items }) as unknown as PageBlock;

const feeds = (
  blocks: PageBlock[],
  locale: 'pl' | 'de' = 'de',
  { path = locale === 'pl' ? '/changelog' : '/de/changelog', noindex = false } = {},
) =>
  feedsOf({
    texts: new Texts(),
    origin: 'https://opinara.example',
    locale,
    blocks,
    path,
    seo: { title: 'Neues', description: 'Was sich geändert hat', noindex, image: null },
  });
const changes = timeline(
  item('2026-11-18', 'Später & <besser>', 'Zweite\n\n- Punkt'),
  item('2026-11-18', 'Früher'),
  item('2026-03-09', 'Anfang'),
);

it('a page with a timeline has two feeds in its language', () => {
  expect(Object.keys(feeds([changes]))).toEqual(['/de/changelog/feed.atom', '/de/changelog/feed.json']);
  expect(Object.keys(feeds([changes], 'pl'))).toEqual(['/changelog/feed.atom', '/changelog/feed.json']);
  expect(feeds([])).toEqual({});
});

it('an empty timeline has no feeds, which need the time of their newest entry', () => {
  expect(feeds([timeline()])).toEqual({});
  expect(Object.keys(feeds([timeline(), changes]))).toHaveLength(2);
});

it('the home page has its feeds on our host in every language', () => {
  const base = feeds([changes], 'pl', { path: '/' });
  expect(Object.keys(base)).toEqual(['/feed.atom', '/feed.json']);
  expect(base['/feed.atom']).toContain('<link rel="self" href="https://opinara.example/feed.atom"/>');
  expect(Object.keys(feeds([changes], 'de', { path: '/de' }))).toEqual(['/de/feed.atom', '/de/feed.json']);
});

it('a noindex page has no feeds', () => {
  expect(feeds([changes], 'de', { noindex: true })).toEqual({});
});

it('texts have their paragraphs and lists, and typed markup is escaped', () => {
  const files = feeds([timeline(item('2026-01-01', 'a', 'One <b>\n & two\n\n- Point\n- "Other"\n  point'))]);
  const html = '<p>One &#60;b&#62;<br>&#38; two</p><ul><li>Point</li><li>&#34;Other&#34; point</li></ul>';
  const { items } = JSON.parse(files['/de/changelog/feed.json'] ?? '') as { items: unknown[] };
  expect(items).toMatchObject([{ content_html: html }]);
  const [, content] = /<content type="html">([^<]*)<\/content>/.exec(files['/de/changelog/feed.atom'] ?? '') ?? [];
  expect(content?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))).toBe(html);
});

it('Atom has what RFC 4287 requires: an id, a title and a time of the feed and of each entry, and an author', () => {
  const atom = feeds([changes])['/de/changelog/feed.atom'] ?? '';
  expect(atom).toMatch(
    /^<\?xml version="1\.0" encoding="utf-8"\?>\n<feed xmlns="http:\/\/www\.w3\.org\/2005\/Atom" xml:lang="de">/,
  );
  const [head = '', ...entries] = atom.split('<entry>');
  for (const part of [head, ...entries]) {
    expect(part.match(/<id>[^<]+<\/id>/g)).toHaveLength(1);
    expect(part.match(/<title>[^<]+<\/title>/g)).toHaveLength(1);
    expect(part.match(/<updated>\d{4}-\d\d-\d\dT00:00:00Z<\/updated>/g)).toHaveLength(1);
  }
  expect(head).toContain('<updated>2026-11-18T00:00:00Z</updated>');
  expect(head).toContain('<author><name>');
  expect(head).toContain('<link rel="self" href="https://opinara.example/de/changelog/feed.atom"/>');
  expect(entries[0]).toContain('<title>Später &#38; &#60;besser&#62;</title>');
  expect(entries[0]).toContain('<category term="new" label="Neu"/>');
});

it('entries link to their own anchors, also two of the same day', () => {
  const json = JSON.parse(feeds([changes])['/de/changelog/feed.json'] ?? '') as Record<string, unknown>;
  expect(json).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    home_page_url: 'https://opinara.example/de/changelog',
    language: 'de',
    items: [
      {
        url: 'https://opinara.example/de/changelog#2026-11-18-2',
        content_html: '<p>Zweite</p><ul><li>Punkt</li></ul>',
      },
      { url: 'https://opinara.example/de/changelog#2026-11-18', title: 'Früher' },
      { url: 'https://opinara.example/de/changelog#2026-03-09' },
    ],
  });
});

it('entries of the same day in two timelines are two entries', () => {
  const other = timeline(item('2026-11-18', 'Anderes'), item('2026-01-01', 'Ganz am Anfang'));
  const { items } = JSON.parse(feeds([changes, other])['/de/changelog/feed.json'] ?? '') as { items: { id: string }[] };
  expect(items.map(({ id }) => id.replace(/^.*#/, ''))).toEqual([
    '2026-11-18-3',
    '2026-11-18-2',
    '2026-03-09',
    '2026-11-18',
    '2026-01-01',
  ]);
});

it('characters that XML cannot hold are left out', () => {
  const atom = feeds([timeline(item('2026-01-01', 'a\u0000b\u000bc'))])['/de/changelog/feed.atom'] ?? '';
  expect(atom).toContain('<title>abc</title>');
});
