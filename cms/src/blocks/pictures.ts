/**
 * Small drawings of the blocks for the picker, as data URLs: what stands where, not how it looks. The greys are seen on
 * light and dark ground alike, because a picture does not know the admin's theme.
 */

const INK = '#7d879c';
const PALE = '#98a1b3';
const ACCENT = '#f5821f';

const rect = (x: number, y: number, width: number, height: number, more: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;
const title = (x: number, y: number, width: number): string => rect(x, y, width, 9, `rx="2" fill="${INK}"`);
const line = (x: number, y: number, width: number): string => rect(x, y, width, 4, `rx="2" fill="${PALE}"`);
const lines = (x: number, y: number, widths: readonly number[]): string =>
  widths.map((width, n) => line(x, y + 9 * n, width)).join('');
const button = (x: number, y: number): string => rect(x, y, 44, 13, `rx="3" fill="${ACCENT}"`);
const card = (x: number, y: number, width: number, height: number): string =>
  rect(x, y, width, height, `rx="3" fill="${PALE}" fill-opacity=".14" stroke="${PALE}"`);
const dot = (x: number, y: number, radius: number, colour = INK): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
const picture = (x: number, y: number, width: number, height: number): string =>
  card(x, y, width, height) +
  dot(x + width * 0.28, y + height * 0.3, 6, PALE) +
  `<path d="M${x + 6} ${y + height - 6}l${width * 0.34}-${height * 0.42} ${width * 0.2} ${height * 0.22} ${width * 0.14}-${height * 0.14} ${width * 0.22} ${height * 0.34}z" fill="${PALE}"/>`;
const stars = (x: number, y: number, size = 5): string =>
  [0, 1, 2, 3, 4].map((n) => dot(x + n * (size * 2 + 2), y, size, ACCENT)).join('');
const tick = (x: number, y: number): string =>
  `<path d="M${x} ${y}l4 4 7-9" fill="none" stroke="${ACCENT}" stroke-width="2.5"/>`;
const times = (count: number, draw: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => draw(n)).join('');
const heading = title(80, 16, 80) + line(65, 31, 110);

const DRAWINGS: Record<string, string> = {
  hero: title(20, 36, 92) + lines(20, 56, [88, 74]) + button(20, 82) + picture(130, 28, 90, 104),
  textWithPicture: picture(20, 34, 92, 92) + title(128, 42, 80) + lines(128, 62, [92, 84, 90, 60]),
  featureGrid:
    heading +
    times(
      6,
      (n) =>
        card(20 + (n % 3) * 70, 46 + Math.floor(n / 3) * 52, 60, 44) +
        dot(32 + (n % 3) * 70, 58 + Math.floor(n / 3) * 52, 5, ACCENT) +
        lines(27 + (n % 3) * 70, 70 + Math.floor(n / 3) * 52, [44, 32]),
    ),
  steps:
    heading +
    times(
      3,
      (n) => dot(50 + n * 70, 72, 14, n === 0 ? ACCENT : INK) + line(28 + n * 70, 98, 44) + line(33 + n * 70, 107, 34),
    ) +
    rect(66, 71, 38, 2, `fill="${PALE}"`) +
    rect(136, 71, 38, 2, `fill="${PALE}"`),
  numbers: times(
    4,
    (n) => rect(22 + n * 52, 58, 40, 22, `rx="3" fill="${n % 2 ? INK : ACCENT}"`) + line(22 + n * 52, 90, 40),
  ),
  quotes:
    heading +
    times(
      2,
      (n) =>
        card(20 + n * 104, 48, 96, 84) +
        `<path d="M${30 + n * 104} 70q0-10 9-12v4q-4 2-4 6h4v8h-9zm13 0q0-10 9-12v4q-4 2-4 6h4v8h-9z" fill="${ACCENT}"/>` +
        lines(30 + n * 104, 86, [74, 66]) +
        dot(35 + n * 104, 118, 6) +
        line(46 + n * 104, 116, 40),
    ),
  logos:
    heading +
    times(8, (n) =>
      rect(22 + (n % 4) * 50, 58 + Math.floor(n / 4) * 38, 42, 24, `rx="3" fill="${PALE}" fill-opacity=".55"`),
    ),
  comparison:
    heading +
    card(20, 46, 200, 92) +
    times(3, (n) => rect(20, 68 + n * 23, 200, 1.5, `fill="${PALE}"`)) +
    times(3, (n) => line(28, 78 + n * 23, 56)) +
    times(3, (n) => tick(126, 80 + n * 23) + line(176, 79 + n * 23, 20)) +
    line(110, 56, 40) +
    line(168, 56, 36),
  pricing:
    heading +
    times(
      3,
      (n) =>
        card(20 + n * 70, n === 1 ? 42 : 48, 60, n === 1 ? 100 : 88) +
        title(30 + n * 70, 58, 40) +
        lines(28 + n * 70, 76, [44, 38, 42]) +
        rect(30 + n * 70, 114, 40, 11, `rx="3" fill="${n === 1 ? ACCENT : PALE}"`),
    ),
  reviewCarousel:
    heading +
    times(
      3,
      (n) => card(28 + n * 64, 50, 56, 76) + stars(37 + n * 64, 64, 3.2) + lines(36 + n * 64, 78, [40, 36, 40]),
    ) +
    `<path d="M20 82l-7 7 7 7M220 82l7 7-7 7" fill="none" stroke="${INK}" stroke-width="2.5"/>`,
  badgeGallery:
    heading +
    times(
      8,
      (n) =>
        dot(45 + (n % 4) * 50, 68 + Math.floor(n / 4) * 44, 15, n % 3 === 0 ? ACCENT : INK) +
        line(33 + (n % 4) * 50, 88 + Math.floor(n / 4) * 44, 24),
    ),
  faq:
    heading +
    times(
      4,
      (n) =>
        card(30, 46 + n * 26, 180, 20) +
        line(40, 54 + n * 26, 100 - n * 12) +
        `<path d="M194 ${53 + n * 26}l5 5 5-5" fill="none" stroke="${INK}" stroke-width="2"/>`,
    ),
  callToAction:
    rect(20, 46, 200, 68, `rx="4" fill="${INK}" fill-opacity=".3"`) +
    title(70, 60, 100) +
    line(60, 76, 120) +
    button(98, 90),
  contactForm:
    heading +
    times(2, (n) => rect(40 + n * 84, 48, 76, 16, `rx="3" fill="none" stroke="${INK}"`)) +
    rect(40, 72, 160, 44, `rx="3" fill="none" stroke="${INK}"`) +
    lines(48, 80, [90, 70]) +
    button(40, 126),
  contactData:
    card(40, 34, 160, 92) +
    title(54, 48, 70) +
    times(3, (n) => dot(60, 76 + n * 17, 5, ACCENT) + line(74, 74 + n * 17, 96 - n * 18)),
  team: heading + times(4, (n) => dot(48 + n * 48, 76, 17) + line(32 + n * 48, 102, 32) + line(36 + n * 48, 111, 24)),
  jobs:
    heading +
    times(
      3,
      (n) =>
        card(26, 48 + n * 31, 188, 25) +
        title(36, 52 + n * 31, 62) +
        line(36, 65 + n * 31, 84) +
        rect(172, 55 + n * 31, 32, 10, `rx="3" fill="${ACCENT}"`),
    ),
  timeline:
    rect(59, 28, 2, 106, `fill="${PALE}"`) +
    times(
      3,
      (n) =>
        dot(60, 40 + n * 40, 7, n === 0 ? ACCENT : INK) +
        line(20, 38 + n * 40, 28) +
        title(80, 32 + n * 40, 70) +
        line(80, 46 + n * 40, 120),
    ),
  downloads:
    heading +
    times(
      3,
      (n) =>
        card(36, 48 + n * 31, 168, 25) +
        `<path d="M52 ${54 + n * 31}v9m-4-4l4 4 4-4" fill="none" stroke="${ACCENT}" stroke-width="2.5"/>` +
        line(68, 58 + n * 31, 80) +
        line(168, 58 + n * 31, 26),
    ),
  document:
    title(20, 22, 120) +
    lines(20, 44, [56, 48, 52, 44]) +
    title(96, 44, 70) +
    lines(96, 60, [124, 118, 122, 96]) +
    title(96, 102, 60) +
    lines(96, 118, [124, 110]),
  richText:
    title(30, 26, 110) + lines(30, 48, [180, 172, 178, 120]) + title(30, 92, 80) + lines(30, 110, [176, 180, 140]),
};

/** The drawing of a kind of block. @throws if there is none, so that a new block gets one */
export function pictureOf(slug: string): string {
  const drawing = DRAWINGS[slug];
  if (!drawing) throw new Error(`The block ${slug} has no drawing in blocks/pictures.ts`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160">${drawing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
