import { buffer } from 'node:stream/consumers';
import type { BankAccount, Invoice } from '@app/contracts/billing/invoices';
import { BRAND_NAME } from '@app/locales';
import { drawCode } from './code.ts';
import { fontsFor } from '../../../../../platform/pdf/fonts.ts';
import { COLORS, Sheet } from './sheet.ts';
import { drawTable } from './table.ts';
import { invoiceView } from './view.ts';
import type { Fact, InvoiceView } from './view.ts';

const SMALL = { size: 8, color: COLORS.muted };
const NOTE = { size: 9 };
const CODE_SIZE = 104;

/**
 * The invoice on paper: A4, in its language, as PDF/A-2a with embedded fonts and a structure for screen readers. The same
 * invoice always makes the same bytes. `bank` is where a transfer goes.
 */
export async function renderInvoicePdf(invoice: Invoice, { bank }: { bank: BankAccount | null }): Promise<Buffer> {
  const view = invoiceView(invoice, bank);
  const fonts = await fontsFor(JSON.stringify([view, view.page(1, 234_567_890)]) + BRAND_NAME);
  const sheet = new Sheet(fonts, {
    title: `${view.title} ${view.number}`,
    author: invoice.seller.name,
    lang: view.lang,
    created: new Date(`${invoice.issuedOn}T00:00:00Z`),
  });
  const bytes = buffer(sheet.doc);
  drawHead(sheet, view);
  drawFacts(sheet, view.facts);
  drawParties(sheet, view);
  drawCorrection(sheet, view.correction);
  drawTable(sheet, view);
  drawSums(sheet, view);
  drawPayment(sheet, view);
  sheet.foot((page, pages) => {
    const { left, width, footY } = sheet;
    sheet.text(`${invoice.seller.name}, ${view.number}`, left, footY, width * 0.7, SMALL);
    sheet.text(view.page(page, pages), left, footY, width, { ...SMALL, align: 'right' });
  });
  sheet.end();
  return bytes;
}

/** The mark of the product in a square of 28, as on its pages. */
const MARK_BODY =
  'M5 1.5h18A3.5 3.5 0 0 1 26.5 5v13.5A3.5 3.5 0 0 1 23 22H12.5L6.4 27a.8.8 0 0 1-1.3-.6V22A3.5 3.5 0 0 1 1.5 18.5V5A3.5 3.5 0 0 1 5 1.5z';
const MARK_STAR = 'M14 4.6l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L6.8 9.8l5-.7z';

function drawHead(sheet: Sheet, { title, number }: InvoiceView): void {
  const { doc, left, right, y } = sheet;
  sheet.artifact(() => {
    doc.save().translate(left, y);
    doc.path(MARK_BODY).fill(COLORS.text);
    doc.path(MARK_STAR).fill(COLORS.accent);
    doc.restore();
    sheet.text(BRAND_NAME, left + 36, y + 2, 160, { size: 15, weight: 'bold' });
  });
  const width = 320;
  const x = right - width;
  const style = { size: 20, weight: 'bold', align: 'right' } as const;
  let bottom = 0;
  sheet.element('H1', () => {
    bottom = sheet.text(title, x, y - 3, width, style);
    bottom = sheet.text(number, x, bottom, width, { size: 11, color: COLORS.muted, align: 'right' });
  });
  sheet.y = Math.max(bottom, y + 30) + 18;
}

function drawFacts(sheet: Sheet, facts: Fact[]): void {
  const { left, width, y } = sheet;
  const column = (width - 24) / 4;
  const inner = column - 10;
  const value = { size: 10, weight: 'bold' } as const;
  const labels = facts.map(({ label }) => sheet.wrap(label, inner, SMALL));
  const values = facts.map((fact) => sheet.wrap(fact.value, inner, value));
  const labelHeight = Math.max(...labels.map(({ length }) => length)) * sheet.lineHeight(SMALL);
  const height = labelHeight + Math.max(...values.map(({ length }) => length)) * sheet.lineHeight(value) + 19;
  sheet.box(left, y, width, height, COLORS.subtle);
  for (const [index] of facts.entries()) {
    const x = left + 12 + index * column;
    sheet.element('P', () => {
      sheet.lines(labels[index] ?? [], x, y + 9, inner, SMALL);
      sheet.lines(values[index] ?? [], x, y + 9 + labelHeight, inner, value);
    });
  }
  sheet.y = y + height + 20;
}

