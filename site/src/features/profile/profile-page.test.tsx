import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { IMAGE } from '../../../testing/blocks.ts';
import { aCompany, aReview, noGrades } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import type { ProfileData } from './profile-data.ts';
import { ProfilePage } from './profile-page.tsx';

const show = (data: ProfileData, locale: Locale = 'en') =>
  renderPage(<ProfilePage data={data} />, locale, ['profile', 'reviews', 'category']);

const shown = (own: Partial<Extract<ProfileData, { kind: 'shown' }>> = {}): ProfileData => ({
  kind: 'shown',
  company: aCompany(),
  reviews: { items: [aReview(1)], nextCursor: null },
  filters: {},
  code: null,
  linked: null,
  photos: { items: [], nextCursor: null },
  productReviews: { items: [], nextCursor: null },
  search: '',
  now: '2026-11-23T10:00:00.000Z',
  ...own,
});

describe('a profile with reviews', () => {
  it('shows the grade first, with one decimal and halves up', () => {
    show(shown());
    const summary = screen.getByRole('region', { name: 'Company grade' });
    expect(within(summary).getByText('4.3 out of 5')).toBeTruthy();
    expect(within(summary).getByText('Last 6 months').parentElement?.textContent).toContain('4.8');
    expect(within(summary).getByText('Full period').parentElement?.textContent).toContain('4.3');
  });

  it('leads to the best companies of its kind and category', () => {
    show(shown());
    expect(screen.getByRole('link', { name: 'Online shop' }).getAttribute('href')).toBe('/en/shops');
    expect(screen.getByRole('link', { name: 'Sports' }).getAttribute('href')).toBe('/en/shops/sports');
  });

  it('shows the way here, from the home page through the list of its category', () => {
    show(shown());
    const way = screen.getByRole('navigation', { name: 'You are here' });
    const links = within(way).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['{{brand}}', '/en'],
      ['Sports', '/en/shops/sports'],
    ]);
    expect(within(way).getByText('Górska Półka').getAttribute('aria-current')).toBe('page');
  });

  it('filters by a grade from the distribution, and takes the filter back', () => {
    const { unmount } = show(shown());
    const five = () => screen.getByRole('link', { name: /^Grade 5: 60%/ });
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5#reviews');
    unmount();
    show(shown({ filters: { grade: 5, language: 'de' } }));
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?language=de#reviews');
    expect(five().getAttribute('aria-current')).toBe('true');
  });

  it('shows the last six months in place of the full period, and leads back', () => {
    const { unmount } = show(shown());
    const period = (name: RegExp) => screen.getByRole('link', { name });
    expect(period(/^Last 6 months/).getAttribute('href')).toBe('/en/reviews/gorska-polka?period=6m');
    expect(period(/^Full period/).getAttribute('aria-current')).toBe('true');
    unmount();
    show(shown({ filters: { period: '6m', grade: 5 } }));
    const summary = screen.getByRole('region', { name: 'Company grade' });
    expect(within(summary).getByText('4.8 out of 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: /^Grade 5: 75%/ })).toBeTruthy();
    expect(period(/^Full period/).getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5');
  });

  it('computes the grade in place, with its own numbers', () => {
    show(shown());
    const rows = within(screen.getAllByRole('table')[1] as HTMLElement).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'OriginNumber of reviewsWeightAverage grade',
      'Confirmed by purchase914.5',
      'From another source10.54',
    ]);
    expect(screen.getByText(/^\(9 × 1 × 4\.5 \+ 1 × 0\.5 × 4\) ÷ \(9 × 1 \+ 1 × 0\.5\) ≈/)).toBeTruthy();
    expect(screen.getByText('Plain mean, without weights: 4.2')).toBeTruthy();
  });

  it('tells the trend in words and as a table', () => {
    show(shown());
    expect(screen.getByRole('img', { name: /11 reviews came in over 12 weeks/ })).toBeTruthy();
    expect(within(screen.getAllByRole('table')[0] as HTMLElement).getAllByRole('row')).toHaveLength(13);
  });

  it.each([
    ['verified', 'Confirmed by purchase'],
    ['unverified', 'Not confirmed by purchase'],
    ['external', 'From another source'],
  ] as const)('says of a review that is %s: %s', (origin, words) => {
    show(shown({ reviews: { items: [aReview(1, { origin })], nextCursor: null } }));
    expect(within(screen.getByRole('article')).getByText(words)).toBeTruthy();
  });

  it('shows the text unharmed, in its own language, with the company’s answer', () => {
    const body = '<b>Süß</b> & "gut"\n商品 </script>';
    show(
      shown({
        reviews: {
          items: [
            aReview(1, { body, language: 'de', answer: { body: 'Danke!', publishedAt: '2026-11-21T10:00:00.000Z' } }),
          ],
          nextCursor: null,
        },
      }),
    );
    const text = screen.getByText((_, element) => element?.textContent === body && element.tagName === 'P');
    expect(text.getAttribute('lang')).toBe('de');
    expect(screen.getByText('Answer from Górska Półka')).toBeTruthy();
    expect(screen.getByText('Danke!')).toBeTruthy();
  });

  it('names the badges it holds, each with its own look', () => {
    const badges = (['trusted', 'helpful'] as const).map((badge) => ({
      ...{ badge, wonAt: '2026-11-20T01:00:00.000Z', lostAt: null },
    }));
    const page = <ProfilePage data={shown({ company: aCompany({ badges }) })} />;
    const { container } = renderPage(page, 'de', ['profile', 'reviews', 'category', 'badges'], undefined, {
      badgePictures: { helpful: IMAGE },
    });
    const rowOf = (name: string) => screen.getByText(name).closest('li');
    expect(rowOf('Vertrauenswürdig')?.querySelector('svg')?.dataset['emblem']).toBe('trusted');
    expect(rowOf('Hilfsbereit')?.querySelector('img')?.getAttribute('src')).toBe(IMAGE.src);
    expect(container.querySelectorAll('[data-emblem]')).toHaveLength(1);
  });

  it('counts in the reader’s language', () => {
    show(shown(), 'pl');
    expect(screen.getAllByText('10 opinii').length).toBeGreaterThan(0);
    expect(screen.getByText('4,3 na 5')).toBeTruthy();
  });

  it('warns while the company is under review', () => {
    show(shown({ company: aCompany({ underReview: true }) }));
    expect(screen.getByText('We are checking this company’s reviews')).toBeTruthy();
  });
});

