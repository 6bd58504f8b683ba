import { useMemo } from 'react';
import { toSvgPath } from 'lean-qr/extras/svg';
import { MARGIN, encodeQr } from './qr-files.ts';
import type { QrLevel } from './qr-files.ts';

export interface QrCodeProps {
  text: string;
  label: string;
  level?: QrLevel;
  className?: string;
}

/** A QR code, dark on white in both themes, because many readers fail on inverted ones. */
export function QrCode({ text, label, level, className }: QrCodeProps) {
  const code = useMemo(() => encodeQr(text, level), [text, level]);
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
