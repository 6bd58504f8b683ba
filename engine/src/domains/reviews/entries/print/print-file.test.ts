import { PRINT_FORMATS, PRINT_SIZES } from '@app/contracts/company-reviews/print-files';
import { BRAND_NAME, LOCALES } from '@app/locales';
import { XSS_PAYLOADS } from '../../../../../../tests/support/xss-payloads.ts';
import { testApi } from '../../../../http/testing.ts';
import type { SignedInMerchant, TestApi } from '../../../../http/testing.ts';
import { printable } from '../../../../platform/pdf/fonts.ts';
import { pdfText } from '../../../../platform/pdf/testing/pdf-text.ts';
import { translator } from '../../../../platform/i18n.ts';
import { renderPrintFile } from './render.ts';
import type { PrintFile } from './render.ts';

const FILE: PrintFile = {
  format: 'card',
  company: 'Dąb i Synowie',
  words: 'Jak było? Napisz opinię.',
  lang: 'pl',
  url: `https://reviews.example/reviews/dab?code=${'aB3_'.repeat(13)}`,
  level: 'M',
  created: new Date('2027-01-01T00:00:00Z'),
};
const NAMES = ['Dąb i Synowie', '銀座すし 本店', 'Ταβέρνα «Η Ωραία Θέα»', 'Кав’ярня «Під каштаном»', 'Đặng & Con'];

/** Lines are broken where there is room, so neither spaces nor signs without a look are compared. */
const solid = (text: string): string => printable(text).replace(/[\s\p{C}]/gu, '');
const readIn = (file: Buffer): string[] =>
  pdfText(file)
    .filter(({ tag }) => tag === 'H1' || tag === 'P')
    .map(({ text }) => solid(text));

test.each(LOCALES)('the usual words in %s and a name of any of our scripts are whole', async (locale) => {
  const words = translator(locale, 'widgets')('print.words');
  const turn = LOCALES.indexOf(locale);
  const format = PRINT_FORMATS[turn % PRINT_FORMATS.length]!;
  const company = NAMES[turn % NAMES.length]!;
  const file = await renderPrintFile({ ...FILE, format, company, words, lang: locale });
  expect(readIn(file)).toEqual([company, words, BRAND_NAME].map(solid));
});

test.each(PRINT_FORMATS)(
  'the page of a %s names its cut and its bleed of 3 mm, and embeds its fonts',
  async (format) => {
    const source = (await renderPrintFile({ ...FILE, format })).toString('latin1');
    const boxOf = (name: string): number[] =>
      (new RegExp(`/${name} \\[([^\\]]*)\\]`).exec(source)?.[1] ?? '')
        .split(' ')
        .map((edge) => (Number(edge) * 25.4) / 72);
    const [trim, bleed, page] = ['TrimBox', 'BleedBox', 'MediaBox'].map(boxOf) as [number[], number[], number[]];
    const sizeOf = ([left = 0, top = 0, right = 0, bottom = 0]: number[]): number[] => [right - left, bottom - top];
    const round = (lengths: number[]): number[] => lengths.map((length) => Math.round(length * 100) / 100);
    const [width, height] = PRINT_SIZES[format];
    expect(round(sizeOf(trim))).toEqual([width, height]);
    expect(round(sizeOf(bleed))).toEqual([width + 6, height + 6]);
    expect(round(sizeOf(page))).toEqual([width + 20, height + 20]);
    expect(round(trim.slice(0, 2))).toEqual([10, 10]);
    const fonts = source.match(/\/Type \/FontDescriptor/g)?.length ?? 0;
    expect(fonts).toBeGreaterThan(0);
    expect(source.match(/\/FontFile2 /g)).toHaveLength(fonts);
  },
);

test('the longest name and words are on a card in full, and the same file has the same bytes', async () => {
  const company = `${'Elektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2)} AG`.slice(0, 120);
  const words = 'W'.repeat(80);
  const file = { ...FILE, company, words };
  const first = await renderPrintFile(file);
  expect(readIn(first)).toEqual([company, words, BRAND_NAME].map(solid));
  expect(await renderPrintFile(file)).toEqual(first);
});

test('whatever a company is called, the file reads as it was written, and holds no script or action', async () => {
  // One in twenty: a file takes as long as it has fonts. All kinds of texts are among them.
  for (const company of XSS_PAYLOADS.filter(
    (one, index) => index % 20 === 3 && solid(one) !== '' && one.length <= 120,
  )) {
    const file = await renderPrintFile({ ...FILE, company });
    expect(readIn(file)[0]).toBe(solid(company));
    expect(file.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|Launch|OpenAction|AA|SubmitForm)\b/);
  }
});

describe('over HTTP', () => {
  let api: TestApi;
  let merchant: SignedInMerchant;
  beforeAll(async () => {
    api = await testApi();
    merchant = await api.merchant({ name: 'Hotel Pod Lipą' });
  });
  afterAll(() => api.close());

  const created = async () =>
    (await merchant.browser.post(`${merchant.panel}/entry-codes`).send({ kind: 'qr', label: 'Till' }).expect(201))
      .body as {
      id: string;
      code: string;
    };

  test('a file asks in the language of the form, or with the merchant’s words', async () => {
    const { id } = await created();
    const read = async (query: object): Promise<string[]> => {
      const answer = await merchant.browser
        .get(`${merchant.panel}/entry-codes/${id}/print`)
        .query({ format: 'stand', language: 'de', ...query })
        .buffer(true)
        .parse((res, done) => {
          const chunks: Buffer[] = [];
          res.on('data', (chunk: Buffer) => chunks.push(chunk)).on('end', () => done(null, Buffer.concat(chunks)));
        })
        .expect(200);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toMatch(/filename="[\w-]+-stand-de\.pdf"/);
      return readIn(answer.body as Buffer);
    };
    expect((await read({}))[1]).toBe(solid('Wie war es? Schreiben Sie eine Bewertung.'));
    expect((await read({ words: 'Wie war’s?' }))[1]).toBe(solid('Wie war’s?'));
  });

  test('an unknown kind and too many words are named, a revoked code is closed, an unknown one not found', async () => {
    const { id } = await created();
    const ask = (query: object, of = id) =>
      merchant.browser
        .get(`${merchant.panel}/entry-codes/${of}/print`)
        .query({ format: 'card', language: 'pl', ...query });
    const refused = await ask({ format: 'mug', words: 'x'.repeat(81) }).expect(422);
    expect(JSON.stringify(refused.body)).toMatch(/format.*words|words.*format/);
    await ask({}, merchant.company.id).expect(404);
    await merchant.browser.delete(`${merchant.panel}/entry-codes/${id}`).expect(204);
    expect((await ask({}).expect(410)).body.code).toBe('entry_closed');
  });
});
