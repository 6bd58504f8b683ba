import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import { canWrite, fontsFor, writable } from './fonts.ts';
import { lookOf } from './look.ts';
import type { PictureWords } from './words.ts';

/** Draws a picture; where the fonts lack letters of its title, with the plain one. @returns a PNG */
export async function draw(words: PictureWords): Promise<Buffer> {
  const plain = { ...words, title: words.plainTitle, kicker: '' };
  if (!(await canWrite(words.title))) return render(plain);
  // A font's list of letters may promise one that it has not; then nothing of it can be read.
  return render(words).catch(() => render(plain));
}

async function render(words: PictureWords): Promise<Buffer> {
  const written = await allWritable(words);
  const fonts = await fontsFor(lettersIn(written), [500, 700]);
  const svg = await satori(lookOf(written) as never, { ...words.size, fonts });
  // Letters are outlines by now: the system's fonts would only be looked for.
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function allWritable(words: PictureWords): Promise<PictureWords> {
  const { grade, size, ...texts } = words;
  const entries = Object.entries(texts).map(async ([name, text]) => [name, await writable(text)] as const);
  return { ...(Object.fromEntries(await Promise.all(entries)) as typeof texts), grade, size };
}

/** With the sign of what was cut short. */
const lettersIn = ({ grade, size: _, ...texts }: PictureWords): string =>
  Object.values(texts).join('') + (grade?.words ?? '') + '…';
