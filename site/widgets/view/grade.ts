import type { Drawing } from '../element/kind.ts';
import type { WidgetRating } from '../widget-data.ts';
import { formatGrade, formatNumber } from './format.ts';
import { h } from './h.ts';

// The shapes of the site (site/src/ui/grades/symbols.tsx), in a box of 24.
const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';
const HEART = 'M12 21S2.5 15.4 2.5 8.9A5.1 5.1 0 0 1 12 6.3a5.1 5.1 0 0 1 9.5 2.6C21.5 15.4 12 21 12 21z';
const THUMB =
  'M2.5 10.5h4V21h-4zM8 21V10.2L11.9 2c1.7 0 2.9 1.2 2.9 2.8L14.2 9H19a2.5 2.5 0 0 1 2.4 3.1l-1.7 7A2.5 2.5 0 0 1 17.3 21z';
const DISC = 'M12 1.5a10.5 10.5 0 1 1 0 21 10.5 10.5 0 0 1 0-21z';
const EYES = 'M8.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3zM15.5 8a1.5 1.5 0 1 1 0 3 1.5 1.5 0 0 1 0-3z';
const MOUTHS = ['M8 17.2q4-4.4 8 0', 'M8 16.5q4-2.4 8 0', 'M8 15.5h8', 'M8 14.8q4 2.8 8 0', 'M7.5 14q4.5 5.6 9 0z'];
const TURNS = [180, 135, 90, 45, 0];

const row = (shape: string, className: string): Element =>
  h(
    'g',
    { class: className },
    ...[0, 1, 2, 3, 4].map((at) => h('path', { d: shape, transform: `translate(${at * 24})` })),
  );

/** A grade as the company's symbols, read out as "4.7 out of 5". */
export function symbols({ say, data }: Pick<Drawing, 'say' | 'data'>, value: number, symbol: string): Element {
  const words = formatGrade(data.locale, value);
  const label = { role: 'img', 'aria-label': say('outOfFive', { grade: words }) || words };
  const grade = Math.min(5, Math.max(1, Math.round(value)));
  if (symbol === 'smileys' || symbol === 'thumbs' || symbol === 'points') {
    const attributes = { viewBox: '0 0 24 24', class: `one grade${grade}`, ...label };
    if (symbol === 'thumbs')
      return h('svg', attributes, h('path', { d: THUMB, transform: `rotate(${TURNS[grade - 1]} 12 12)` }));
    if (symbol === 'points') return h('svg', attributes, h('path', { d: DISC }));
    const face = [h('path', { d: EYES, class: 'face' }), h('path', { d: MOUTHS[grade - 1], class: 'mouth' })];
    return h('svg', attributes, h('path', { d: DISC }), ...face);
  }
  const shape = symbol === 'hearts' ? HEART : STAR;
  // The inner picture cuts the full row off at the grade, to a tenth.
  const width = Math.round(Math.min(5, Math.max(0, value)) * 10) * 2.4;
  return h(
    'svg',
    { viewBox: '0 0 120 24', class: 'symbols', ...label },
    row(shape, 'off'),
    h('svg', { width, height: 24, viewBox: `0 0 ${width} 24` }, row(shape, symbol === 'hearts' ? 'on heart' : 'on')),
  );
}

/** Grade in symbols and digits; nothing without a review. */
export function grade(drawing: Drawing, rating: WidgetRating): (Element | null)[] {
  if (rating.average === null) return [];
  return [
    symbols(drawing, rating.average, rating.symbol),
    h('strong', { class: 'number', 'aria-hidden': 'true' }, formatGrade(drawing.data.locale, rating.average)),
  ];
}

/** How many reviews have each grade, as bars. */
export function distribution({ data, say }: Drawing, rating: WidgetRating): Element {
  return h(
    'ul',
    { class: 'bars', 'aria-label': say('distribution') || null },
    ...[5, 4, 3, 2, 1].map((value) => {
      const count = rating.distribution[value - 1] ?? 0;
      const share = rating.count > 0 ? Math.round((count / rating.count) * 1000) / 10 : 0;
      const shown = formatNumber(data.locale, count);
      return h(
        'li',
        {},
        h('span', { class: 'hidden' }, say('distributionRow', { grade: value, count: shown }) || `${value}: ${shown}`),
        h('span', { 'aria-hidden': 'true' }, value),
        h(
          'svg',
          { class: 'bar', 'aria-hidden': 'true' },
          h('rect', { class: 'off', width: '100%', height: '100%', rx: 2 }),
          h('rect', { class: 'on', width: `${share}%`, height: '100%', rx: 2 }),
        ),
        h('span', { 'aria-hidden': 'true', class: 'muted' }, shown),
      );
    }),
  );
}
