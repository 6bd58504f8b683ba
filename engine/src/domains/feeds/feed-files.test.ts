import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { validateXML } from 'xmllint-wasm';
import { FEED_END, feedReview, feedStart } from './xml.ts';
import type { FeedReview } from './xml.ts';
import { zippedFeed } from './zip.ts';

const START = feedStart({ site: 'Reviews & more', company: 'Tea <shop>' });
const PAGE = 'https://reviews.example/pl/product/1/green?a=1&b=2';
const review = (n: number, given: Partial<FeedReview> = {}): string =>
  feedReview(
    {
      id: `r${n}`,
      grade: (n % 5) + 1,
      language: 'pl',
      origin: n % 2 === 0 ? 'verified' : 'unverified',
      at: new Date(Date.UTC(2026, 0, 1, n)),
      author: 'Zażółć',
      text: `Świetna herbata, ${'ą'.repeat(100)} ${n}`,
      productId: 'p',
      productSlug: 'green',
      sku: 'T-1',
      product: 'Green <tea>',
      url: 'https://tea.example/green?a=1&b=2',
      gtin: '5901234123457',
      mpn: 'M-1',
      brand: 'Lipa',
      ...given,
    },
    PAGE,
  );

async function errorsOf(...documents: string[]): Promise<string[]> {
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `reviews-${index}.xml`, contents })),
    schema: [await readFile(new URL('testing/product-reviews.xsd', import.meta.url), 'utf8')],
  });
  return errors.map(({ rawMessage }) => rawMessage);
}

async function zipped(count: number, maximum?: number): Promise<Map<string, string>> {
  async function* reviews() {
    for (let n = 0; n < count; n += 1) yield review(n);
  }
  const chunks: Uint8Array[] = [];
  for await (const chunk of zippedFeed(START, reviews(), maximum)) chunks.push(chunk);
  const files = unzipSync(Buffer.concat(chunks));
  return new Map(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

it('files are valid by the documented schema, whatever a product is known by and a reviewer writes', async () => {
  const none = { gtin: null, mpn: null, brand: null };
  const bad = review(3, { text: ']]></content>\u0000 & "quoted"', author: '<b>', product: '&amp;' });
  expect(await errorsOf(START + FEED_END, START + review(1) + review(2, none) + bad + FEED_END)).toEqual([]);
});

it.each([
  [
    'another order',
    (xml: string) => xml.replace(/(<review_timestamp>.*?<\/review_timestamp>)(.*?<\/content>)/, '$2$1'),
  ],
  ['no address of the review', (xml: string) => xml.replace(/<review_url.*?<\/review_url>/, '')],
  ['no scale of the rating', (xml: string) => xml.replace(' min="1" max="5"', '')],
  ['another way to collect', (xml: string) => xml.replace(/(<collection_method>)\w+/, '$1bought')],
  ['a GTIN of nine digits', (xml: string) => xml.replace('5901234123457', '590123412')],
  ['a time without a day', (xml: string) => xml.replace(/2026-01-01T/, '')],
  ['one review twice', (xml: string) => xml + xml],
])('the schema refuses %s', async (_, spoil) => {
  const spoilt = spoil(review(1));
  expect(spoilt).not.toBe(review(1));
  expect(await errorsOf(START + spoilt + FEED_END)).not.toEqual([]);
});

it('what is too large for one file is several in the ZIP, each valid and below the limit, with every review once', async () => {
  const maximum = 5_000;
  const files = await zipped(40, maximum);
  expect(files.size).toBeGreaterThan(5);
  expect([...files.keys()]).toEqual(Array.from(files.keys(), (_, index) => `reviews-${index + 1}.xml`));
  for (const xml of files.values()) expect(Buffer.byteLength(xml)).toBeLessThanOrEqual(maximum);
  expect(await errorsOf(...files.values())).toEqual([]);
  const ids = [...files.values()].flatMap((xml) => Array.from(xml.matchAll(/<review_id>(\w+)</g), ([, id]) => id));
  expect(ids).toEqual(Array.from({ length: 40 }, (_, n) => `r${n}`));
});

it('a review larger than a file has one of its own, and nothing to send is one file', async () => {
  const files = await zipped(3, Buffer.byteLength(START) + 200);
  expect([...files.values()].map((xml) => xml.match(/<review>/g)?.length)).toEqual([1, 1, 1]);
  expect([...(await zipped(0)).values()]).toEqual([START + FEED_END]);
});
