import { screen, within } from '@testing-library/react';
import { IMAGE } from '../../../testing/blocks.ts';
import { aCompany, aReview, noGrades } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { renderProfile, visibleProfile } from '../../../testing/profile-page.tsx';
import type { ProfileData } from './profile-data.ts';
import { ProfilePage } from './profile-page.tsx';

describe('a profile with reviews', () => {
  it('the profile shows the grade with one decimal, halves rounded up', () => {
    renderProfile(visibleProfile());
    const summary = screen.getByRole('region', { name: 'Company rating' });
    expect(within(summary).getByText('4.3 out of 5')).toBeTruthy();
    expect(within(summary).getByText('Last 6 months').parentElement?.textContent).toContain('4.8');
    expect(within(summary).getByText('Full period').parentElement?.textContent).toContain('4.3');
  });

  it('the profile links to the ranking of its kind and category', () => {
    renderProfile(visibleProfile());
    expect(screen.getByRole('link', { name: 'Online shop' }).getAttribute('href')).toBe('/en/shops');
    expect(screen.getByRole('link', { name: 'Sports' }).getAttribute('href')).toBe('/en/shops/sports');
  });

  it('the profile shows breadcrumbs from the home page through its category', () => {
    renderProfile(visibleProfile());
    const way = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['{{brand}}', '/en'],
      ['Sports', '/en/shops/sports'],
    ]);
    expect(within(way).getByText('Górska Półka').getAttribute('aria-current')).toBe('page');
  });

  it('the distribution filters by a grade and removes the filter', () => {
    const { unmount } = renderProfile(visibleProfile());
    const five = () => screen.getByRole('link', { name: /^Rating 5: 60%/ });
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5#reviews');
    unmount();
    renderProfile(visibleProfile({ filters: { grade: 5, language: 'de' } }));
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?language=de#reviews');
    expect(five().getAttribute('aria-current')).toBe('true');
  });

  it('the distribution links to the company’s own reviews from a list of product reviews', () => {
    renderProfile(visibleProfile({ filters: { about: 'products', grade: 5, language: 'de' } }));
    const five = screen.getByRole('link', { name: /^Rating 5: 60%/ });
    expect(five.getAttribute('href')).toBe('/en/reviews/gorska-polka?language=de&grade=5#reviews');
    expect(five.getAttribute('aria-current')).toBeNull();
    expect(screen.getByRole('link', { name: /^Last 6 months/ }).getAttribute('href')).toBe(
      '/en/reviews/gorska-polka?language=de&grade=5&period=6m',
    );
  });

  it('the profile shows the last six months instead of the full period, and links back', () => {
    const { unmount } = renderProfile(visibleProfile());
    const period = (name: RegExp) => screen.getByRole('link', { name });
    expect(period(/^Last 6 months/).getAttribute('href')).toBe('/en/reviews/gorska-polka?period=6m');
    expect(period(/^Full period/).getAttribute('aria-current')).toBe('true');
    unmount();
    renderProfile(visibleProfile({ filters: { period: '6m', grade: 5 } }));
    const summary = screen.getByRole('region', { name: 'Company rating' });
    expect(within(summary).getByText('4.8 out of 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Rating 5: 75%/ })).toBeTruthy();
    expect(period(/^Full period/).getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5');
  });

  it.each([
    ['6m', ['Last 6 months']],
    ['12m', []],
    [undefined, ['Full period']],
  ] as const)('the profile marks the period %s of the address, or none if it has no grade', (period, marked) => {
    renderProfile(visibleProfile({ filters: period ? { period } : {} }));
    const periods = within(screen.getByRole('navigation', { name: 'Period' })).getAllByRole('link');
    const current = periods.filter((link) => link.getAttribute('aria-current') === 'true');
    expect(current.map((link) => link.firstChild?.textContent)).toEqual(marked);
  });

  it('the profile explains its grade with its own numbers', () => {
    renderProfile(visibleProfile());
    const rows = within(screen.getAllByRole('table')[1] as HTMLElement).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'OriginNumber of reviewsWeightAverage rating',
      'Confirmed by purchase914.5',
      'From another source10.54',
      'Total without other sources94.5',
    ]);
    expect(screen.getByText(/^\(9 × 1 × 4\.5 \+ 1 × 0\.5 × 4\) ÷ \(9 × 1 \+ 1 × 0\.5\) ≈/)).toBeTruthy();
    expect(screen.getByText('Plain mean, without weights: 4.2')).toBeTruthy();
  });

  it('the trend is also text and a table, with the maximum as a number', () => {
    const weekly = aCompany().weekly.map((week, index) => ({ ...week, count: index === 5 ? 1200 : week.count }));
    renderProfile(visibleProfile({ company: aCompany({ weekly }) }));
    const chart = screen.getByRole('img', { name: /1,210 reviews came in over 12 weeks/ });
    expect(within(chart).getByText('1,200')).toBeTruthy();
    expect(within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('row')).toHaveLength(13);
  });

  it.each([
    ['verified', 'Confirmed by purchase'],
    ['unverified', 'Not confirmed by purchase'],
    ['external', 'From another source'],
  ] as const)('the profile says of a review that is %s: %s', (origin, words) => {
    renderProfile(visibleProfile({ reviews: { items: [aReview(1, { origin })], nextCursor: null } }));
    expect(within(screen.getByRole('article')).getByText(words)).toBeTruthy();
  });

  it('a review is shown verbatim in its language, with the company’s answer', () => {
    const body = '<b>Süß</b> & "gut"\n商品 </script>';
    renderProfile(
      visibleProfile({
        reviews: {
          items: [
            aReview(1, {
              body,
              language: 'de',
              answer: { body: 'Dziękujemy!', language: 'pl', publishedAt: '2026-11-21T10:00:00.000Z' },
            }),
          ],
          nextCursor: null,
        },
      }),
    );
    const text = screen.getByText((_, element) => element?.textContent === body && element.tagName === 'P');
    expect(text.getAttribute('lang')).toBe('de');
    expect(screen.getByText('Answer from Górska Półka')).toBeTruthy();
    expect(screen.getByText('Dziękujemy!').getAttribute('lang')).toBe('pl');
  });

  it('the profile shows its badges with their pictures', () => {
    const badges = (['trusted', 'helpful'] as const).map((badge) => ({
      badge,
      wonAt: '2026-11-20T01:00:00.000Z',
      lostAt: null,
    }));
    const page = <ProfilePage data={visibleProfile({ company: aCompany({ badges }) })} />;
    const { container } = renderPage(page, 'de', ['profile', 'reviews', 'category', 'badges'], undefined, {
      badgePictures: { helpful: IMAGE },
    });
    const rowOf = (name: string) => screen.getByText(name).closest('li');
    expect(rowOf('Vertrauenswürdig')?.querySelector('svg')?.dataset['emblem']).toBe('trusted');
    expect(rowOf('Hilfsbereit')?.querySelector('img')?.getAttribute('src')).toBe(IMAGE.src);
    expect(container.querySelectorAll('[data-emblem]')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Hilfsbereit' }).getAttribute('href')).toBe('/de/badges#helpful');
  });

  it('counts are plural forms of the reader’s language', () => {
    renderProfile(visibleProfile(), 'pl');
    expect(screen.getAllByText('10 opinii').length).toBeGreaterThan(0);
    expect(screen.getByText('4,3 na 5')).toBeTruthy();
  });

  it('the profile warns while the company is under review', () => {
    renderProfile(visibleProfile({ company: aCompany({ underReview: true }) }));
    expect(screen.getByText('We are checking this company’s reviews')).toBeTruthy();
  });
});