function drawParties(sheet: Sheet, { parties }: InvoiceView): void {
  const { left, width, y } = sheet;
  const column = width / 2;
  const bottoms = parties.map(({ label, name, lines }, index) => {
    const x = left + index * column;
    const inner = column - 20;
    let bottom = y;
    sheet.element('P', () => {
      bottom = sheet.text(label, x, y, inner, SMALL) + 2;
      bottom = sheet.text(name, x, bottom, inner, { size: 10.5, weight: 'bold' }) + 1;
      for (const line of lines) bottom = sheet.text(line, x, bottom, inner, { size: 9.5 });
    });
    return bottom;
  });
  sheet.y = Math.max(...bottoms) + 22;
}

function drawCorrection(sheet: Sheet, correction: string[]): void {
  if (correction.length === 0) return;
  const { left, width, y } = sheet;
  const inner = width - 28;
  const styles = correction.map((_, index) => ({ size: 9.5, weight: index === 0 ? 'bold' : 'regular' }) as const);
  const wrapped = correction.map((text, index) => sheet.wrap(text, inner, styles[index]));
  const height = wrapped.flat().length * sheet.lineHeight({ size: 9.5 }) + 20;
  sheet.box(left, y, width, height, COLORS.accentSoft);
  let at = y + 10;
  for (const [index, lines] of wrapped.entries()) {
    sheet.element('P', () => {
      at = sheet.lines(lines, left + 14, at, inner, styles[index]);
    });
  }
  sheet.y = y + height + 18;
}

function drawSums(sheet: Sheet, { sums, due, notes }: InvoiceView): void {
  const { left, right, width } = sheet;
  const row = 19;
  const sumWidth = 230;
  const notesWidth = width - sumWidth - 28;
  const wrapped = notes.map((note) => sheet.wrap(note, notesWidth, NOTE));
  const notesHeight = wrapped.reduce((sum, lines) => sum + lines.length * sheet.lineHeight(NOTE) + 6, 0);
  const height = Math.max(sums.length * row + 44, notesHeight);
  if (!sheet.fits(height + 10)) sheet.newPage();
  const top = sheet.y + 6;
  let noteY = top + 3;
  for (const lines of wrapped) {
    sheet.element('P', () => {
      noteY = sheet.lines(lines, left, noteY, notesWidth, NOTE) + 6;
    });
  }
  const x = right - sumWidth;
  const inner = sumWidth - 24;
  let y = top;
  for (const { label, value } of sums) {
    sheet.element('P', () => {
      sheet.text(label, x + 12, y + 3, inner * 0.55, { color: COLORS.muted });
      sheet.text(value, x + 12, y + 3, inner, { align: 'right' });
    });
    y += row;
  }
  sheet.box(x, y + 2, sumWidth, 34, COLORS.text);
  const strong = { size: 13, weight: 'bold', color: COLORS.white } as const;
  sheet.element('P', () => {
    sheet.text(due.label, x + 12, y + 13, inner * 0.45, { color: COLORS.white });
    sheet.text(due.value, x + 12, y + 10, inner, { ...strong, align: 'right' });
  });
  sheet.y = Math.max(y + 44, top + notesHeight) + 14;
}

function drawPayment(sheet: Sheet, { payment, code }: InvoiceView): void {
  if (payment.length === 0) return;
  const height = code ? CODE_SIZE + 40 : payment.length * 32 + 12;
  if (!sheet.fits(height)) sheet.newPage();
  const { left, right, width, y } = sheet;
  sheet.rule(y);
  let at = y + 12;
  const inner = code ? width - CODE_SIZE - 60 : width;
  for (const { label, value } of payment) {
    sheet.element('P', () => {
      at = sheet.text(label, left, at, inner, SMALL);
      at = sheet.text(value, left, at, inner, { size: 10.5, weight: 'bold' }) + 5;
    });
  }
  if (code) drawCode(sheet, code, right - CODE_SIZE, y + 12, CODE_SIZE);
  sheet.y = y + height;
}
