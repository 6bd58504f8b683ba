import type { ReviewPictureSize } from '../../../src/lib/sharing/review-pictures.ts';
import { box, clamped, mark, shape, stars, svg } from '../elements.ts';
import type { Element, Style } from '../elements.ts';
import type { ReviewPicture } from './review-picture.ts';

/** Key of the element that the review's text stands in. */
export const TEXT_KEY = 'text';
const CHECK = 'M5 12.5l4.5 4.5L19 7.5';
const LINE_HEIGHT = 1.35;

interface Measures {
  width: number;
  height: number;
  padding: number;
  gap: number;
  /** Of everything but the text, as a part of what a post has. */
  scale: number;
  /** Sizes of the text, the largest that it fits in being taken. */
  text: readonly number[];
}

export const MEASURES: Record<ReviewPictureSize, Measures> = {
  square: { width: 1080, height: 1080, padding: 76, gap: 32, scale: 1.1, text: [78, 66, 56, 47, 40, 36, 32] },
  story: { width: 1080, height: 1920, padding: 90, gap: 52, scale: 1.4, text: [96, 80, 68, 58, 50, 44, 38] },
  landscape: { width: 1200, height: 630, padding: 48, gap: 20, scale: 0.82, text: [58, 48, 40, 35, 31, 28] },
};

/** What is drawn in the place of a text: the text that fits, in its size; without it the area stays empty. */
export interface FittedText {
  text: string;
  fontSize: number;
}

export const textBlock = ({ text, fontSize }: FittedText, style: Style = {}): Element =>
  box(
    { display: 'block', fontSize, fontWeight: 500, lineHeight: LINE_HEIGHT, overflowWrap: 'anywhere', ...style },
    text,
  );

/** The layout of a picture of a review. */
export function reviewLayout(picture: ReviewPicture, image: string | null, fitted: FittedText): Element {
  switch (picture.layout) {
    case 'card':
      return card(picture, image, fitted);
    case 'quote':
      return quote(picture, image, fitted);
    case 'grade':
      return grade(picture, image, fitted);
  }
}

/** Plain: the company above, then stars, text and author. */
function card(picture: ReviewPicture, image: string | null, fitted: FittedText): Element {
  const { colours } = picture;
  const { padding, gap, width } = MEASURES[picture.size];
  return sheet(
    picture,
    { padding, gap },
    // A border would be drawn through masks, at twice the time of all the rest.
    box({ position: 'absolute', top: 0, left: 0, width, height: 14, background: colours.accent }),
    header(picture, image),
    rated(picture),
    textArea(fitted),
    author(picture, colours),
    footer(picture, colours),
  );
}

/** The text large, as a quotation, on the accent or in the dark. */
function quote(picture: ReviewPicture, image: string | null, fitted: FittedText): Element {
  const { padding, gap, scale, width, height } = MEASURES[picture.size];
  const { colours } = picture;
  const middle = { justifyContent: 'center' };
  // A wide picture has room beside the stars and little above them.
  const half = (width - 2 * padding - 2 * gap) / 2;
  const graded =
    width > height
      ? [
          box(
            { alignItems: 'center', gap: 2 * gap, ...middle },
            header(picture, image, { width: 'auto' }, half),
            rated(picture),
          ),
        ]
      : [
          box({ ...middle, width: '100%' }, rated(picture)),
          author(picture, colours, { alignItems: 'center', ...middle }),
          header(picture, image, middle),
        ];
  return sheet(
    picture,
    { padding, gap, alignItems: 'center' },
    box({ fontSize: 190 * scale, fontWeight: 700, lineHeight: 1, height: 92 * scale, color: colours.stars }, '“'),
    textArea(fitted, middle, { textAlign: 'center' }),
    ...graded,
    ...(width > height ? [author(picture, colours, { alignItems: 'center', ...middle })] : []),
    footer(picture, colours),
  );
}

/** The grade in a field of the accent, the text beside or below it. */
function grade(picture: ReviewPicture, image: string | null, fitted: FittedText): Element {
  const { colours } = picture;
  const { padding, gap, scale, width, height } = MEASURES[picture.size];
  const wide = width > height;
  const field = wide ? 370 : width;
  const inner = { ...colours, text: colours.onAccent, muted: colours.onAccent, stars: colours.onAccent };
  return box(
    {
      width,
      height,
      flexDirection: wide ? 'row' : 'column',
      background: colours.background,
      color: colours.text,
    },
    box(
      {
        width: field,
        boxSizing: 'border-box',
        flexShrink: 0,
        padding: wide ? 40 : `${padding * 0.8}px ${padding}px`,
        gap: gap * 0.8,
        flexDirection: 'column',
        justifyContent: 'center',
        alignItems: wide ? 'center' : 'flex-start',
        background: colours.accent,
        color: colours.onAccent,
      },
      box(
        { flexDirection: wide ? 'column' : 'row', alignItems: 'center', gap: gap * 0.9 },
        box({ fontSize: 150 * scale, fontWeight: 700, lineHeight: 1 }, String(picture.grade)),
        box(
          { flexDirection: 'column', gap: 10, alignItems: wide ? 'center' : 'flex-start' },
          stars(picture.grade, { size: 52 * scale, full: inner.stars, empty: faint(colours.onAccent) }),
          box({ fontSize: 34 * scale, fontWeight: 700 }, picture.gradeWords),
        ),
      ),
      header(
        { ...picture, colours: inner },
        image,
        wide ? { justifyContent: 'center', textAlign: 'center' } : {},
        field - 2 * (wide ? 40 : padding),
        wide,
      ),
    ),
    box(
      {
        flexGrow: 1,
        flexBasis: 0,
        minHeight: 0,
        minWidth: 0,
        flexDirection: 'column',
        padding,
        gap,
      },
      textArea(fitted),
      author(picture, colours, {}, wide ? width - field - 2 * padding : width - 2 * padding),
      footer(picture, colours),
    ),
  );
}

