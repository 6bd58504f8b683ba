import { LOCALES } from '@app/locales';
import { Texts } from '../../../site/node/content/texts.ts';
import { drawReviewPicture, partsOf } from '../../../site/server/pictures/reviews/draw-review.ts';
import { hasGlyphs, printable } from '../../../site/server/pictures/fonts.ts';
import {
  REVIEW_PICTURE_LAYOUTS,
  REVIEW_PICTURE_SIZES,
  REVIEW_PICTURE_SIZE_NAMES,
} from '../../../site/src/lib/sharing/review-pictures.ts';
import { aReviewPicture } from '../../../site/testing/pictures/review-pictures.ts';

const texts = new Texts();
const LOOKS = REVIEW_PICTURE_LAYOUTS.flatMap((layout) =>
  REVIEW_PICTURE_SIZE_NAMES.map((size) => ({ layout, size }) as const),
);

it.each(LOCALES)('in %s every layout and size has all glyphs, and nothing of it is cut off', async (locale) => {
  const { script } = JSON.parse(texts.json(locale, 'widgets')) as {
    script: { origin: { unverified: { text: string } } };
  };
  // A sentence of the language itself, in place of a review.
  const body = script.origin.unverified.text;
  for (const look of LOOKS) {
    const review = { body, language: locale, origin: 'external', source: { name: 'other', url: null } } as const;
    const picture = aReviewPicture({ ...review, edited: true }, { locale, ...look });
    const parts = await partsOf(picture);
    const { origin, remark, gradeWords, date } = picture;
    const all = await Promise.all([body, origin, remark, gradeWords, date].map(printable));
    const said = parts.map(({ words }) => words);
    expect(said).toEqual(expect.arrayContaining(all));
    expect(await hasGlyphs(said.join(''))).toBe(true);
    const { width, height } = REVIEW_PICTURE_SIZES[look.size];
    expect(
      parts.filter(({ left, top, right, bottom }) => left < 0 || top < 0 || right > width + 1 || bottom > height + 1),
    ).toEqual([]);
    const png = await drawReviewPicture(picture);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
  }
});