describe('products', () => {
  const product = { id: '01900000-0000-7000-8000-000000000077', slug: 'green-tea', name: 'Green tea' };
  const address = `/en/product/${product.id}/green-tea/${aCompany().id}`;

  it('popular products are linked', () => {
    renderProfile(
      visibleProfile({
        company: aCompany({ popularProducts: [{ ...product, picture: null, count: 3, average: 4.5 }] }),
      }),
    );
    expect(screen.getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe(address);
  });

  it('the newest product reviews are shown with their products and a link to all', () => {
    renderProfile(visibleProfile({ company: aCompany({ productReviews: [aReview(5, { product })] }) }));
    const section = screen.getByRole('region', { name: 'Latest product reviews' });
    expect(within(section).getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe(address);
    for (const name of ['All product reviews', 'About products'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/en/reviews/gorska-polka?about=products#reviews',
      );
  });

  it('a linked product review is shown once', () => {
    const ofCompany = {
      id: aCompany().id,
      slug: 'gorska-polka',
      name: 'Górska Półka',
      logo: null,
      timeZone: 'Europe/Warsaw',
    };
    const company = aCompany({ productReviews: [aReview(5, { product }), aReview(6, { product })] });
    renderProfile(visibleProfile({ company, linked: { ...aReview(5, { product }), company: ofCompany } }));
    const ids = screen.getAllByRole('article').map(({ id }) => id);
    expect(ids).toEqual([5, 1, 6].map((number) => `review-${aReview(number).id}`));
  });

  it('product reviews can replace the company’s in the list', () => {
    const page = { items: [aReview(5, { product })], nextCursor: null };
    const company = aCompany({ productReviews: page.items });
    renderProfile(visibleProfile({ company, reviews: page, filters: { about: 'products' } }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'About products' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('where to find the company', () => {
  it('the address links to a map', () => {
    renderProfile(visibleProfile({ company: aCompany({ address: 'Krupówki 1, 34-500 Zakopane' }) }));
    const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on a map' }).href);
    expect(url.origin).toBe('https://www.openstreetmap.org');
    expect(url.searchParams.get('query')).toBe('Krupówki 1, 34-500 Zakopane, Poland');
  });

  it.each([
    [true, 'https://www.openstreetmap.org/?mlat=49.2992&mlon=19.9496#map=17/49.2992/19.9496'],
    [false, 'https://www.openstreetmap.org/search?query=Krup%C3%B3wki+1%2C+34-500+Zakopane%2C+Poland'],
  ])(
    'the map shows the point that a company has given, and looks for the address otherwise (exact: %s)',
    (exact, href) => {
      const coordinates = { latitude: 49.2992, longitude: 19.9496, exact };
      renderProfile(visibleProfile({ company: aCompany({ address: 'Krupówki 1, 34-500 Zakopane', coordinates }) }));
      expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on a map' }).href).toBe(href);
    },
  );

  it('an address that is only a country has no map', () => {
    renderProfile(visibleProfile({ company: aCompany({ city: null }) }));
    expect(screen.queryByRole('link', { name: 'Show on a map' })).toBeNull();
  });
});

it('a hidden profile says since when, in the company’s time zone', () => {
  const company = aCompany({ presentation: 'hidden', presentationOffSince: '2026-03-01T23:30:00.000Z' });
  renderProfile({ kind: 'hidden', company, code: null, search: '' });
  expect(screen.getByText('The reviews have been turned off since 2 March 2026.')).toBeTruthy();
});

describe('the messages of the specification', () => {
  const none = { items: [], nextCursor: null };
  it.each<[string, ProfileData]>([
    ['No reviews for selected filters', visibleProfile({ reviews: none, filters: { grade: 2 } })],
    [
      'This shop does not have any reviews in this language yet. Check other languages.',
      visibleProfile({ reviews: none, filters: { language: 'fr' } }),
    ],
    [
      'No reviews yet',
      visibleProfile({ reviews: none, company: aCompany({ grades: noGrades, lastSixMonths: noGrades }) }),
    ],
    [
      'The company has turned off the presentation of their reviews',
      { kind: 'hidden', company: aCompany(), code: null, search: '' },
    ],
    ['The account Zła Firma has been blocked', { kind: 'blocked', companyName: 'Zła Firma', search: '' }],
    ['This company or its reviews do not exist', { kind: 'missing', search: '' }],
    ['Back in a moment', { kind: 'down', search: '' }],
  ])('the profile shows the specified message: %s', (words, data) => {
    renderProfile(data);
    expect(screen.getByRole('heading', { name: words })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('an empty language offers others, those with the most reviews first', () => {
    renderProfile(visibleProfile({ reviews: none, filters: { language: 'fr' } }));
    const others = screen.getAllByRole('link', { name: /^(Polish|German) \(\d\)$/ });
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Polish (8)', '/en/reviews/gorska-polka?language=pl#reviews'],
      ['German (2)', '/en/reviews/gorska-polka?language=de#reviews'],
    ]);
  });

  it('a blocked account links to the home page', () => {
    renderProfile({ kind: 'blocked', companyName: 'Zła Firma', search: '' });
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
  });
});
