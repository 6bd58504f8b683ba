import { screen, within } from '@testing-library/react';
import type { ReviewOrigin } from '@app/contracts/reviews';
import { aCompany, aReview } from '../../../../testing/companies.ts';
import { aProduct } from '../../../../testing/products.ts';
import { renderProfile, visibleProfile } from '../../../../testing/profile-page.tsx';
import { renderPage } from '../../../../testing/render-page.tsx';
import { companyJsonLd, productJsonLd } from '../../../lib/head/json-ld.ts';
import { GradeComputation } from './grade-computation.tsx';
import type { ReviewSubject } from '../review-subject.ts';

const part = (origin: ReviewOrigin, count: number, average: number) => ({ origin, count, average });
const verified = part('verified', 2, 5);
const unverified = part('unverified', 3, 2.67);
const external = part('external', 90, 1);
const TOTAL = 'Total without other sources';

const show = (company: ReviewSubject) =>
  renderPage(<GradeComputation company={company} />, 'en', ['profile', 'reviews']);
const rowOf = (name: string) => {
  const header = screen.queryByRole('rowheader', { name, hidden: true });
  return header && [...header.closest('tr')!.querySelectorAll('td')].map(({ textContent }) => textContent);
};

interface Rated {
  aggregateRating: { ratingValue: number; reviewCount: number };
}
const shownOn = { url: 'https://opinara.example/x', image: 'https://opinara.example/x.png', reviews: [aReview(1)] };
const asTold = ({ aggregateRating: { ratingValue, reviewCount } }: Rated) => [
  String(reviewCount),
  '',
  ratingValue.toFixed(1),
];

describe('what search engines are told of a grade stands on the page', () => {
  it.each([
    ['of two origins and imported ones', [verified, unverified, external]],
    ['of one origin and imported ones', [unverified, external]],
  ])('the page shows the figures of the structured data with reviews %s', (_, byOrigin) => {
    const company = aCompany({ byOrigin });
    const { unmount } = show(company);
    expect(rowOf(TOTAL)).toEqual(asTold(companyJsonLd(company, shownOn) as Rated));
    unmount();
    const product = aProduct({ byOrigin });
    show({ ...company, ...product, name: company.name, slug: company.slug });
    expect(rowOf(TOTAL)).toEqual(asTold(productJsonLd(product, shownOn) as Rated));
  });

  it('the figures of the structured data equal the grade without imports', () => {
    // (2 × 5 + 2 × 0.5 × 2) ÷ (2 + 1) = 4
    const grades = { ...aCompany().grades, count: 4, average: 4, plainMean: 3.5 };
    const company = aCompany({ grades, byOrigin: [verified, part('unverified', 2, 2)] });
    renderProfile(visibleProfile({ company }));
    const [count, , grade] = asTold(companyJsonLd(company, shownOn) as Rated);
    const summary = within(screen.getByRole('region', { name: 'Company rating' }));
    expect(summary.getByText(`${grade} out of 5`)).toBeTruthy();
    expect(summary.getAllByText(`${count} reviews`)[0]).toBeTruthy();
    expect(rowOf(TOTAL)).toBeNull();
  });
});

it('the computation of a rating shows no other total if all reviews were imported', () => {
  show(aCompany({ byOrigin: [external] }));
  expect(rowOf('From another source')).toEqual(['90', '0.5', '1']);
  expect(rowOf(TOTAL)).toBeNull();
});
