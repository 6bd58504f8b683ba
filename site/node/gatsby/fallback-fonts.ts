/** Mean advance of a letter of our own texts, in em, by script; spaces and figures count as Latin. */
interface Widths {
  latin: number;
  greek?: number;
  cyrillic: number;
}
type Script = keyof Widths;

interface Family {
  /** By the weights in use. */
  weights: Record<number, Widths>;
  ascent: number;
  descent: number;
}

/** Our families. Montserrat has no Greek, for which Inter and its fallbacks step in. */
const OURS: Record<string, Family> = {
  Inter: {
    weights: {
      400: { latin: 0.4729, greek: 0.5597, cyrillic: 0.5786 },
      500: { latin: 0.4777, greek: 0.5695, cyrillic: 0.5874 },
      600: { latin: 0.4825, greek: 0.5797, cyrillic: 0.5965 },
      700: { latin: 0.4873, greek: 0.5895, cyrillic: 0.6054 },
    },
    ascent: 0.9688,
    descent: 0.2412,
  },
  Montserrat: {
    weights: {
      600: { latin: 0.5145, cyrillic: 0.6408 },
      700: { latin: 0.5244, cyrillic: 0.6512 },
      800: { latin: 0.5352, cyrillic: 0.6627 },
    },
    ascent: 0.968,
    descent: 0.251,
  },
  'Open Sans': {
    weights: {
      400: { latin: 0.4656, greek: 0.5466, cyrillic: 0.5764 },
      600: { latin: 0.4832, greek: 0.5722, cyrillic: 0.6033 },
      700: { latin: 0.5004, greek: 0.5974, cyrillic: 0.63 },
    },
    ascent: 1.0689,
    descent: 0.293,
  },
};

interface System {
  widths: Widths;
  local: string[];
}

/**
 * What devices have: Arial, or a font of its widths, on computers and Apple's phones; Roboto on Android; DejaVu on Linux
 * without either.
 */
const SYSTEMS: Record<string, { regular: System; bold: System }> = {
  Arial: {
    regular: {
      widths: { latin: 0.4457, greek: 0.5058, cyrillic: 0.5425 },
      local: ['Arial', 'ArialMT', 'Liberation Sans'],
    },
    bold: {
      widths: { latin: 0.4783, greek: 0.5528, cyrillic: 0.5868 },
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    },
  },
  Roboto: {
    regular: {
      widths: { latin: 0.4431, greek: 0.536, cyrillic: 0.559 },
      local: ['Roboto', 'Roboto-Regular'],
    },
    bold: {
      widths: { latin: 0.4509, greek: 0.5441, cyrillic: 0.5647 },
      local: ['Roboto Bold', 'Roboto-Bold'],
    },
  },
  DejaVu: {
    regular: {
      widths: { latin: 0.5057, greek: 0.5835, cyrillic: 0.6231 },
      local: ['DejaVu Sans', 'DejaVuSans'],
    },
    bold: {
      widths: { latin: 0.5715, greek: 0.6523, cyrillic: 0.6829 },
      local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'],
    },
  },
};

/** Latin has what the others leave, but for Japanese, whose fonts come later in the lists of families. */
const RANGES: Record<Script, string> = {
  latin: 'U+0-36f,U+1ea0-1eff,U+2000-2fff',
  greek: 'U+370-3ff',
  cyrillic: 'U+400-4ff',
};
const BOLD_FROM = 600;
const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/**
 * `@font-face` rules that stretch fonts of the device to the widths and heights of ours, so that hardly anything moves
 * when ours arrive. The widths were measured in a browser, each weight and script by itself: one size for all was wrong
 * by up to 3 %, enough to break lines elsewhere.
 */
export function fallbackFaces(script: Script): string {
  let css = '';
  for (const [family, { weights, ascent, descent }] of Object.entries(OURS))
    for (const [system, styles] of Object.entries(SYSTEMS))
      for (const [weight, widths] of Object.entries(weights)) {
        const { widths: theirs, local } = styles[Number(weight) < BOLD_FROM ? 'regular' : 'bold'];
        const [from, to] = [theirs[script], widths[script]];
        if (from === undefined || to === undefined) continue;
        const scale = to / from;
        const source = local.map((name) => `local('${name}')`).join(',');
        css += `@font-face{font-family:'${family} by ${system}';font-weight:${weight};src:${source};size-adjust:${percent(scale)};ascent-override:${percent(ascent / scale)};descent-override:${percent(descent / scale)};line-gap-override:0%;unicode-range:${RANGES[script]}}`;
      }
  return css;
}
