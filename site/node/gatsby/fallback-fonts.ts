/** Lengths in em. `width` is the mean advance of a letter of our own texts in six languages, in regular and bold type. */
interface Metrics {
  width: { regular?: number; bold: number };
  ascent: number;
  descent: number;
  /** Where another family of ours steps in for letters that this one lacks. */
  range?: string;
}

/** Our families as they are used: Montserrat is always bold. */
const OURS: Record<string, Metrics> = {
  Inter: { width: { regular: 0.4825, bold: 0.4911 }, ascent: 0.9688, descent: 0.2412 },
  // Has no Greek.
  Montserrat: { width: { bold: 0.5339 }, ascent: 0.968, descent: 0.251, range: 'U+0-36f,U+400-1eff,U+2000-2fff' },
  'Open Sans': { width: { regular: 0.4707, bold: 0.4962 }, ascent: 1.0689, descent: 0.293 },
};

/** What devices have: Arial, or a font of its widths, on computers and Apple's phones; Roboto on Android. */
const SYSTEM = {
  Arial: {
    regular: { width: 0.4539, local: ['Arial', 'ArialMT', 'Liberation Sans'] },
    bold: { width: 0.4866, local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'] },
  },
  Roboto: {
    regular: { width: 0.4498, local: ['Roboto', 'Roboto-Regular'] },
    bold: { width: 0.4563, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
};

const WEIGHTS = { regular: '400 500', bold: '600 800' };
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * `@font-face` rules that stretch fonts of the device to the widths and heights of ours, so that nothing moves when ours
 * arrive. The sizes were measured in a browser.
 */
export function fallbackFaces(): string {
  let css = '';
  for (const [family, { width, ascent, descent, range }] of Object.entries(OURS))
    for (const [system, styles] of Object.entries(SYSTEM))
      for (const style of ['regular', 'bold'] as const) {
        const ours = width[style];
        if (ours === undefined) continue;
        const { width: theirs, local } = styles[style];
        const scale = ours / theirs;
        const source = local.map((name) => `local('${name}')`).join(',');
        css += `@font-face{font-family:'${family} by ${system}';font-weight:${WEIGHTS[style]};src:${source};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%${range ? `;unicode-range:${range}` : ''}}`;
      }
  return css;
}
