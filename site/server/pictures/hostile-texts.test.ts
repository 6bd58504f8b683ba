import { XSS_PAYLOADS } from '../../../tests/support/xss-payloads.ts';
import { PICTURE_SIZE } from '../../src/lib/head/share-pictures.ts';
import { REVIEW_PICTURE_LAYOUTS } from '../../src/lib/sharing/review-pictures.ts';
import { aPublicReview, aReviewPicture } from '../../testing/pictures/review-pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { drawReviewPicture } from './reviews/draw-review.ts';

/** One text in this many, since a picture takes as long as a page; all kinds of texts are among them. */
const EVERY = 9;

it('whatever a company is called, its picture is drawn, in the size that pages state', async () => {
  for (const text of XSS_PAYLOADS.filter((_, index) => index % EVERY === 0)) {
    const lines = { kicker: text, title: text, text, count: text, brand: text, host: text };
    const grade = { value: 4.3, words: '4,3' };
    const png = await drawPicture({ ...lines, plainTitle: 'shop', size: PICTURE_SIZE, grade, picture: null });
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
  }
});

it('the picture of a review is drawn whatever its text and author’s name', async () => {
  for (const [index, text] of XSS_PAYLOADS.filter((_, at) => at % (2 * EVERY) === 1).entries()) {
    const layout = REVIEW_PICTURE_LAYOUTS[index % REVIEW_PICTURE_LAYOUTS.length] ?? 'card';
    const company = { ...aPublicReview().company, name: text };
    const product = { id: company.id, name: text, slug: 'tent' };
    const png = await drawReviewPicture(aReviewPicture({ body: text, authorName: text, company, product }, { layout }));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
  }
});
