import { contrastOf, textOnAccent } from '@app/contracts/widgets/contrast';
import type { ReviewPictureLayout, ReviewPictureScheme } from '../../../src/lib/sharing/review-pictures.ts';
import { ACCENT, EMPTY } from '../elements.ts';
import { faint } from './review-layout.ts';
import type { PictureColours } from './review-picture.ts';

/** Contrast that what is not text needs on its background (WCAG 2.2 AA). */
const SHAPE_CONTRAST = 3;

/** The values of the two themes (`src/styles/tokens.css`). */
const SCHEMES = {
  light: { background: '#ffffff', text: '#1f2430', muted: '#5a6372', emptyStars: EMPTY },
  dark: { background: '#0d1017', text: '#eef1f6', muted: '#a6b0bf', emptyStars: '#394253' },
} as const;

/**
 * The colours of a picture. `accent` (`#rrggbb`, null for ours) needs enough contrast for text on it; where stars in it
 * could not be told from the background, they have the colour of the text.
 */
export function coloursOf(
  layout: ReviewPictureLayout,
  scheme: ReviewPictureScheme,
  accent: string | null,
): PictureColours {
  const field = accent ?? ACCENT;
  const onAccent = textOnAccent(field);
  if (layout === 'quote' && scheme === 'light')
    return {
      background: field,
      text: onAccent,
      muted: onAccent,
      stars: onAccent,
      emptyStars: faint(onAccent),
      accent: field,
      onAccent,
    };
  const base = SCHEMES[scheme];
  const seen = accent === null || contrastOf(accent, base.background) >= SHAPE_CONTRAST;
  return { ...base, stars: seen ? field : base.text, accent: field, onAccent };
}
