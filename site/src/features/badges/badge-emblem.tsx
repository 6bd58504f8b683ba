import type { ReactNode } from 'react';
import type { Badge } from '@app/contracts/badges';
import * as styles from './badge-mark.module.css';

const SEAL =
  'M24 2.8A5.2 5.2 0 0 1 32.6 5.1A5.2 5.2 0 0 1 38.9 11.4A5.2 5.2 0 0 1 41.2 20A5.2 5.2 0 0 1 38.9 28.6A5.2 5.2 0 0 1 32.6 34.9A5.2 5.2 0 0 1 24 37.2A5.2 5.2 0 0 1 15.4 34.9A5.2 5.2 0 0 1 9.1 28.6A5.2 5.2 0 0 1 6.8 20A5.2 5.2 0 0 1 9.1 11.4A5.2 5.2 0 0 1 15.4 5.1A5.2 5.2 0 0 1 24 2.8z';
const RIBBONS = 'M15.5 28 9.5 43.2l6.2-.9 3.6 4.7L24 36l4.7 11 3.6-4.7 6.2.9L32.5 28z';

const Shape = ({ d }: { d: string }) => <path className={styles.ink} d={d} />;
const Dot = ({ x, y, r, hole }: { x: number; y: number; r: number; hole?: boolean }) => (
  <circle className={hole ? styles.hole : styles.ink} cx={x} cy={y} r={r} />
);
/** Line drawings: stroked, or cut out of a filled shape. */
const Line = ({ d, cut }: { d: string; cut?: boolean }) => <path className={cut ? styles.cut : styles.line} d={d} />;

/** Symbol of each badge, in a circle of radius 12 around (24, 20). Few, solid shapes: they are shown at 24 pixels. */
const EMBLEMS: Record<Badge, ReactNode> = {
  love_us: (
    <Shape d="M24 30.5S13.2 24.4 13.2 17.1A5.9 5.9 0 0 1 24 13.9a5.9 5.9 0 0 1 10.8 3.2C34.8 24.4 24 30.5 24 30.5z" />
  ),
  celebrity: <Shape d="M24 9.1l3.3 7 7.7 1-5.6 5.3 1.4 7.6L24 26.3 17.2 30l1.4-7.6L13 17.1l7.7-1z" />,
  helpful: (
    <>
      <Shape d="M16.4 11.4h15.2a3.2 3.2 0 0 1 3.2 3.2v8.8a3.2 3.2 0 0 1-3.2 3.2h-7.2l-5.8 4.9v-4.9h-2.2a3.2 3.2 0 0 1-3.2-3.2v-8.8a3.2 3.2 0 0 1 3.2-3.2z" />
      <path className={styles.hole} d="M25.4 12.8l-6.6 7.4h4.4l-1.4 5.2 6.8-7.6h-4.5z" />
    </>
  ),
  friendly: (
    <>
      <Dot x={24} y={20} r={11} />
      <Dot x={20.1} y={17.3} r={1.75} hole />
      <Dot x={27.9} y={17.3} r={1.75} hole />
      <Line d="M18 22.3q6 6.2 12 0" cut />
    </>
  ),
  popular: (
    <>
      <Dot x={24} y={14} r={4} />
      <Dot x={15.9} y={16.6} r={2.9} />
      <Dot x={32.1} y={16.6} r={2.9} />
      <Shape d="M17.3 28.7c0-5.4 2.8-9 6.7-9s6.7 3.6 6.7 9a1.2 1.2 0 0 1-1.2 1.2h-11a1.2 1.2 0 0 1-1.2-1.2z" />
      <Shape d="M10.9 27.4c0-4 2.1-6.6 5-6.6 1 0 1.9.3 2.7.9-1.7 1.5-2.7 3.8-2.7 6.4v.3h-4a1 1 0 0 1-1-1z" />
      <Shape d="M37.1 27.4c0-4-2.1-6.6-5-6.6-1 0-1.9.3-2.7.9 1.7 1.5 2.7 3.8 2.7 6.4v.3h4a1 1 0 0 0 1-1z" />
    </>
  ),
  role_model: (
    <>
      <Shape d="M17.8 10.4h12.4v5.4c0 4.4-2.4 7.6-6.2 7.6s-6.2-3.2-6.2-7.6z" />
      <Shape d="M22.7 22.6h2.6v3.6h2.8a1.4 1.4 0 0 1 1.4 1.4v2h-11v-2a1.4 1.4 0 0 1 1.4-1.4h2.8z" />
      <Line d="M17.8 12.6h-4c0 4 1.6 6.4 4.8 6.8m11.6-6.8h4c0 4-1.6 6.4-4.8 6.8" />
    </>
  ),
  transparent: (
    <>
      <Shape d="M11.4 20C14 15.2 18.4 12.4 24 12.4S34 15.2 36.6 20C34 24.8 29.6 27.6 24 27.6S14 24.8 11.4 20z" />
      <Dot x={24} y={20} r={5} hole />
      <Dot x={24} y={20} r={2.4} />
    </>
  ),
  trendy: (
    <g className={styles.bold}>
      <Line d="M12.8 27.2l7.4-7.4 4.6 4.6 9-9.4" />
      <Line d="M27.6 13.6h7.2v7.2" />
    </g>
  ),
  trusted: (
    <>
      <Shape d="M24 8.4l10 3.6v7.3c0 6.2-4 10.4-10 12.7-6-2.3-10-6.5-10-12.7V12z" />
      <Line d="M19.2 20.2l3.5 3.6 6.2-7" cut />
    </>
  ),
};

/** Default drawing of a badge: a seal with the badge's symbol, with ribbons in the large size. */
export function BadgeEmblem({ badge, large, className }: { badge: Badge; large?: boolean; className?: string }) {
  return (
    <svg
      className={className}
      viewBox={large ? '4 0 40 48' : '4.5 0.5 39 39'}
      data-emblem={badge}
      aria-hidden="true"
      focusable="false"
    >
      {large && <path className={styles.ribbons} d={RIBBONS} />}
      <path className={styles.seal} d={SEAL} />
      {large && <circle className={styles.ring} cx="24" cy="20" r="15.3" />}
      {EMBLEMS[badge]}
    </svg>
  );
}
