import type { ReactNode } from 'react';
import type { WidgetKind } from '@app/contracts/widgets/kinds';
import * as styles from './widgets.module.css';

const line = (x: number, y: number, width: number) => (
  <rect key={`${x} ${y}`} x={x} y={y} width={width} height={4} rx={2} className={styles.drawnLine} />
);
const stars = (x: number, y: number, size = 8) => (
  <g key={`stars ${x} ${y}`} className={styles.drawnStars}>
    {[0, 1, 2, 3, 4].map((index) => (
      <rect key={index} x={x + index * (size + 2)} y={y} width={size} height={size} rx={1} />
    ))}
  </g>
);
const card = (x: number, y: number, width: number, height: number) => (
  <g key={`card ${x} ${y}`}>
    <rect x={x} y={y} width={width} height={height} rx={4} className={styles.drawnCard} />
    {stars(x + 6, y + 6, 5)}
    {line(x + 6, y + 17, width - 12)}
    {height > 34 && line(x + 6, y + 25, (width - 12) * 0.7)}
  </g>
);

const DRAWINGS: Record<WidgetKind, ReactNode> = {
  certificate: [line(10, 60, 30), stars(50, 57, 9), line(112, 60, 38)],
  carousel: [card(18, 22, 38, 50), card(61, 22, 38, 50), card(104, 22, 38, 50), line(4, 46, 8), line(148, 46, 8)],
  'rating-list': [card(14, 8, 132, 24), card(14, 36, 132, 24), card(14, 64, 132, 24)],
  tab: [
    <rect key="tab" x={136} y={18} width={20} height={60} rx={3} className={styles.drawnAccent} />,
    line(14, 22, 90),
    line(14, 34, 110),
    line(14, 46, 70),
    line(14, 58, 100),
  ],
  'product-reviews': [
    <rect key="product" x={14} y={10} width={40} height={40} rx={4} className={styles.drawnAccent} />,
    stars(64, 14, 9),
    line(64, 30, 80),
    card(14, 58, 132, 30),
  ],
  'product-stars': [
    <rect key="product" x={20} y={20} width={48} height={56} rx={4} className={styles.drawnCard} />,
    line(80, 30, 60),
    stars(80, 42, 9),
    line(80, 62, 40),
  ],
  badge: [
    <circle key="badge" cx={80} cy={42} r={24} className={styles.drawnAccent} />,
    line(58, 74, 44),
    line(66, 82, 28),
  ],
  'survey-form': [
    line(24, 16, 80),
    <circle key="a" cx={30} cy={36} r={5} className={styles.drawnCard} />,
    line(42, 34, 70),
    <circle key="b" cx={30} cy={54} r={5} className={styles.drawnAccent} />,
    line(42, 52, 60),
    <rect key="send" x={24} y={70} width={44} height={14} rx={3} className={styles.drawnAccent} />,
  ],
  'trust-page': [
    stars(14, 12, 10),
    line(14, 30, 60),
    ...[0, 1, 2, 3].map((index) => line(90, 12 + index * 8, 56 - index * 13)),
    card(14, 46, 64, 42),
    card(84, 46, 62, 42),
  ],
};

/** What a kind of widget looks like, in a few strokes. */
export const KindDrawing = ({ kind }: { kind: WidgetKind }) => (
  <svg className={styles.drawing} viewBox="0 0 160 96" aria-hidden="true">
    {DRAWINGS[kind]}
  </svg>
);
