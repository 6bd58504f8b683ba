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

  it('filters by a grade from the distribution, and takes the filter back', () => {
    const { unmount } = show(shown());
    const five = () => screen.getByRole('link', { name: /^Grade 5: 60%/ });
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5#reviews');
    unmount();
    show(shown({ filters: { grade: 5, language: 'de' } }));
    expect(five().getAttribute('href')).toBe('/en/reviews/gorska-polka?language=de#reviews');
    expect(five().getAttribute('aria-current')).toBe('true');
  });

  it('tells the trend in words and as a table', () => {
    show(shown());
    expect(screen.getByRole('img', { name: /11 reviews came in over 12 weeks/ })).toBeTruthy();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(13);
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

  it('a blocked account leads home', () => {
    show({ kind: 'blocked', companyName: 'Zła Firma', search: '' });
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/en');
  });
});
