import { ACCENT, EMPTY, box, clamped, mark, stars } from './elements.ts';
import type { Element } from './elements.ts';
import type { PictureTexts } from './picture-texts.ts';

// The values of the light theme (`src/styles/tokens.css`).
const TEXT = '#1f2430';
const MUTED = '#5a6372';
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
