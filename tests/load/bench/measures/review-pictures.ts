import { LOCALES } from '@app/locales';
import { Texts } from '../../../../site/node/content/texts.ts';
import { drawReviewPicture } from '../../../../site/server/pictures/reviews/draw-review.ts';
import { REVIEW_PICTURE_LAYOUTS, REVIEW_PICTURE_SIZE_NAMES } from '../../../../site/src/lib/sharing/review-pictures.ts';
import { aReviewPicture } from '../../../../site/testing/pictures/review-pictures.ts';
import { figure, median, quantile } from '../figures.ts';
import { Rounds, type Measure } from '../measure.ts';

const GOAL_MS = 300;

/** Pictures of reviews in every language, layout and size, drawn one after another without anything kept. */
export function reviewPictures(): Measure {
  const texts = new Texts();
  const rounds = new Rounds();
  const pictures = LOCALES.flatMap((locale) => {
    const { script } = JSON.parse(texts.json(locale, 'widgets')) as {
      script: { origin: { unverified: { text: string } } };
    };
    const review = { body: script.origin.unverified.text, language: locale, edited: true };
    return REVIEW_PICTURE_LAYOUTS.flatMap((layout) =>
      REVIEW_PICTURE_SIZE_NAMES.map((size) => aReviewPicture(review, { locale, layout, size })),
    );
  });
  return {
    async round() {
      const took: number[] = [];
      for (const picture of pictures) {
        const began = performance.now();
        await drawReviewPicture(picture);
        took.push(performance.now() - began);
      }
      rounds.add({ median: median(took), p95: quantile(took, 0.95), most: Math.max(...took) });
    },
    figures: () => [
      figure({ measure: 'p', name: 'picture of a review, p50', unit: 'ms' }, rounds.of('median')),
      figure({ measure: 'p', name: 'p95', unit: 'ms', goal: { atMost: GOAL_MS } }, rounds.of('p95')),
      figure({ measure: 'p', name: 'the longest', unit: 'ms' }, rounds.of('most')),
    ],
    notes: () => ({ pictures: pictures.length }),
  };
}
