import { h } from './h.ts';

/** Line drawings in a box of 24. */
const ICONS = {
  verified: 'M12 3 4.5 6v5.5c0 4.6 3.1 8 7.5 9.5 4.4-1.5 7.5-4.9 7.5-9.5V6zM8.8 12l2.3 2.3 4.2-4.5',
  unverified:
    'M12.6 3.5H20v7.4l-8.9 8.9a1.5 1.5 0 0 1-2.1 0l-5.3-5.3a1.5 1.5 0 0 1 0-2.1zM16 6.4a1.1 1.1 0 1 1 0 2.2 1.1 1.1 0 0 1 0-2.2z',
  external: 'M12 4v11M7.5 10.5 12 15l4.5-4.5M4 17v2a1 1 0 0 0 1 1h14a1 1 0 0 0 1-1v-2',
  down: 'm6 9.5 6 6 6-6',
  before: 'm14.5 6-6 6 6 6',
  after: 'm9.5 6 6 6-6 6',
  star: 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z',
  close: 'M6 6l12 12M18 6 6 18',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  globe:
    'M3.5 12h17M12 3.5c2.3 2.4 3.5 5.3 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.3-3.5-8.5S9.7 5.9 12 3.5zM12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17z',
} as const;
export type Icon = keyof typeof ICONS;

export const icon = (name: Icon, className = ''): Element =>
  h(
    'svg',
    { viewBox: '0 0 24 24', class: `icon ${className}`, 'aria-hidden': 'true' },
    h('path', {
      d: ICONS[name],
      fill: name === 'star' ? 'currentColor' : 'none',
      stroke: 'currentColor',
      'stroke-width': 1.8,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  );
