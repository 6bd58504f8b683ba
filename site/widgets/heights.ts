import type { WidgetKind, WIDGET_LAYOUTS } from '@app/contracts/widgets/kinds';

/**
 * Height of each kind and layout in pixels, the first layout being the default. The element has this height before its
 * data are there and after: nothing around it moves. What needs more room scrolls within, until "Show more" is pressed.
 */
export const WIDGET_HEIGHTS = {
  certificate: { line: 44, box: 148 },
  carousel: { several: 396, one: 396 },
  'rating-list': { list: 560, columns: 560 },
  tab: { right: 0, left: 0 },
  'product-reviews': { list: 640 },
  'product-stars': { line: 28 },
  badge: { small: 64, large: 196 },
  'survey-form': { frame: 640 },
  'trust-page': { page: 760 },
} as const satisfies { [Kind in WidgetKind]: Record<(typeof WIDGET_LAYOUTS)[Kind][number], number> };

/** Class of the reserved box, such as `certificate-line`; an unknown layout is the default one, an unknown kind none. */
export function boxClass(kind: string | null, layout: string | null): string {
  if (kind === null || !Object.hasOwn(WIDGET_HEIGHTS, kind)) return '';
  const layouts: Record<string, number> = WIDGET_HEIGHTS[kind as WidgetKind];
  const known = layout !== null && Object.hasOwn(layouts, layout) ? layout : Object.keys(layouts)[0];
  return `${kind}-${known}`;
}
