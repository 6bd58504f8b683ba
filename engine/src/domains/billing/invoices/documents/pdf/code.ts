import { drawQrCode } from '../../../../../platform/pdf/qr-code.ts';
import { COLORS } from './sheet.ts';
import type { Sheet } from './sheet.ts';
import type { InvoiceView } from './view.ts';

/** A QR code with its caption below; level M, as both standards of payment codes demand. White paper is its margin. */
export function drawCode(
  sheet: Sheet,
  { text, caption }: NonNullable<InvoiceView['code']>,
  x: number,
  y: number,
  size: number,
): void {
  const { doc } = sheet;
  const draw = () => drawQrCode(doc, text, { x, y, size }, { level: 'M', color: COLORS.text });
  sheet.element('Figure', draw, { alt: caption, bbox: [x, y, x + size, y + size] });
  const style = { size: 7.5, color: COLORS.muted };
  const lines = sheet.wrap(caption, size, style);
  sheet.element('Caption', () => {
    for (const [index, line] of lines.entries()) {
      const start = x + (size - sheet.widthOf(line, style)) / 2;
      sheet.lines([line], start, y + size + 5 + index * sheet.lineHeight(style), size, style);
    }
  });
}
