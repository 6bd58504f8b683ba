export interface BannerSize {
  width: number;
  height: number;
}

/** Sizes that sites have places for. */
export const BANNER_SIZES: readonly BannerSize[] = [
  { width: 728, height: 90 },
  { width: 300, height: 250 },
];

/** The mark of the logo, 28 units high, as the page's header draws it. */
const BODY =
  'M5 1.5h18A3.5 3.5 0 0 1 26.5 5v13.5A3.5 3.5 0 0 1 23 22H12.5L6.4 27a.8.8 0 0 1-1.3-.6V22A3.5 3.5 0 0 1 1.5 18.5V5A3.5 3.5 0 0 1 5 1.5z';
const STAR = 'M14 4.6l2.2 4.5 5 .7-3.6 3.5.9 4.9-4.5-2.3-4.5 2.3.9-4.9L6.8 9.8l5-.7z';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Lines of at most `signs` signs, broken between words. */
function linesOf(words: string, signs: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < signs) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A banner as an SVG file: the mark, the name and a line of words. */
export function bannerSvg({ width, height }: BannerSize, brand: string, words: string): string {
  const wide = width > 2 * height;
  const mark = wide ? 44 : 56;
  const scale = mark / 28;
  const top = wide ? (height - mark) / 2 : 32;
  const text = wide ? { x: 96, y: 40, size: 18, signs: 70 } : { x: 24, y: 150, size: 18, signs: 28 };
  const name = wide ? { x: 96, y: text.y - 4, size: 24 } : { x: 96, y: 70, size: 28 };
  const first = wide ? 64 : text.y;
  const lines = linesOf(words, text.signs)
    .map((line, index) => `<tspan x="${text.x}" y="${first + index * 26}">${escaped(line)}</tspan>`)
    .join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`,
    ` font-family="Montserrat, Arial, sans-serif">`,
    `<rect width="${width}" height="${height}" fill="#1f2430"/>`,
    `<g transform="translate(24 ${top}) scale(${scale})"><path fill="#f5821f" d="${BODY}"/>`,
    `<path fill="#fff" d="${STAR}"/></g>`,
    `<text x="${name.x}" y="${name.y}" font-size="${name.size}" font-weight="700" fill="#fff">${escaped(brand)}</text>`,
    `<text font-size="${text.size}" fill="#fff">${lines}</text></svg>`,
  ].join('');
}
