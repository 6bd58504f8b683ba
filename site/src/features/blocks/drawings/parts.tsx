import type { ReactNode } from 'react';
import * as styles from './drawings.module.css';

/** Parts of the illustrations: paper, thin lines, soft shapes, and an accent for the focus. */

const GROUNDS = { plain: undefined, turned: 'rotate(180 240 180)', mirrored: 'translate(480 0) scale(-1 1)' };

/** Soft background shape. */
export function Ground({ look = 'plain' }: { look?: keyof typeof GROUNDS }) {
  return (
    <g transform={GROUNDS[look]}>
      <path
        className={styles.soft}
        d="M98 84C146 26 246 16 330 44c84 28 128 96 106 166-22 70-92 118-184 116-92-2-184-38-200-112-10-46 12-90 46-130z"
      />
      <circle className={styles.accentSoft} cx="412" cy="58" r="12" />
      <circle className={styles.accentSoft} cx="62" cy="286" r="8" />
    </g>
  );
}

export function Paper(props: { x: number; y: number; width: number; height: number; radius?: number }) {
  const { radius = 14, ...box } = props;
  return <rect className={styles.paper} {...box} rx={radius} />;
}

/** Lines of text of the given widths. */
export function Lines({ x, y, widths, gap = 18 }: { x: number; y: number; widths: readonly number[]; gap?: number }) {
  return widths.map((width, index) => (
    <rect key={index} className={styles.words} x={x} y={y + index * gap} width={width} height="8" rx="4" />
  ));
}

const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';

export function Stars({ x, y, size = 24, full = 5 }: { x: number; y: number; size?: number; full?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 24})`}>
      {[0, 1, 2, 3, 4].map((index) => (
        <path
          key={index}
          className={index < full ? styles.accent : styles.empty}
          d={STAR}
          transform={`translate(${index * 25} 0)`}
        />
      ))}
    </g>
  );
}

export function OneStar({ x, y, size = 24, light }: { x: number; y: number; size?: number; light?: boolean }) {
  const transform = `translate(${x} ${y}) scale(${size / 24})`;
  return <path className={light ? styles.light : styles.accent} d={STAR} transform={transform} />;
}

/** Shield with a check mark, 48 by 56 at size 1. */
export function Shield({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <path className={styles.accent} d="M24 0 0 9v18c0 15 10 25 24 29 14-4 24-14 24-29V9z" />
      <path className={styles.check} d="m14 28 7.5 7.5L35 21" />
    </g>
  );
}

/** Check mark in a green circle. */
export function Done({ x, y, size = 1 }: { x: number; y: number; size?: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={styles.good} r="16" />
      <path className={styles.check} d="m-7 0 5 5.5L8-5" />
    </g>
  );
}

export function Person({ x, y, size = 1, accent }: { x: number; y: number; size?: number; accent?: boolean }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size})`}>
      <circle className={styles.paper} r="40" />
      <circle className={accent ? styles.accent : styles.shade} cy="-9" r="14" />
      <path className={accent ? styles.accent : styles.shade} d="M-26 27a26 22 0 0 1 52 0 38 38 0 0 1-52 0z" />
    </g>
  );
}

/** Speech bubble; its tail is at the lower left or right. */
export function Bubble(props: {
  x: number;
  y: number;
  width: number;
  height: number;
  tail: 'left' | 'right';
  accent?: boolean;
  children?: ReactNode;
}) {
  const { x, y, width: w, height: h, tail, accent, children } = props;
  const r = 16;
  const foot = tail === 'left' ? `H48l-24 22v-22H${r}` : `H${w - 24}v22l-24-22H${r}`;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        className={accent ? styles.accent : styles.paper}
        d={`M${r} 0H${w - r}a${r} ${r} 0 0 1 ${r} ${r}V${h - r}a${r} ${r} 0 0 1-${r} ${r}${foot}a${r} ${r} 0 0 1-${r}-${r}V${r}A${r} ${r} 0 0 1 ${r} 0z`}
      />
      {children}
    </g>
  );
}

/** A single letter. */
export function Letter({ x, y, children, size = 30 }: { x: number; y: number; children: string; size?: number }) {
  return (
    <text className={styles.letter} x={x} y={y} fontSize={size} textAnchor="middle">
      {children}
    </text>
  );
}

/** Free-form line. */
export const Ink = ({ d, accent, dashed }: { d: string; accent?: boolean; dashed?: boolean }) => (
  <path className={accent ? styles.inkAccent : styles.ink} d={d} strokeDasharray={dashed ? '2 10' : undefined} />
);
