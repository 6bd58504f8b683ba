import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { hasGlyphs, printable, subsetFonts } from './fonts.ts';
import { pictureLayout } from './picture-layout.ts';
import type { PictureTexts } from './picture-texts.ts';

/** Draws a picture, with `image` (a `data:` address of a PNG) beside the title; if the fonts lack letters of its title, with the plain title. @returns a PNG */
export async function drawPicture(texts: PictureTexts, image: string | null = null): Promise<Buffer> {
  const plain = { ...texts, title: texts.plainTitle, kicker: '' };
  if (!(await hasGlyphs(texts.title))) return render(plain, image);
  // A font's unicode ranges may include letters that it lacks; then satori fails.
  return render(texts, image).catch(() => render(plain, image));
}

async function render(texts: PictureTexts, image: string | null): Promise<Buffer> {
  const printable = await withPrintableTexts(texts);
  const fonts = await subsetFonts(lettersIn(printable), [500, 700]);
  const svg = await satori(pictureLayout(printable, image) as never, { ...texts.size, fonts });
  // Text is already outlines, so system fonts are not needed.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function withPrintableTexts(texts: PictureTexts): Promise<PictureTexts> {
  const { grade, size, picture, ...lines } = texts;
  const entries = Object.entries(lines).map(async ([name, text]) => [name, await printable(text)] as const);
  return { ...(Object.fromEntries(await Promise.all(entries)) as typeof lines), grade, size, picture };
}

/** Including the ellipsis of clamped lines. */
const lettersIn = ({ grade, size: _, picture: __, ...texts }: PictureTexts): string =>
  Object.values(texts).join('') + (grade?.words ?? '') + '…';