describe('filters', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Filter reviews' });
  const field = (name: string) => within(form()).getByLabelText<HTMLInputElement>(name);

  it('stand as the address has them, also what nobody could choose here', () => {
    const filters = { language: 'fr', origin: 'unverified', period: '12m', photos: 'yes', words: 'tea' } as const;
    show(shown({ filters }));
    expect(['Language', 'Origin', 'Period', 'Words in the review'].map((name) => field(name).value)).toEqual([
      'fr',
      'unverified',
      '12m',
      'tea',
    ]);
    expect(field('With photos').checked).toBe(true);
    expect(screen.getByRole('link', { name: 'Clear filters' }).getAttribute('href')).toBe(
      '/en/reviews/gorska-polka#reviews',
    );
  });

  const engine = new FakeEngine();
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it('apply in place: the focus stays, the address, the grade and the list follow', async () => {
    const asked: string[] = [];
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      asked.push(query.toString());
      return { status: 200, body: { items: [aReview(7), aReview(8)], nextCursor: 'c2' } };
    });
    show(shown());
    field('Grade').focus();
    choose('Grade', '5');
    await screen.findByText('Author 7');
    expect(asked).toEqual(['grade=5&limit=10']);
    expect(location.search).toBe('?grade=5');
    expect(document.activeElement).toBe(field('Grade'));
    expect(screen.getByText('2+ reviews').getAttribute('role')).toBe('status');
    choose('Period', '6m');
    await waitFor(() => expect(location.search).toBe('?grade=5&period=6m'));
    expect(within(screen.getByRole('region', { name: 'Company grade' })).getByText('4.8 out of 5')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
      '/en/reviews/gorska-polka?grade=5&period=6m&cursor=c2#reviews',
    );
  });

  it('chosen quickly one after the other show the last choice', async () => {
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      const grade = Number(query.get('grade'));
      const body = { items: [aReview(10 + grade)], nextCursor: null };
      return { status: 200, body, afterMs: grade === 1 ? 200 : 0 };
    });
    show(shown());
    choose('Grade', '1');
    choose('Grade', '4');
    await screen.findByText('Author 14');
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByText('Author 14')).toBeTruthy();
    expect(location.search).toBe('?grade=4');
  });

  it('are a form that needs no scripts', () => {
    show(shown({ filters: { about: 'products' } }));
    expect([form().method, form().getAttribute('action')]).toEqual(['get', '/en/reviews/gorska-polka#reviews']);
    expect(new FormData(form()).get('about')).toBe('products');
    expect(within(form()).getByRole('button', { name: 'Show' })).toBeTruthy();
  });
});

