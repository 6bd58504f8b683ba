import type { Invoice } from '@app/contracts/billing/invoices';
import { LOCALES } from '@app/locales';
import { pdfText } from '../../../../../platform/pdf/testing/pdf-text.ts';
import type { PdfPart } from '../../../../../platform/pdf/testing/pdf-text.ts';
import { BANK, BUYERS, CORRECTION, DOMESTIC, HOTEL, OUTSIDE, REVERSE_CHARGE, longInvoice } from '../testing/samples.ts';
import { renderInvoicePdf } from './render.ts';
import { printable } from '../../../../../platform/pdf/fonts.ts';
import { invoiceView } from './view.ts';

const partsOf = async (invoice: Invoice): Promise<PdfPart[]> =>
  pdfText(await renderInvoicePdf(invoice, { bank: BANK }));

/** Lines are broken where there is room, so spaces are not compared. */
const solid = (text: string): string => printable(text).replace(/\s/g, '');
const readAll = (parts: PdfPart[]): string => solid(parts.map(({ text }) => text).join('\n'));

/** Every text of the invoice's page. */
function wordsOf(invoice: Invoice): string[] {
  const view = invoiceView(invoice, BANK);
  return [
    view.title,
    view.number,
    ...[view.facts, view.sums, [view.due], view.payment].flat().flatMap(({ label, value }) => [label, value]),
    ...view.parties.flatMap(({ label, name, lines }) => [label, name, ...lines]),
    ...view.correction,
    ...view.headers,
    ...view.rows.flatMap(({ cells, note }) => [...cells, ...(note ? [note] : [])]),
    ...view.notes,
    ...(view.code ? [view.code.caption] : []),
    view.page(1, 1),
  ];
}

test.each(LOCALES)('all words, names and amounts of an invoice in %s can be read in the PDF', async (locale) => {
  for (const sample of [HOTEL, CORRECTION]) {
    const invoice = { ...sample, locale };
    const text = readAll(await partsOf(invoice));
    const missing = wordsOf(invoice).filter((word) => !text.includes(solid(word)));
    expect(missing).toEqual([]);
  }
});

test('parties keep the letters of their scripts whatever the language', async () => {
  for (const buyer of Object.values(BUYERS)) {
    const text = readAll(await partsOf({ ...REVERSE_CHARGE, locale: 'en', buyer }));
    expect(text).toContain(solid(buyer.name));
    expect(text).toContain(solid(buyer.street));
  }
});

test('a screen reader gets a heading and a table of rows, and no boxes or feet of pages', async () => {
  const parts = await partsOf(HOTEL);
  const of = (tag: string) => parts.filter((part) => part.tag === tag).map(({ text }) => text.replaceAll('\n', ' '));
  expect(of('H1')).toEqual(['Faktura FV/2027/000124']);
  expect(of('TH')).toEqual(['#', 'Nazwa', 'Ilość', 'Cena netto (PLN)', 'Stawka VAT', 'Netto (PLN)']);
  expect(of('TD').slice(0, 6)).toEqual([
    '1',
    'Tłumaczenie opinii: niemiecki, angielski i czeski 15 sty–13 lut 2027',
    '3',
    '50,00',
    '23%',
    '150,00',
  ]);
  expect(of('Figure')).toHaveLength(1);
  expect(of('Artifact').at(-1)).toContain('Strona 1 z 1');
});

test('the file is PDF/A-2a in the language of the invoice, with a font for every letter in it', async () => {
  const file = (await renderInvoicePdf(OUTSIDE, { bank: BANK })).toString('latin1');
  expect(file).toContain('<pdfaid:part>2</pdfaid:part>');
  expect(file).toContain('<pdfaid:conformance>A</pdfaid:conformance>');
  expect(file).toContain('/Lang (ja)');
  expect(file).toContain('/Marked true');
  const fonts = file.match(/\/Type \/Font\n/g) ?? [];
  // A font and its descendant each; one file of glyphs for the two.
  expect(file.match(/\/FontFile2 /g)).toHaveLength(fonts.length / 2);
  expect(file).not.toContain('Helvetica');
});

test('a hundred lines take several pages, each numbered and with the header of the table', async () => {
  const parts = await partsOf(longInvoice(100));
  const pages = Math.max(...parts.map(({ page }) => page));
  expect(pages).toBeGreaterThan(3);
  for (let page = 1; page <= pages; page++) {
    const here = readAll(parts.filter((part) => part.page === page));
    expect(here).toContain(`Strona${page}z${pages}`);
    if (page < pages) expect(here).toContain('StawkaVAT');
  }
  const positions = parts.filter(({ tag }) => tag === 'TD').filter((_, index) => index % 6 === 0);
  expect(positions.map(({ text }) => Number(text))).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
});

test('the same invoice makes the same bytes', async () => {
  const [one, two] = [
    await renderInvoicePdf(DOMESTIC, { bank: BANK }),
    await renderInvoicePdf(DOMESTIC, { bank: BANK }),
  ];
  expect(one.equals(two)).toBe(true);
});

test('endless words and letters of no font spoil no page', async () => {
  const buyer = { ...BUYERS.pl, name: `שלום ${'W'.repeat(180)}`, street: '\u{1F600} ulica' };
  const text = readAll(await partsOf({ ...DOMESTIC, buyer }));
  expect(text).toContain('W'.repeat(180));
  expect(text).toContain('?ulica');
});
