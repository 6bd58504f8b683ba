import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { PrintFormat } from '@app/contracts/company-reviews/print-files';
import { PRINT_SIZES } from '@app/contracts/company-reviews/print-files';
import { BRAND_NAME } from '@app/locales';
import { fontsFor } from '../../../../platform/pdf/fonts.ts';
import { drawQrCode } from '../../../../platform/pdf/qr-code.ts';
import type { QrLevel } from '../../../../platform/pdf/qr-code.ts';
import { Typesetter } from '../../../../platform/pdf/typesetter.ts';
import type { TextStyle } from '../../../../platform/pdf/typesetter.ts';

export interface PrintFile {
  format: PrintFormat;
  /** In the language of `lang`, as are the words. */
  company: string;
  words: string;
  lang: string;
  /** What the QR code opens. */
  url: string;
  level: QrLevel;
  /** In the file's description: the same file always has the same bytes. */
  created: Date;
}

/** Points in a millimetre. */
const MM = 72 / 25.4;
/** What is drawn beyond the cut, because no cut is exact. */
const BLEED = 3 * MM;
/** Crop marks end before the bleed and are so long. */
const MARK_GAP = 4 * MM;
const MARK_LENGTH = 5 * MM;
const OUTSIDE = MARK_GAP + MARK_LENGTH + 1 * MM;
const HAIRLINE = 0.25;

type Cmyk = [number, number, number, number];
/** One ink for everything that is read: four that do not meet exactly blur small letters and codes. */
const BLACK: Cmyk = [0, 0, 0, 100];
const GREY: Cmyk = [0, 0, 0, 65];
const ACCENT: Cmyk = [0, 55, 95, 0];

/** Where things stand within the cut, in millimetres. */
interface Layout {
  /** Left upper corner and side of the code's modules; at least four modules of paper are around it. */
  code: [x: number, y: number, size: number];
  /** The words' box. */
  text: [x: number, y: number, width: number, height: number];
  align: 'left' | 'center';
  /** Largest size of the company's name, in points; the words have two thirds of it. */
  size: number;
  /** The coloured band at the lower edge. */
  band: number;
  /** Baseline box and size of the product's name. */
  brand: [x: number, y: number, width: number, size: number];
}

const LAYOUTS: Record<PrintFormat, Layout> = {
  card: {
    code: [51, 9, 29],
    text: [6, 6, 39, 32],
    align: 'left',
    size: 13,
    band: 2.5,
    brand: [6, 43.5, 39, 7],
  },
  stand: {
    code: [22.5, 60, 60],
    text: [9, 11, 87, 40],
    align: 'center',
    size: 24,
    band: 5,
    brand: [9, 130, 87, 10],
  },
  poster: {
    code: [50, 118, 110],
    text: [20, 24, 170, 78],
    align: 'center',
    size: 46,
    band: 10,
    brand: [20, 258, 170, 18],
  },
};
const SMALLEST = 4;

/**
 * A file for a printing house: one page with bleed and crop marks, its TrimBox and BleedBox named, inks in CMYK, fonts
 * embedded. Long names and words become smaller until they fit; nothing is cut off.
 */
export async function renderPrintFile(file: PrintFile): Promise<Buffer> {
  const [width, height] = PRINT_SIZES[file.format].map((length) => length * MM) as [number, number];
  const fonts = await fontsFor(file.company + file.words + BRAND_NAME);
  const doc = new PDFDocument({
    size: [width + 2 * OUTSIDE, height + 2 * OUTSIDE],
    margin: 0,
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: file.lang,
    displayTitle: true,
    info: { Title: `${file.company}: ${file.words}`, Author: file.company, CreationDate: file.created },
  });
  const bytes = buffer(doc);
  const box = (beyond: number): number[] => [
    OUTSIDE - beyond,
    OUTSIDE - beyond,
    OUTSIDE + width + beyond,
    OUTSIDE + height + beyond,
  ];
  Object.assign(doc.page.dictionary.data as object, { TrimBox: box(0), BleedBox: box(BLEED) });
  doc.markContent('Artifact', { type: 'Layout' });
  drawMarks(doc, width, height);
  doc.endMarkedContent();
  doc.translate(OUTSIDE, OUTSIDE);
  drawPage(new Typesetter(doc, fonts), file, width, height);
  doc.end();
  return bytes;
}