describe('products', () => {
  const product = { id: '01900000-0000-7000-8000-000000000077', slug: 'green-tea', name: 'Green tea' };
  const address = `/en/product/${product.id}/green-tea/${aCompany().id}`;

  it('that are popular are linked', () => {
    show(shown({ company: aCompany({ popularProducts: [{ ...product, count: 3, average: 4.5 }] }) }));
    expect(screen.getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe(address);
  });

  it('have their newest reviews below, each with its product, and all of them behind a link', () => {
    show(shown({ productReviews: { items: [aReview(5, { product })], nextCursor: null } }));
    const section = screen.getByRole('region', { name: 'Latest product reviews' });
    expect(within(section).getByRole('link', { name: 'Green tea' }).getAttribute('href')).toBe(address);
    for (const name of ['All product reviews', 'About products'])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/en/reviews/gorska-polka?about=products#reviews',
      );
  });

  it('take the place of the company in the list', () => {
    const page = { items: [aReview(5, { product })], nextCursor: null };
    show(shown({ reviews: page, productReviews: page, filters: { about: 'products' } }));
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'About products' }).getAttribute('aria-current')).toBe('true');
  });
});

describe('a link to one review', () => {
  it('shows it first and marked, and not a second time', () => {
    const company = { id: aCompany().id, slug: 'gorska-polka', name: 'Górska Półka' };
    const linked = { ...aReview(2), company };
    show(shown({ linked, reviews: { items: [aReview(1), aReview(2)], nextCursor: null } }));
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('The review you followed a link to');
    expect(first?.id).toBe(`review-${linked.id}`);
    expect(second?.textContent).toContain('Author 1');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('that is not public any more says so above the others', () => {
    show(shown({ linked: 'gone' }));
    expect(screen.getByText('Product or reviews does not exists')).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('where to find the company', () => {
  it('leads to a map by a plain link', () => {
    show(shown({ company: aCompany({ address: 'Krupówki 1, 34-500 Zakopane' }) }));
    const url = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Show on a map' }).href);
    expect(url.origin).toBe('https://www.openstreetmap.org');
    expect(url.searchParams.get('query')).toBe('Krupówki 1, 34-500 Zakopane, Poland');
  });

  it('has no map of a whole country', () => {
    show(shown({ company: aCompany({ city: null }) }));
    expect(screen.queryByRole('link', { name: 'Show on a map' })).toBeNull();
  });
});

describe('more reviews', () => {
  const engine = new FakeEngine();
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  const first = shown({ reviews: { items: [aReview(1)], nextCursor: 'c1' }, filters: { grade: 5 } });
  const more = () => screen.getByRole('link', { name: 'Show more' });

  it('are behind a link without scripts', () => {
    show(first);
    expect(more().getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5&cursor=c1#reviews');
  });

  it('come below the others, none twice, until there are no more', async () => {
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      expect([query.get('cursor'), query.get('grade')]).toEqual(['c1', '5']);
      return { status: 200, body: { items: [aReview(1), aReview(2)], nextCursor: null } };
    });
    show(first);
    fireEvent.click(more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
  });

  it('can be asked for again after a failure', async () => {
    engine.on('GET /companies/gorska-polka/reviews', () => problem(500, 'internal'));
    show(first);
    fireEvent.click(more());
    await screen.findByRole('alert');
    engine.on('GET /companies/gorska-polka/reviews', () => ({
      status: 200,
      body: { items: [aReview(2)], nextCursor: null },
    }));
    fireEvent.click(more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the messages of the specification', () => {
  const none = { items: [], nextCursor: null };
  it.each<[string, ProfileData]>([
    ['No reviews for selected filters', shown({ reviews: none, filters: { grade: 2 } })],
    [
      'This shop does not have any reviews in this language yet. Check other languages.',
      shown({ reviews: none, filters: { language: 'fr' } }),
    ],
    ['No reviews yet', shown({ reviews: none, company: aCompany({ grades: noGrades, lastSixMonths: noGrades }) })],
    [
      'The company has turned off the presentation of their reviews',
      { kind: 'hidden', company: aCompany(), search: '' },
    ],
    ['The account Zła Firma has been blocked', { kind: 'blocked', companyName: 'Zła Firma', search: '' }],
    ['Product or reviews does not exists', { kind: 'missing', search: '' }],
    ['Back in a moment', { kind: 'down', search: '' }],
  ])('%s', (words, data) => {
    show(data);
    expect(screen.getByRole('heading', { name: words })).toBeTruthy();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('with no reviews in a language the others are offered, those with the most reviews first', () => {
    show(shown({ reviews: none, filters: { language: 'fr' } }));
    const others = screen.getAllByRole('link', { name: /^(Polish|German) \(\d\)$/ });
    expect(others.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Polish (8)', '/en/reviews/gorska-polka?language=pl#reviews'],
      ['German (2)', '/en/reviews/gorska-polka?language=de#reviews'],
    ]);
  });

  it('a blocked account leads home', () => {
    show({ kind: 'blocked', companyName: 'Zła Firma', search: '' });
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
  });
});
