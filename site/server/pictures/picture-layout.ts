import type { PictureTexts } from './picture-texts.ts';

/** An element tree as satori takes it in place of React's. */
export interface Element {
  type: string;
  props: Record<string, unknown> & { children?: unknown };
}

type Style = Record<string, string | number>;
type Child = Element | string | null;

const box = (style: Style, ...children: Child[]): Element => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children: children.filter((child) => child !== null) },
});

// The values of the light theme (`src/styles/tokens.css`).
const TEXT = '#1f2430';
const MUTED = '#5a6372';
const ACCENT = '#f5821f';
const EMPTY = '#d6dbe3';
const STAR = 'M12 1.9l3.05 6.33 6.95.93-5.08 4.83 1.26 6.9L12 17.54 5.82 20.9l1.26-6.9L2 9.16l6.95-.93z';
const MARK = [
  'M5 1.5h18A3.5 3.5 0 0 1 26.5 5v13.5A3.5 3.5 0 0 1 23 22H12.5L6.4 27a.8.8 0 0 1-1.3-.6V22A3.5 3.5 0 0 1 1.5 18.5V5A3.5 3.5 0 0 1 5 1.5z',
  'M14 4.6l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L6.8 9.8l5-.7z',
] as const;
const PADDING = 72;
/** Side of the picture beside the title, and the room before it. */
const IMAGE = 200;
const IMAGE_GAP = 48;

/** The layout of a picture of a company, a product or the site. */
export function pictureLayout(
  { size, brand, host, kicker, title, text, grade, count }: PictureTexts,
  image: string | null,
): Element {
  const width = size.width - 2 * PADDING;
  const beside = image ? width - IMAGE - IMAGE_GAP : width;
  return box(
    {
      ...size,
      padding: `${PADDING - 12}px ${PADDING}px`,
      flexDirection: 'column',
      justifyContent: 'space-between',
      background: '#ffffff',
      color: TEXT,
      boxSizing: 'border-box',
      borderTop: `12px solid ${ACCENT}`,
    },
    box(
      { width, justifyContent: 'space-between', alignItems: 'flex-start' },
      box(
        { flexDirection: 'column', width: beside },
        kicker ? box({ fontSize: 34, fontWeight: 500, color: MUTED, marginBottom: 12 }, kicker) : null,
        clamped(title, grade || !text ? titleSize(title) : 60, 2, { fontWeight: 700, width: beside }),
        text ? clamped(text, 36, 4, { fontWeight: 500, color: MUTED, marginTop: 28, width }) : null,
      ),
      image ? framed(image) : null,
    ),
    grade || count
      ? box(
          { alignItems: 'center', width },
          grade ? box({ fontSize: 120, fontWeight: 700, lineHeight: 1, marginRight: 36 }, grade.words) : null,
          box(
            { flexDirection: 'column' },
            grade ? stars(grade.value) : null,
            box({ fontSize: 38, fontWeight: 500, color: MUTED, marginTop: grade ? 14 : 0 }, count),
          ),
        )
      : null,
    box(
      { alignItems: 'center', justifyContent: 'space-between', width },
      box({ alignItems: 'center', fontSize: 36, fontWeight: 700 }, mark(), brand),
      box({ fontSize: 30, fontWeight: 500, color: MUTED }, host),
    ),
  );
}

const framed = (src: string): Element => ({
  type: 'img',
  props: {
    src,
    width: IMAGE,
    height: IMAGE,
    style: { borderRadius: 12, border: `2px solid ${EMPTY}`, objectFit: 'contain' },
  },
});

/** Long titles get a smaller font, so that they fit. */
function titleSize(title: string): number {
  // Japanese letters are twice as wide.
  const length = [...title].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);
  return length <= 24 ? 84 : length <= 44 ? 68 : 56;
}

const clamped = (text: string, fontSize: number, lines: number, style: Style): Element =>
  box({ ...style, display: 'block', fontSize, lineHeight: 1.2, lineClamp: lines, overflowWrap: 'anywhere' }, text);

/** Five stars, filled to a tenth. */
function stars(value: number): Element {
  const size = 64;
  return svg(
    size * 5,
    size,
    '0 0 120 24',
    [0, 1, 2, 3, 4].flatMap((index) => {
      const part = Math.max(0, Math.min(1, value - index));
      const path = (props: object) => shape('path', { d: STAR, transform: `translate(${index * 24} 0)`, ...props });
      return [
        path({ fill: EMPTY }),
        shape('clipPath', { id: `s${index}` }, [shape('rect', { x: index * 24, width: 24 * part, height: 24 })]),
        shape('g', { 'clip-path': `url(#s${index})` }, [path({ fill: ACCENT })]),
      ];
    }),
  );
}

const mark = (): Element =>
  svg(52, 52, '0 0 28 28', [
    shape('path', { d: MARK[0], fill: ACCENT }),
    shape('path', { d: MARK[1], fill: '#ffffff' }),
  ]);

function svg(width: number, height: number, viewBox: string, children: Element[]): Element {
  const style = { marginRight: width === height ? 16 : 0 };
  return shape('svg', { width, height, viewBox, style }, children);
}

const shape = (type: string, props: object, children?: Element[]): Element => ({
  type,
  props: { ...props, ...(children && { children }) },
});
