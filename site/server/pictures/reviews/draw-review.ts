import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import type { SatoriNode } from 'satori';
import { hasGlyphs, printable, subsetFonts } from '../fonts.ts';
import type { SubsetFont } from '../fonts.ts';
import { MEASURES, TEXT_KEY, reviewLayout, textBlock } from './review-layout.ts';
import type { FittedText } from './review-layout.ts';
import type { ReviewPicture } from './review-picture.ts';
import { shorten } from './shorten.ts';

/** A letter is at least so wide and a line so high, as parts of the size: more letters than that cannot fit. */
const LEAST_WIDTH = 0.28;
const LEAST_HEIGHT = 1.3;

/**
 * Draws a picture of a review, with `image` (a `data:` address of a PNG) as the company's logo. Names and texts with letters
 * that no font has are left out, the company's being replaced: a text with holes would not be its author's. @returns a PNG
 */
export async function drawReviewPicture(picture: ReviewPicture, image: string | null = null): Promise<Buffer> {
  const whole = await printableReview(picture);
  // A font's unicode ranges may include letters that it lacks; then satori fails.
  return render(whole, image).catch(() => render(withoutTexts(whole), image));
}

const withoutTexts = (picture: ReviewPicture): ReviewPicture => ({
  ...picture,
  company: picture.plainCompany,
  product: '',
  author: '',
  text: '',
});

async function render(picture: ReviewPicture, image: string | null): Promise<Buffer> {
  const svg = await layOut(picture, image);
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

async function layOut(
  picture: ReviewPicture,
  image: string | null,
  onNodeDetected?: (node: SatoriNode) => void,
): Promise<string> {
  const fonts = await subsetFonts(lettersIn(picture), [500, 700]);
  const { width, height } = MEASURES[picture.size];
  const fitted = picture.text ? await fitText(picture, image, fonts) : { text: '', fontSize: 0 };
  const element = reviewLayout(picture, image, fitted) as never;
  return satori(element, { width, height, fonts, ...(onNodeDetected && { onNodeDetected }) });
}

/** Where each part of a picture lies, in pixels, and what it says. */
export interface Part {
  left: number;
  top: number;
  right: number;
  bottom: number;
  words: string;
}

/** The parts of a picture as it is drawn. */
export async function partsOf(picture: ReviewPicture): Promise<Part[]> {
  const parts: Part[] = [];
  await layOut(await printableReview(picture), null, ({ left, top, width, height, textContent }) =>
    parts.push({ left, top, right: left + width, bottom: top + height, words: textContent ?? '' }),
  );
  return parts;
}

/** The text in the largest size that it fits in, or as much of it as fits in the smallest. */
async function fitText(picture: ReviewPicture, image: string | null, fonts: SubsetFont[]): Promise<FittedText> {
  const { width, height, text: sizes } = MEASURES[picture.size];
  const area = { width: 0, height: 0 };
  await satori(reviewLayout(picture, image, { text: '', fontSize: 0 }) as never, {
    width,
    height,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === TEXT_KEY) Object.assign(area, { width: node.width, height: node.height });
    },
  });
  const mayFit = (length: number, fontSize: number) =>
    length * LEAST_WIDTH * LEAST_HEIGHT * fontSize ** 2 <= area.width * (area.height + fontSize);
  const fits = async (text: string, fontSize: number): Promise<boolean> =>
    mayFit(text.length, fontSize) && (await heightOf(text, fontSize, area.width, fonts)) <= area.height;
  const smallest = sizes.at(-1) ?? 0;
  for (const fontSize of sizes)
    if (fontSize !== smallest && (await fits(picture.text, fontSize))) return { text: picture.text, fontSize };
  const text = await shorten(picture.text, picture.textLanguage, (part) => fits(part, smallest));
  return { text, fontSize: smallest };
}

async function heightOf(text: string, fontSize: number, width: number, fonts: SubsetFont[]): Promise<number> {
  const svg = await satori(textBlock({ text, fontSize }) as never, {
    width: Math.floor(width),
    fonts,
    embedFont: false,
  });
  return Number(/height="([\d.]+)"/.exec(svg)?.[1] ?? Infinity);
}

async function printableReview(picture: ReviewPicture): Promise<ReviewPicture> {
  const orNothing = async (text: string, otherwise = ''): Promise<string> =>
    (await hasGlyphs(text)) ? printable(text) : otherwise;
  const [company, product, author, text, origin, remark] = await Promise.all([
    orNothing(picture.company, picture.plainCompany),
    orNothing(picture.product),
    orNothing(picture.author),
    orNothing(picture.text),
    printable(picture.origin),
    printable(picture.remark),
  ]);
  return { ...picture, company, product, author, text, origin, remark };
}

/** Including the ellipsis, and the mark of a quotation. */
function lettersIn({ brand, host, company, product, gradeWords, text, author, date, origin, remark }: ReviewPicture) {
  return [brand, host, company, product, gradeWords, text, author, date, origin, remark, '0123456789…“'].join('');
}
