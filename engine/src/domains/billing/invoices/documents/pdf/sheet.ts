import PDFDocument from 'pdfkit';
import type { FontSet, Weight } from './fonts.ts';

/** Colours of the product. */
export const COLORS = {
  text: '#1f2430',
  muted: '#5a6372',
  border: '#e2e6ec',
  subtle: '#f6f7f9',
  accent: '#f5821f',
  accentSoft: '#fef1e4',
  white: '#ffffff',
};

export interface TextStyle {
  size?: number;
  weight?: Weight;
  color?: string;
  align?: 'left' | 'right';
}

const MARGIN = 48;
const LINE_HEIGHT = 1.42;
/** Room for the foot of every page. */
const FOOT = 56;

// Japanese breaks between any two letters, but not before closing marks nor after opening ones.
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const OPENING = '（「『';
const PIECES = new RegExp(
  String.raw`[${OPENING}]*[${CJK}][、。，：；）」』]*|[^\s${CJK}${OPENING}]+|[${OPENING}]|\s+`,
  'gu',
);

interface DocumentInfo {
  title: string;
  author: string;
  lang: string;
  created: Date;
}

/** A tagged A4 document (PDF/A-2a) that text is placed on, from the top down. Measures are points. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly left = MARGIN;
  readonly right: number;
  readonly width: number;
  /** Where the next thing goes. */
  y = MARGIN;
  readonly #fonts: FontSet;
  #parent: PDFKit.PDFStructureElement;

  constructor(fonts: FontSet, { title, author, lang, created }: DocumentInfo) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      subset: 'PDF/A-2a',
      tagged: true,
      displayTitle: true,
      lang,
      info: { Title: title, Author: author, CreationDate: created },
    });
    this.#fonts = fonts;
    for (const [name, file] of fonts.files) this.doc.registerFont(name, file);
    this.right = this.doc.page.width - MARGIN;
    this.width = this.right - this.left;
    this.#parent = this.doc.struct('Document');
    this.doc.addStructure(this.#parent);
  }

  /** Whether so much fits on the rest of the page. */
  fits(height: number): boolean {
    return this.y + height <= this.doc.page.height - FOOT;
  }

  newPage(): void {
    this.doc.addPage();
    this.y = MARGIN;
  }

  /** An element of the structure that holds others. */
  group(type: string, fill: () => void): void {
    const outer = this.#parent;
    const element = this.doc.struct(type);
    outer.add(element);
    this.#parent = element;
    fill();
    element.end();
    this.#parent = outer;
  }

  /** An element of the structure that holds what is drawn. */
  element(type: string, draw: () => void, options: PDFKit.Mixins.StructureElementOptions = {}): void {
    this.#parent.add(this.doc.struct(type, options, draw));
  }

  /** What is only looks: lines, boxes, the foot of a page. */
  artifact(draw: () => void): void {
    this.doc.markContent('Artifact', { type: 'Layout' });
    draw();
    this.doc.endMarkedContent();
  }

  box(x: number, y: number, width: number, height: number, color: string): void {
    this.artifact(() => this.doc.roundedRect(x, y, width, height, 4).fill(color));
  }

  rule(y: number, color: string = COLORS.border, width = 0.75): void {
    this.artifact(() => this.doc.moveTo(this.left, y).lineTo(this.right, y).lineWidth(width).stroke(color));
  }

  lineHeight({ size = 9 }: TextStyle = {}): number {
    return size * LINE_HEIGHT;
  }

  widthOf(text: string, { size = 9, weight = 'regular' }: TextStyle = {}): number {
    let width = 0;
    for (const run of this.#fonts.runs(text, weight)) {
      width += this.doc.font(run.font).fontSize(size).widthOfString(run.text);
    }
    return width;
  }

  /** The lines that a text takes in a width. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    const lines: string[] = [];
    let line = '';
    const add = (piece: string) => {
      if (line.trim() !== '' && this.widthOf((line + piece).trimEnd(), style) > width) {
        lines.push(line.trim());
        line = piece.trimStart();
      } else line += piece;
    };
    for (const piece of text.match(PIECES) ?? []) {
      if (this.widthOf(piece, style) <= width) add(piece);
      else for (const letter of piece) add(letter);
    }
    if (line.trim() !== '') lines.push(line.trim());
    return lines;
  }

  /** Draws lines from `y` down. @returns where they end */
  lines(lines: readonly string[], x: number, y: number, width: number, style: TextStyle = {}): number {
    const { size = 9, align = 'left' } = style;
    for (const [index, line] of lines.entries()) {
      const start = align === 'right' ? x + width - this.widthOf(line, style) : x;
      // The baseline stands so that capitals lie in the middle of the line.
      this.#line(line, start, y + index * this.lineHeight(style) + size * 1.06, style);
    }
    return y + lines.length * this.lineHeight(style);
  }

  #line(
    text: string,
    x: number,
    baseline: number,
    { size = 9, weight = 'regular', color = COLORS.text }: TextStyle,
  ): void {
    let at = x;
    for (const run of this.#fonts.runs(text, weight)) {
      this.doc.font(run.font).fontSize(size).fillColor(color);
      this.doc.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
      at += this.doc.widthOfString(run.text);
    }
  }

  /** A text in a width. @returns where it ends */
  text(text: string, x: number, y: number, width: number, style: TextStyle = {}): number {
    return this.lines(this.wrap(text, width, style), x, y, width, style);
  }

  /** Draws on every page when all pages are known. */
  foot(draw: (page: number, pages: number) => void): void {
    const { count } = this.doc.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.doc.switchToPage(page);
      this.artifact(() => draw(page + 1, count));
    }
  }

  get footY(): number {
    return this.doc.page.height - FOOT + 20;
  }

  end(): void {
    this.#parent.end();
    this.doc.end();
  }
}
