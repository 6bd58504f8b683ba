import type { FontSet, Weight } from './fonts.ts';

export interface TextStyle {
  /** In points. */
  size?: number;
  weight?: Weight;
  color?: PDFKit.Mixins.ColorValue;
  align?: 'left' | 'center' | 'right';
}

const LINE_HEIGHT = 1.42;
const TEXT_COLOR = '#1f2430';

// Japanese breaks between any two letters, but not before closing marks nor after opening ones.
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー`;
const OPENING = '（「『';
const PIECES = new RegExp(
  String.raw`[${OPENING}]*[${CJK}][、。，：；）」』]*|[^\s${CJK}${OPENING}]+|[${OPENING}]|\s+`,
  'gu',
);

const START_OF = { left: 0, center: 0.5, right: 1 } as const;

/** Sets text of all our scripts in a document of pdfkit. Measures are points. */
export class Typesetter {
  readonly doc: PDFKit.PDFDocument;
  readonly #fonts: FontSet;

  constructor(doc: PDFKit.PDFDocument, fonts: FontSet) {
    this.doc = doc;
    this.#fonts = fonts;
    for (const [name, file] of fonts.files) doc.registerFont(name, file);
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
      const share = START_OF[align];
      const start = share === 0 ? x : x + (width - this.widthOf(line, style)) * share;
      // The baseline stands so that capitals lie in the middle of the line.
      this.#line(line, start, y + index * this.lineHeight(style) + size * 1.06, style);
    }
    return y + lines.length * this.lineHeight(style);
  }

  #line(
    text: string,
    x: number,
    baseline: number,
    { size = 9, weight = 'regular', color = TEXT_COLOR }: TextStyle,
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
}
