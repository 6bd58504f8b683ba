/** Contrast that text needs on its background (WCAG 2.2 AA). */
export const TEXT_CONTRAST = 4.5;

/** Colours of the text that a widget writes on an accent. */
const ON_ACCENT = { light: '#ffffff', dark: '#1f2430' } as const;

const channel = (value: number): number => (value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Relative luminance (WCAG 2.2) of `#rrggbb`, 0 to 1. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => channel(parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours `#rrggbb`, 1 to 21. */
export function contrastOf(one: string, other: string): number {
  const first = luminance(one);
  const second = luminance(other);
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The text colour to write on an accent: whichever of the two is easier to read. */
export const textOnAccent = (accent: string): string =>
  contrastOf(accent, ON_ACCENT.light) >= contrastOf(accent, ON_ACCENT.dark) ? ON_ACCENT.light : ON_ACCENT.dark;

/** How well text on an accent can be read, and whether well enough. */
export function accentContrast(accent: string): { ratio: number; enough: boolean } {
  const ratio = contrastOf(accent, textOnAccent(accent));
  return { ratio, enough: ratio >= TEXT_CONTRAST };
}
