import type { Drawing } from '../element/kind.ts';
import type { WidgetRating } from '../widget-data.ts';
import { formatGrade, formatNumber } from './format.ts';
import { h } from './h.ts';

/**
 * The star of the site (site/src/ui/grades/symbols.tsx), five times beside each other in boxes of 24: one path, because
 * each path costs the page's layout.
 */
const STARS = [12, 36, 60, 84, 108]
  .map((x) => `M${x} 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9-6.18-3.35-6.18 3.36 1.26-6.9-5.08-4.84 6.95-.93z`)
  .join('');

const row = (className: string): Element => h('path', { class: className, d: STARS });

/** A grade as stars, read out as "4.7 out of 5". */
export function stars({ say, data }: Pick<Drawing, 'say' | 'data'>, value: number): Element {
  const words = formatGrade(data.locale, value);
  // The inner picture cuts the full row off at the grade, to a tenth.
  const width = Math.round(Math.min(5, Math.max(0, value)) * 10) * 2.4;
  return h(
    'svg',
    { viewBox: '0 0 120 24', class: 'stars', role: 'img', 'aria-label': say('outOfFive', { grade: words }) || words },
    row('off'),
    h('svg', { width, height: 24, viewBox: `0 0 ${width} 24` }, row('on')),
  );
}

/** Grade in symbols and digits; nothing without a review. */
export function grade(drawing: Drawing, rating: WidgetRating): (Element | null)[] {
  if (rating.average === null) return [];
  return [
    stars(drawing, rating.average),
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
