import { correction, generate } from 'lean-qr';
import type { Bitmap2D } from 'lean-qr';
import { toSvgSource } from 'lean-qr/extras/svg';

/** Light margin around a code, in modules, as ISO/IEC 18004 demands. */
export const MARGIN = 4;

/** Levels of error correction: M survives 15 % of damage, Q 25 % and H 30 %. */
export const QR_LEVELS = ['M', 'Q', 'H'] as const;
export type QrLevel = (typeof QR_LEVELS)[number];

/** Widths of a saved picture in pixels, at least: 8, 16 and 33 cm at 300 dots per inch. */
export const PNG_WIDTHS = [960, 1920, 3840] as const;
export type PngWidth = (typeof PNG_WIDTHS)[number];

/** How codes are drawn. */
export interface QrLook {
  level: QrLevel;
  width: PngWidth;
}

const USUAL_LOOK: QrLook = { level: 'M', width: PNG_WIDTHS[0] };

const DOTS_PER_CM = 300 / 2.54;
/** Width of a picture in whole centimetres when it is printed at 300 dots per inch. */
export const printedWidth = (pixels: PngWidth): number => Math.round(pixels / DOTS_PER_CM);

/** The look that a query asks for; M, as paper on a counter needs it, and the smallest picture otherwise. */
export const qrLookOf = (query: URLSearchParams): QrLook => ({
  level: QR_LEVELS.find((one) => one === query.get('level')) ?? USUAL_LOOK.level,
  width: PNG_WIDTHS.find((one) => String(one) === query.get('width')) ?? USUAL_LOOK.width,
});

/** The modules of a code; a higher level than asked for when it takes no more room. */
export const encodeQr = (text: string, level: QrLevel = 'M'): Bitmap2D =>
  generate(text, { minCorrectionLevel: correction[level] });

/** The code as an SVG file. */
export const qrSvg = (text: string, level?: QrLevel): string =>
  toSvgSource(encodeQr(text, level), { on: 'black', off: 'white', padX: MARGIN, padY: MARGIN, xmlDeclaration: true });

/** The code as a PNG file, for programs that cannot read SVG. Every module has the same whole number of pixels. */
export function qrPng(text: string, { level, width }: QrLook = USUAL_LOOK): Promise<Blob> {
  const code = encodeQr(text, level);
  const small = document.createElement('canvas');
  code.toCanvas(small, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], padX: MARGIN, padY: MARGIN });
  const scale = Math.ceil(width / small.width);
  const large = document.createElement('canvas');
  large.width = small.width * scale;
  large.height = small.height * scale;
  const context = large.getContext('2d');
  if (!context) return Promise.reject(new Error('no canvas'));
  context.imageSmoothingEnabled = false;
  context.drawImage(small, 0, 0, large.width, large.height);
  return new Promise((resolve, reject) =>
    large.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}
