import { aReviewPicture } from '../../../testing/pictures/review-pictures.ts';
import { REVIEW_PICTURE_LAYOUTS, REVIEW_PICTURE_SIZES } from '../../../src/lib/sharing/review-pictures.ts';
import { REVIEW_PICTURE_SIZE_NAMES } from '../../../src/lib/sharing/review-pictures.ts';
import { drawReviewPicture, partsOf } from './draw-review.ts';

const LONG = 'They answered within minutes, and the books were packed very well. '.repeat(70);

it.each(REVIEW_PICTURE_LAYOUTS.flatMap((layout) => REVIEW_PICTURE_SIZE_NAMES.map((size) => [layout, size] as const)))(
  'the longest text and name stay inside a picture of %s in %s',
  async (layout, size) => {
    const { width, height } = REVIEW_PICTURE_SIZES[size];
    const company = { ...aCompanyOf(), name: 'Przedsiębiorstwo Wielobranżowe Kowalski i Synowie '.repeat(4) };
    const product = { id: company.id, name: 'A tent for four with a vestibule '.repeat(5), slug: 'tent' };
    const review = { body: LONG, authorName: 'Aleksandra Konstantynopolitańczykowianeczka von Ro', edited: true };
    const parts = await partsOf(aReviewPicture({ ...review, company, product }, { layout, size }));
    expect(parts.length).toBeGreaterThan(10);
    const outside = parts.filter(
      ({ left, top, right, bottom }) => left < 0 || top < 0 || right > width + 1 || bottom > height + 1,
    );
    expect(outside).toEqual([]);
    const text = parts.find(({ words }) => words.startsWith('They answered'))?.words ?? '';
    expect(LONG.startsWith(text.replace(/…$/, ''))).toBe(true);
    expect(text).toMatch(/\w…$/);
  },
);

const aCompanyOf = () => ({
  id: '0190a1b2-0000-7000-8000-000000000001',
  slug: 'zolw',
  name: 'Żółw',
  logo: null,
  timeZone: 'Europe/Warsaw',
});

it('the picture of a review says the grade in stars and words, author, date, origin with its source, company and product', async () => {
  const review = {
    grade: 4,
    authorName: 'Anna K.',
    origin: 'external',
    source: { name: 'google', url: null },
    product: { id: aCompanyOf().id, name: 'Tent', slug: 'tent' },
  } as const;
  const words = (await partsOf(aReviewPicture(review, { locale: 'de' }))).map((part) => part.words);
  for (const said of [
    '4 von 5',
    'Anna K.',
    '20. November 2026 · Englisch',
    'Księgarnia Żółw',
    'Tent',
    'opinara.example',
  ])
    expect(words).toContain(said);
  expect(words.some((one) => one.endsWith(': Google'))).toBe(true);
});

it('a translation is said to be one, and from what', async () => {
  const parts = await partsOf(aReviewPicture({ language: 'pl' }, { locale: 'en' }, 'Very good tea.'));
  expect(parts.map(({ words }) => words)).toEqual(
    expect.arrayContaining(['Very good tea.', 'Translated from: Polish']),
  );
});

it('of an erased review only the grade is left', async () => {
  const parts = await partsOf(aReviewPicture({ erased: true, body: 'secret', authorName: 'secret' }));
  const words = parts.map((part) => part.words).join(' ');
  expect(words).not.toContain('secret');
  expect(words).toContain('Name removed');
});

it('what no font can write is left out whole, the name of the company being replaced', async () => {
  const company = { ...aCompanyOf(), name: 'متجر' };
  const parts = await partsOf(aReviewPicture({ body: 'Good جيد tea, very good', authorName: 'أحمد', company }));
  const words = parts.map((part) => part.words).join(' ');
  expect(words).toContain('zolw');
  expect(words).not.toContain('Good');
});

it('the picture of a review is a PNG of its size', async () => {
  const png = await drawReviewPicture(aReviewPicture({}, { size: 'square', scheme: 'dark', layout: 'grade' }));
  expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1080, 1080]);
});
