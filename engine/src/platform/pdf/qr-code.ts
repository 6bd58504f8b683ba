import { correction, generate } from 'lean-qr';

export type QrLevel = 'M' | 'Q' | 'H';

/** Side of a square in points, from its left upper corner. */
export interface QrPlace {
  x: number;
  y: number;
  size: number;
}

/** Draws the dark modules of a QR code in a colour, those side by side as one; the paper around it is its margin. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: QrPlace,
  { level, color }: { level: QrLevel; color: PDFKit.Mixins.ColorValue },
): void {
  const code = generate(text, { minCorrectionLevel: correction[level] });
  const module = size / code.size;
  for (let row = 0; row < code.size; row++) {
    for (let column = 0; column < code.size; column++) {
      let length = 0;
      while (code.get(column + length, row)) length++;
      if (length > 0) doc.rect(x + column * module, y + row * module, length * module, module);
      column += length;
    }
  }
  doc.fill(color);
}
