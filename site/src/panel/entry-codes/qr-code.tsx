import { useMemo } from 'react';
import { correction, generate } from 'lean-qr';
import type { Bitmap2D } from 'lean-qr';
import { toSvgPath, toSvgSource } from 'lean-qr/extras/svg';

/** Light margin around a code, in modules, as ISO/IEC 18004 demands. */
const MARGIN = 4;
/** Width of a saved picture in pixels, at least: 8 cm at 300 dots per inch. */
const PNG_WIDTH = 960;

/** Level M survives 15 % of damage, as paper on a counter suffers. */
const encode = (text: string): Bitmap2D => generate(text, { minCorrectionLevel: correction.M });

/** A QR code, dark on white in both themes, because many readers fail on inverted ones. */
export function QrCode({ text, label, className }: { text: string; label: string; className?: string }) {
  const code = useMemo(() => encode(text), [text]);
  const size = code.size + 2 * MARGIN;
  return (
    <svg
      className={className}
      viewBox={`${-MARGIN} ${-MARGIN} ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-MARGIN} y={-MARGIN} width={size} height={size} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" />
    </svg>
  );
}

/** The code as an SVG file. */
export const qrSvg = (text: string): string =>
  toSvgSource(encode(text), { on: 'black', off: 'white', padX: MARGIN, padY: MARGIN, xmlDeclaration: true });

/** The code as a PNG file, for programs that cannot read SVG. */
export function qrPng(text: string): Promise<Blob> {
  const code = encode(text);
  const small = document.createElement('canvas');
  code.toCanvas(small, { on: [0, 0, 0, 255], off: [255, 255, 255, 255], padX: MARGIN, padY: MARGIN });
  const scale = Math.ceil(PNG_WIDTH / small.width);
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
