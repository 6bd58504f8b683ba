import PDFDocument from 'pdfkit';
import type { FontSet } from '../../../../../platform/pdf/fonts.ts';
import { Typesetter } from '../../../../../platform/pdf/typesetter.ts';

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

const MARGIN = 48;
/** Room for the foot of every page. */
const FOOT = 56;

interface DocumentInfo {
  title: string;
  author: string;
  lang: string;
  created: Date;
}

/** A tagged A4 document (PDF/A-2a) that text is placed on, from the top down. Measures are points. */
export class Sheet extends Typesetter {
  readonly left = MARGIN;
  readonly right: number;
  readonly width: number;
  /** Where the next thing goes. */
  y = MARGIN;
  #parent: PDFKit.PDFStructureElement;

  constructor(fonts: FontSet, { title, author, lang, created }: DocumentInfo) {
    const doc = new PDFDocument({
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
    super(doc, fonts);
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
