import { SubmitReview } from '@app/contracts/review-forms';
import type { InvitationForm } from '@app/contracts/review-forms';
import { LOCALES, flatten, readNamespace } from '@app/locales';
import { REVIEW_BODY_MIN } from '@app/contracts/reviews';
import type { Photo } from '@app/contracts/reviews';
import { aPhoto } from '../../../../testing/reviewers.ts';
import type { ReviewDraft, ReviewValues } from './form-values.ts';
import { gradeFromLink, hasText, initialValues, reviewRules, toSubmission } from './form-values.ts';
import { firstStep, stepOfField, stepsOf } from '../steps/steps.ts';

const product = '0190a1b2-0000-7000-8000-000000000002';
const token = 'A'.repeat(50);
const invitation: InvitationForm = {
  company: { id: '0190a1b2-0000-7000-8000-000000000001', slug: 'shop', name: 'Shop', website: null },
  locale: 'pl',
  symbol: 'stars',
  bodyMin: 50,
  suggestedName: 'Anna',
  products: [{ id: product, name: 'Mug', url: null }],
  hints: [],
  productHints: [],
  askPhotos: false,
  criteria: [],
  questions: [],
  expiresAt: '2026-06-01T00:00:00Z',
};
const form = (own: Partial<InvitationForm> = {}): InvitationForm => ({ ...invitation, ...own });
const good: ReviewValues = {
  grade: 4,
  body: 'They sent it the same day, and it was packed with care.',
  photos: [],
  products: [{ productId: product, grade: null, body: '' }],
  ratings: {},
  answers: [],
  authorName: 'Anna',
};

const wrongPaths = (values: ReviewValues, min = 10) =>
  (reviewRules(min).safeParse(values).error?.issues ?? []).map(({ path }) => path.join('.'));

describe('the grade of the mail’s link', () => {
  it.each([
    ['?grade=4', 4],
    ['?grade=6', null],
    ['?grade=0', null],
    ['?grade=4.5', null],
    ['?grade=', null],
    ['?grade=four', null],
    ['', null],
  ])('the grade in the query %s is %s', (search, grade) => {
    expect(gradeFromLink(search)).toBe(grade);
  });
});

describe('what the form starts with', () => {
  const draft: ReviewDraft = {
    values: { ...good, grade: 2, body: 'Half a text', products: [{ productId: product, grade: 5, body: 'nice' }] },
    step: 'products',
    idempotencyKey: crypto.randomUUID(),
  };

  it('the form starts with the draft, but the grade of the link just followed', () => {
    expect(initialValues(invitation, draft, 5)).toMatchObject({
      grade: 5,
      body: 'Half a text',
      products: [{ grade: 5, body: 'nice' }],
    });
    expect(initialValues(invitation, draft, null).grade).toBe(2);
  });

  it('the form omits products that the invitation no longer contains', () => {
    expect(initialValues({ ...invitation, products: [] }, draft, null).products).toEqual([]);
  });

  it('a form with only a grade is not a draft', () => {
    expect(hasText(initialValues(invitation, null, 4))).toBe(false);
    expect(hasText(initialValues(invitation, draft, 4))).toBe(true);
  });
});

describe('the places on the lines of a product', () => {
  const fit = '0190a1b2-0000-7000-8000-000000000041';
  const asked = form({
    products: [{ id: product, name: 'Mug', url: null, features: [{ id: fit, name: 'Fit', low: 'a', high: 'b' }] }],
  });

  it('positions of features are restored from the draft and sent', () => {
    const features = { [fit]: 2, [product]: 4 };
    const kept: ReviewDraft = {
      step: 'products',
      idempotencyKey: product,
      values: { ...good, products: [{ productId: product, grade: 5, body: 'A very good mug', features }] },
    };
    const values = initialValues(asked, kept, null);
    expect(values.products[0]?.features).toEqual({ [fit]: 2 });
    expect(SubmitReview.parse(toSubmission(values, token, 'pl')).products[0]?.features).toEqual({ [fit]: 2 });
  });

  it('positions of features alone are not a review', () => {
    const said = { productId: product, grade: null, body: '', features: { [fit]: 2 } };
    expect(wrongPaths({ ...good, products: [said] })).toEqual(['products.0.grade', 'products.0.body']);
  });
});

