import { screen, waitFor } from '@testing-library/react';
import type { Locale } from '@app/locales/manifest.ts';
import { BLOCKS, EXTRAS } from '../../../../testing/blocks.ts';
import { aReview } from '../../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../../testing/fake-engine.ts';
import { aHit } from '../../../../testing/search.ts';
import { renderPage } from '../../../../testing/render-page.tsx';
import { namespacesOf, type PageBlock } from '../../../lib/content/blocks.ts';
import { Blocks } from '../blocks.tsx';

const engine = new FakeEngine();
beforeAll(() => engine.start());
afterAll(() => engine.stop());
beforeEach(() => engine.reset());

const show = (blocks: PageBlock[], locale: Locale = 'en') =>
  renderPage(
    <Blocks blocks={blocks} extras={EXTRAS} title="Name of the page" home={false} />,
    locale,
    namespacesOf(blocks),
  );

describe('the latest reviews', () => {
  const review = aReview(1, { publishedAt: '2026-05-02T10:00:00.000Z' });
  const path = `?review=${review.id}#review-${review.id}`;

  it('the latest reviews link to the whole review', async () => {
    const company = { id: review.id, slug: 'gorska-polka', name: 'Górska Półka', logo: null };
    engine.on('GET /reviews/latest', () => ({ status: 200, body: { items: [{ ...review, company }] } }));
    show([{ ...BLOCKS.reviewCarousel, company: null }]);
    const link = await screen.findByRole('link', { name: '2 May 2026' });
    expect(link.getAttribute('href')).toBe(`/en/reviews/gorska-polka${path}`);
    expect(engine.seen('GET /reviews/latest')[0]?.query.get('language')).toBe('en');
  });

  it('the latest reviews of one company link to the whole review', async () => {
    engine.on('GET /companies/oak/reviews', () => ({ status: 200, body: { items: [review], nextCursor: null } }));
    show([{ ...BLOCKS.reviewCarousel, company: 'oak' }], 'pl');
    const link = await screen.findByRole('link', { name: /2026/ });
    expect(link.getAttribute('href')).toBe(`/opinie/oak${path}`);
  });

  it('the latest reviews omit erased ones and disappear without others', async () => {
    const erased = aReview(2, { erased: true, body: '', authorName: '', publishedAt: '2026-05-03T10:00:00.000Z' });
    let items = [erased, review];
    engine.on('GET /companies/oak/reviews', () => ({ status: 200, body: { items, nextCursor: null } }));
    const { unmount } = show([{ ...BLOCKS.reviewCarousel, company: 'oak' }]);
    await screen.findByRole('link', { name: '2 May 2026' });
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    unmount();
    items = [erased];
    show([{ ...BLOCKS.reviewCarousel, company: 'oak' }]);
    await waitFor(() => expect(screen.queryByRole('list')).toBeNull());
  });

  it('the latest reviews name the source of an imported one', async () => {
    const taken = aReview(3, { origin: 'external', source: { name: 'booking', url: null } });
    engine.on('GET /companies/oak/reviews', () => ({ status: 200, body: { items: [taken], nextCursor: null } }));
    show([{ ...BLOCKS.reviewCarousel, company: 'oak' }]);
    await screen.findByRole('img', { name: 'Booking.com' });
    expect(screen.getByRole('img', { name: 'From another source' })).toBeTruthy();
  });
});

describe('figures', () => {
  const item = (source: 'companies' | 'reviews', value: string | null) => ({
    id: source,
    source,
    claim: null,
    value,
    label: `All ${source}`,
  });
  const figures = () => screen.queryAllByRole('definition').map(({ textContent }) => textContent);

  it('figures are the build’s until newer ones load; unknown ones are hidden', async () => {
    engine.on('GET /stats', () => ({ status: 200, body: { companies: 1300, reviews: 41_000, byKind: {} } }));
    show([{ ...BLOCKS.numbers, items: [item('companies', '1,200'), item('reviews', null)] }]);
    expect(figures()).toEqual(['1,200']);
    expect(screen.queryByText('All reviews')).toBeNull();
    await screen.findByText('All reviews');
    expect(figures()).toEqual(['1,300', '41,000']);
  });

  it('figures without data leave no band', () => {
    engine.on('GET /stats', () => problem(503, 'down'));
    show([{ ...BLOCKS.numbers, items: [item('companies', null)] }]);
    expect(screen.queryByRole('heading', { name: 'In numbers' })).toBeNull();
  });
});

describe('the home page', () => {
  const home = (blocks: PageBlock[]) =>
    renderPage(<Blocks blocks={blocks} extras={EXTRAS} title="Home" home />, 'en', [
      ...namespacesOf(blocks),
      'reviews',
    ]);
  const kind = { kind: 'hotels', companies: 9, reviews: 90, categories: [], countries: [] };
  const cityOf = (slug: string, name: string, companies: number) => ({
    country: 'PL',
    region: { slug: 'malopolskie', name: 'Małopolskie' },
    city: { slug, name },
    companies,
  });

  it('the home page shows newest reviews, best rated companies and the largest cities below its first block', async () => {
    const company = { id: aReview(1).id, slug: 'gorska-polka', name: 'Górska Półka', logo: null };
    engine.on('GET /reviews/latest', () => ({ status: 200, body: { items: [{ ...aReview(1), company }] } }));
    engine.on('GET /companies/top', () => ({ status: 200, body: { items: [{ ...aHit, name: 'Best of all' }] } }));
    const cities = [cityOf('zakopane', 'Zakopane', 2), cityOf('krakow', 'Kraków', 7)];
    engine.on('GET /directory', () => ({ status: 200, body: { kinds: [{ ...kind, cities }] } }));
    home([BLOCKS.hero, BLOCKS.faq]);
    await screen.findByRole('link', { name: 'Best of all' });
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const hotels = links.filter((href) => href?.startsWith('/en/categories/hotels'));
    expect(hotels).toEqual(['krakow', 'zakopane'].map((city) => `/en/categories/hotels/pl/malopolskie/${city}`));
    expect(await screen.findByRole('heading', { name: 'Newest reviews' })).toBeTruthy();
    expect(links).toContain('/en/categories');
  });

  it('the home page leaves out what the engine does not answer, and a second list of reviews', async () => {
    engine.on('GET /reviews/latest', () => ({ status: 200, body: { items: [aReview(1)] } }));
    engine.on('GET /companies/top', () => problem(500, 'internal'));
    engine.on('GET /directory', () => problem(500, 'internal'));
    home([BLOCKS.hero, { ...BLOCKS.reviewCarousel, company: null }]);
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Best rated companies' })).toBeNull());
    expect(screen.queryByRole('heading', { name: 'Newest reviews' })).toBeNull();
  });
});