/** Two short lines at every corner, where the paper is cut. */
function drawMarks(doc: PDFKit.PDFDocument, width: number, height: number): void {
  const far = MARK_GAP + MARK_LENGTH;
  for (const [x, outward] of [
    [OUTSIDE, -1],
    [OUTSIDE + width, 1],
  ] as const) {
    for (const [y, upward] of [
      [OUTSIDE, -1],
      [OUTSIDE + height, 1],
    ] as const) {
      doc.moveTo(x + outward * MARK_GAP, y).lineTo(x + outward * far, y);
      doc.moveTo(x, y + upward * MARK_GAP).lineTo(x, y + upward * far);
    }
  }
  doc.lineWidth(HAIRLINE).stroke(BLACK);
}

function drawPage(sheet: Typesetter, file: PrintFile, width: number, height: number): void {
  const { doc } = sheet;
  const { code, text, align, size, band, brand } = LAYOUTS[file.format];
  const root = doc.struct('Document');
  doc.addStructure(root);
  const element = (type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}) =>
    root.add(doc.struct(type, options, draw));
  doc.markContent('Artifact', { type: 'Layout' });
  doc.rect(-BLEED, height - band * MM, width + 2 * BLEED, band * MM + BLEED).fill(ACCENT);
  doc.endMarkedContent();

  const [x, y, boxWidth, boxHeight] = text.map((length) => length * MM) as [number, number, number, number];
  const { name, words, gap } = fitted(sheet, file, { width: boxWidth, height: boxHeight, size });
  const below = y + name.lines.length * sheet.lineHeight(name.style) + gap;
  element('H1', () => sheet.lines(name.lines, x, y, boxWidth, { ...name.style, align, color: BLACK }));
  element('P', () => sheet.lines(words.lines, x, below, boxWidth, { ...words.style, align, color: BLACK }));

  const [left, top, side] = code.map((length) => length * MM) as [number, number, number];
  element(
    'Figure',
    () => drawQrCode(doc, file.url, { x: left, y: top, size: side }, { level: file.level, color: BLACK }),
    {
      alt: file.url,
    },
  );

  const [brandX, brandY, brandWidth] = brand.map((length) => length * MM) as [number, number, number, number];
  const mark: TextStyle = { size: brand[3], weight: 'bold', align, color: GREY };
  element('P', () => sheet.text(BRAND_NAME, brandX, brandY, brandWidth, mark));
  root.end();
}

interface Block {
  style: TextStyle;
  lines: string[];
}

/** Name and words in the largest size in which both fit, whole words on their lines where possible. */
function fitted(
  sheet: Typesetter,
  { company, words }: PrintFile,
  { width, height, size: largest }: { width: number; height: number; size: number },
): { name: Block; words: Block; gap: number } {
  const block = (text: string, style: TextStyle): Block => ({ style, lines: sheet.wrap(text, width, style) });
  const isBroken = (text: string, style: TextStyle): boolean =>
    text
      .split(/\s+/)
      .some(
        (word) =>
          /^[^\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u.test(word) &&
          sheet.widthOf(word, style) > width,
      );
  for (let size = largest; ; size -= 0.5) {
    const name = block(company, { size, weight: 'bold' });
    const below = block(words, { size: Math.max((size * 2) / 3, SMALLEST) });
    const gap = size * 0.5;
    const taken =
      name.lines.length * sheet.lineHeight(name.style) + gap + below.lines.length * sheet.lineHeight(below.style);
    const broken = isBroken(company, name.style) || isBroken(words, below.style);
    // A word without a gap may be too long for any size that can be read.
    const small = size <= SMALLEST + 2;
    if ((taken <= height && (!broken || small)) || size <= SMALLEST) return { name, words: below, gap };
  }
}