describe('the rules', () => {
  it('the rules use the company’s minimum length', () => {
    expect(wrongPaths(good, 50)).toEqual([]);
    expect(wrongPaths({ ...good, body: 'Only a few words.' }, 50)).toEqual(['body']);
    expect(wrongPaths({ ...good, body: 'Only a few words.' }, 10)).toEqual([]);
  });

  it('the rules report every missing field', () => {
    expect(wrongPaths({ ...good, grade: null, body: ' ', products: [], authorName: '' })).toEqual([
      'grade',
      'body',
      'authorName',
    ]);
  });

  it('the rules allow skipping a product, but not rating it partly', () => {
    const rate = (grade: number | null, body: string) =>
      wrongPaths({ ...good, products: [{ productId: product, grade, body }] });
    expect(rate(null, '  ')).toEqual([]);
    expect(rate(5, '')).toEqual(['products.0.body']);
    expect(rate(null, 'A very good mug')).toEqual(['products.0.grade']);
    expect(rate(5, 'A very good mug')).toEqual([]);
  });

  it('the rules require the company’s minimum length for products', () => {
    const mug = { productId: product, grade: 5, body: 'A very good mug' };
    const { error } = reviewRules(50).safeParse({ ...good, products: [mug] });
    expect(error?.issues).toMatchObject([{ path: ['products', 0, 'body'], code: 'too_small', minimum: 50 }]);
    // A company may require more than the contract, not less.
    const short = { ...good, products: [{ ...mug, body: 'Good.' }] };
    expect(reviewRules(0).safeParse(short).error?.issues).toMatchObject([{ minimum: REVIEW_BODY_MIN }]);
  });

  it.each(LOCALES)('the rules report a short text like the engine: %s', (locale) => {
    const own = flatten(readNamespace(locale, 'invitation')).filter(([key]) => key.startsWith('validation.tooShort'));
    const engine = new Map(flatten(readNamespace(locale, 'errors')));
    for (const [key, words] of own)
      expect(
        engine.get(key.replace('validation.tooShort', 'fields.text_too_small'))?.replace('count, number', 'count'),
      ).toBe(words);
  });

  it('the rules accept nothing that the contract rejects', () => {
    const values = { ...good, products: [{ productId: product, grade: 5, body: 'A very good mug' }] };
    expect(SubmitReview.parse(toSubmission(values, token, 'pl'))).toMatchObject({ grade: 4, products: [{ grade: 5 }] });
    expect(toSubmission(good, token, 'pl').products).toEqual([]);
  });
});

describe('the steps', () => {
  it('the steps omit products if there are none', () => {
    expect(stepsOf(form({ products: [] }))).toEqual(['grade', 'words', 'name']);
    expect(stepsOf(form())).toEqual(['grade', 'words', 'products', 'name']);
  });

  it('the steps start with the grade unless the link or a draft has it', () => {
    const steps = stepsOf(form());
    expect(firstStep(steps, undefined, null)).toBe('grade');
    expect(firstStep(steps, undefined, 4)).toBe('words');
    expect(firstStep(steps, 'products', 4)).toBe('products');
    expect(firstStep(stepsOf(form({ products: [] })), 'products', 4)).toBe('words');
  });

  it('an error leads back to the step of its field', () => {
    expect(stepOfField('products.0.grade')).toBe('products');
    expect(stepOfField('body')).toBe('words');
    expect(stepOfField('token')).toBe('name');
  });
});

it('photos that the engine has deleted leave the draft; those of other devices join it', () => {
  const photo = (number: number) => ({ ...aPhoto(number), preview: `data:image/png;base64,${number}` });
  const values: ReviewValues = { ...good, photos: [photo(2), photo(1)] };
  const draft: ReviewDraft = { values, step: 'words', idempotencyKey: crypto.randomUUID() };
  const photos = (unsentPhotos?: Photo[]) =>
    initialValues(form({ askPhotos: true, ...(unsentPhotos && { unsentPhotos }) }), draft, null).photos;
  expect(photos([aPhoto(1), aPhoto(2), aPhoto(3)])).toEqual([photo(2), photo(1), aPhoto(3)]);
  expect(photos([aPhoto(1)])).toEqual([photo(1)]);
  expect(photos([])).toEqual([]);
  expect(photos()).toEqual(values.photos);
});
