/** An element tree as satori takes it in place of React's. */
export interface Element {
  type: string;
  key?: string;
  props: Record<string, unknown> & { children?: unknown };
}

export type Style = Record<string, string | number>;
export type Child = Element | string | null;

/** The accent and the empty star of the light theme (`src/styles/tokens.css`). */
export const ACCENT = '#f5821f';
export const EMPTY = '#d6dbe3';

const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';
const MARK = [
  'M5 1.5h18A3.5 3.5 0 0 1 26.5 5v13.5A3.5 3.5 0 0 1 23 22H12.5L6.4 27a.8.8 0 0 1-1.3-.6V22A3.5 3.5 0 0 1 1.5 18.5V5A3.5 3.5 0 0 1 5 1.5z',
  'M14 4.6l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L6.8 9.8l5-.7z',
] as const;

export function box(style: Style, ...children: Child[]): Element {
  const own = children.filter((child) => child !== null);
  // A single text is passed as a string, so that code that walks the nodes reads it.
  const [only] = own;
  const given = own.length === 1 && typeof only === 'string' ? only : own;
  return { type: 'div', props: { style: { display: 'flex', ...style }, children: given } };
}

/** A text that ends with an ellipsis after a number of lines. */
export const clamped = (text: string, fontSize: number, lines: number, style: Style): Element =>
  box({ lineHeight: 1.2, ...style, display: 'block', fontSize, lineClamp: lines, overflowWrap: 'anywhere' }, text);

/** Five stars, filled to a tenth. */
export function stars(value: number, { size = 64, full = ACCENT, empty = EMPTY } = {}): Element {
  return svg(
    size * 5,
    size,
    '0 0 120 24',
    [0, 1, 2, 3, 4].flatMap((index) => {
      const part = Math.max(0, Math.min(1, value - index));
      const path = (props: object) => shape('path', { d: STAR, transform: `translate(${index * 24} 0)`, ...props });
      return [
        path({ fill: empty }),
        shape('clipPath', { id: `s${index}` }, [shape('rect', { x: index * 24, width: 24 * part, height: 24 })]),
        shape('g', { 'clip-path': `url(#s${index})` }, [path({ fill: full })]),
      ];
    }),
  );
}

/** The brand's mark: a speech bubble with a star. */
export const mark = ({ size = 52, bubble = ACCENT, star = '#ffffff' } = {}): Element =>
  svg(size, size, '0 0 28 28', [
    shape('path', { d: MARK[0], fill: bubble }),
    shape('path', { d: MARK[1], fill: star }),
  ]);

export function svg(width: number, height: number, viewBox: string, children: Element[]): Element {
  const style = { marginRight: width === height ? 16 : 0, flexShrink: 0 };
  return shape('svg', { width, height, viewBox, style }, children);
}

export const shape = (type: string, props: object, children?: Element[]): Element => ({
  type,
  props: { ...props, ...(children && { children }) },
});