function sheet({ size, colours }: ReviewPicture, style: Style, ...children: Element[]): Element {
  const { width, height } = MEASURES[size];
  const { background, text: color } = colours;
  const own = { width, height, flexDirection: 'column', boxSizing: 'border-box', background, color };
  return box({ ...own, ...style }, ...children);
}

const textArea = (fitted: FittedText, style: Style = {}, text: Style = {}): Element => ({
  ...box(
    { flexGrow: 1, flexBasis: 0, minHeight: 0, width: '100%', alignItems: 'center', ...style },
    fitted.text ? textBlock(fitted, text) : null,
  ),
  key: TEXT_KEY,
});

/** Logo and name of the company, and of the product that the review is about. */
function header(
  picture: ReviewPicture,
  image: string | null,
  style: Style = {},
  width = MEASURES[picture.size].width - 2 * MEASURES[picture.size].padding,
  below = false,
): Element {
  const { scale } = MEASURES[picture.size];
  const side = 84 * scale;
  const beside = image && !below ? width - side - 22 : width;
  const { company, product, colours } = picture;
  const long = [...company].length > 28;
  return box(
    { width, alignItems: 'center', gap: 22, flexDirection: below ? 'column' : 'row', flexShrink: 0, ...style },
    image
      ? {
          type: 'img',
          props: {
            src: image,
            width: side,
            height: side,
            style: { borderRadius: 12, background: '#ffffff', objectFit: 'contain', flexShrink: 0 },
          },
        }
      : null,
    box(
      { flexDirection: 'column', gap: 4, maxWidth: beside },
      clamped(company, (long ? 32 : 40) * scale, 2, { fontWeight: 700, maxWidth: beside }),
      product ? clamped(product, 28 * scale, 1, { fontWeight: 500, color: colours.muted, maxWidth: beside }) : null,
    ),
  );
}

function rated({ grade, gradeWords, size, colours: { stars: full, emptyStars: empty } }: ReviewPicture): Element {
  const { scale } = MEASURES[size];
  return box(
    { alignItems: 'center', gap: 24, flexShrink: 0 },
    stars(grade, { size: 56 * scale, full, empty }),
    box({ fontSize: 36 * scale, fontWeight: 700 }, gradeWords),
  );
}

/** Who wrote it and when, where it is from, and what else has to be known. */
function author(
  picture: ReviewPicture,
  colours: ReviewPicture['colours'],
  style: Style = {},
  width = MEASURES[picture.size].width - 2 * MEASURES[picture.size].padding,
): Element {
  const { author: name, date, origin, confirmed, remark, size } = picture;
  const { scale } = MEASURES[size];
  const long = [...name].length > 26;
  const align = { alignItems: style['alignItems'] ?? 'flex-start' };
  return box(
    { flexDirection: 'column', gap: 14 * scale, width, flexShrink: 0, ...align },
    box(
      {
        alignItems: 'baseline',
        flexWrap: 'wrap',
        columnGap: 16,
        justifyContent: style['justifyContent'] ?? 'flex-start',
      },
      name ? clamped(name, (long ? 28 : 36) * scale, 1, { fontWeight: 700, maxWidth: width }) : null,
      box({ fontSize: 30 * scale, fontWeight: 500, color: colours.muted }, date),
    ),
    box(
      {
        alignItems: 'center',
        padding: `${8 * scale}px ${20 * scale}px`,
        border: `2px solid ${colours.muted}`,
        borderRadius: 40,
        fontSize: 27 * scale,
        fontWeight: 500,
      },
      confirmed ? check(30 * scale, colours.text) : null,
      origin,
    ),
    remark
      ? clamped(remark, 26 * scale, 2, {
          fontWeight: 500,
          color: colours.muted,
          width,
          textAlign: align.alignItems === 'center' ? 'center' : 'left',
        })
      : null,
  );
}

function footer({ brand, host, size }: ReviewPicture, { text, background, muted }: ReviewPicture['colours']): Element {
  const { scale } = MEASURES[size];
  return box(
    { alignItems: 'center', justifyContent: 'space-between', width: '100%', flexShrink: 0 },
    box(
      { alignItems: 'center', fontSize: 34 * scale, fontWeight: 700 },
      mark({ size: 46 * scale, bubble: text, star: background }),
      brand,
    ),
    box({ fontSize: 27 * scale, fontWeight: 500, color: muted }, host),
  );
}

const check = (size: number, stroke: string): Element =>
  svg(size, size, '0 0 24 24', [
    shape('path', { d: CHECK, stroke, 'stroke-width': 3, fill: 'none', 'stroke-linecap': 'round' }),
  ]);

/** Of empty stars on a field of colour. */
export const faint = (colour: string): string => `${colour}4d`;
