import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aCompany, aReview } from '../../../testing/companies.ts';
import { FakeEngine, problem } from '../../../testing/fake-engine.ts';
import { renderProfile, visibleProfile } from '../../../testing/profile-page.tsx';

describe('filters', () => {
  const form = () => screen.getByRole<HTMLFormElement>('form', { name: 'Filter reviews' });
  const field = (name: string) => within(form()).getByLabelText<HTMLInputElement>(name);

  it('filters match the address, including values that cannot be chosen', () => {
    const filters = { language: 'fr', origin: 'unverified', period: '12m', photos: 'yes', words: 'tea' } as const;
    renderProfile(visibleProfile({ filters }));
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

  const offered = (name: string) =>
    within(field(name))
      .getAllByRole<HTMLOptionElement>('option', { hidden: true })
      .map(({ text }) => text);

  it('filters offer the languages of reviews, and one that only the address has', () => {
    const { unmount } = renderProfile(visibleProfile());
    expect(offered('Language')).toEqual(['All languages', 'Polish (8)', 'German (2)']);
    unmount();
    renderProfile(visibleProfile({ filters: { language: 'ja' } }));
    expect(offered('Language')).toEqual(['All languages', 'Polish (8)', 'German (2)', 'Japanese']);
    expect(field('Language').value).toBe('ja');
  });

  it('filters offer what authors say of themselves, with counts, and send it with the address', async () => {
    const [small, large] = [7, 8].map((n) => `01900000-0000-7000-8000-00000000070${n}`) as [string, string];
    const userFeatures = [
      {
        id: '01900000-0000-7000-8000-000000000700',
        name: 'Size',
        choices: [
          { id: small, name: 'small', count: 3 },
          { id: large, name: 'large', count: 1 },
        ],
      },
    ];
    renderProfile(visibleProfile({ company: aCompany({ userFeatures }), filters: { choices: large } }));
    expect(offered('Size')).toEqual(['All authors', 'small (3)', 'large (1)']);
    expect(field('Size').value).toBe(large);
    engine.on('GET /companies/gorska-polka/reviews', () => ({ status: 200, body: { items: [], nextCursor: null } }));
    fireEvent.change(field('Size'), { target: { value: small } });
    await waitFor(() =>
      expect(engine.seen('GET /companies/gorska-polka/reviews')[0]?.query.get('choices')).toBe(small),
    );
    await waitFor(() => expect(location.search).toBe(`?choices=${small}`));
  });

  it('a choice has a number only where it leads to as many reviews', () => {
    const { unmount } = renderProfile(visibleProfile({ filters: { grade: 5 } }));
    expect(offered('Language')).toEqual(['All languages', 'Polish', 'German']);
    expect(offered('Rating').filter((text) => text.endsWith('(2)'))).toHaveLength(1);
    unmount();
    renderProfile(visibleProfile({ filters: { sort: 'lowest', page: 2 } }));
    expect(offered('Language')).toEqual(['All languages', 'Polish (8)', 'German (2)']);
  });

  it('filters of product reviews offer every language and origin, without counts', () => {
    const company = aCompany({ byOrigin: [] });
    const { unmount } = renderProfile(visibleProfile({ company }));
    expect(offered('Origin')).toHaveLength(1);
    unmount();
    renderProfile(visibleProfile({ company, filters: { about: 'products' } }));
    expect(offered('Language')).toHaveLength(31);
    expect(offered('Language')).toContain('Bulgarian');
    expect(offered('Origin')).toHaveLength(4);
    expect([...offered('Language'), ...offered('Origin')].join()).not.toMatch(/[(0-9]/);
  });

  it('filters of product reviews do not suggest the company’s languages', () => {
    const reviews = { items: [], nextCursor: null };
    const company = aCompany({ byLanguage: [{ language: 'pl', count: 9, average: 4 }] });
    renderProfile(visibleProfile({ company, reviews, filters: { about: 'products', language: 'fr' } }));
    expect(screen.queryByRole('link', { name: /Polish/ })).toBeNull();
    expect(screen.getByRole('heading', { name: /^This shop does not have any reviews in this language/ })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show all reviews' }).getAttribute('href')).toBe(
      '/en/reviews/gorska-polka?about=products#reviews',
    );
  });

  const engine = new FakeEngine();
  beforeAll(() => engine.start());
  beforeEach(() => engine.reset());
  afterAll(() => engine.stop());
  const choose = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

  it('filters apply in place: the focus stays, address, grade and list follow', async () => {
    const asked: string[] = [];
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      asked.push(query.toString());
      return { status: 200, body: { items: [aReview(7), aReview(8)], nextCursor: 'c2' } };
    });
    renderProfile(visibleProfile());
    field('Rating').focus();
    choose('Rating', '5');
    await screen.findByText('Author 7');
    expect(asked).toEqual(['grade=5&page=1&limit=10']);
    expect(location.search).toBe('?grade=5');
    expect(document.activeElement).toBe(field('Rating'));
    // Visible and announced.
    const found = screen.getByText('2+ reviews');
    expect(found.tagName).toBe('P');
    expect(found.closest('[role=status]')).toBeTruthy();
    choose('Period', '6m');
    // The address changes first, the list is rendered after it.
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Show more' }).getAttribute('href')).toBe(
        '/en/reviews/gorska-polka?grade=5&period=6m&cursor=c2#reviews',
      ),
    );
    expect(location.search).toBe('?grade=5&period=6m');
    expect(within(screen.getByRole('region', { name: 'Company rating' })).getByText('4.8 out of 5')).toBeTruthy();
  });

  it('filters without results in a language say so and name other languages', async () => {
    const reviews = { items: [], nextCursor: null };
    renderProfile(visibleProfile({ filters: { language: 'fr' }, reviews }));
    await screen.findByRole('heading', { name: /^This shop does not have any reviews in this language/ });
    expect(screen.getByRole('link', { name: 'Polish (8)' })).toBeTruthy();
  });

  it('filters of the address say how many reviews match', () => {
    const reviews = { items: [aReview(1), aReview(2)], nextCursor: null };
    const { unmount } = renderProfile(visibleProfile({ filters: { grade: 5 }, reviews }));
    expect(screen.getByText('2 reviews').closest('[role=status]')).toBeTruthy();
    unmount();
    for (const filters of [{}, { grade: 5, cursor: 'c2' }]) {
      const { unmount: leave } = renderProfile(visibleProfile({ filters, reviews }));
      expect(screen.queryByText('2 reviews')).toBeNull();
      leave();
    }
  });

  it('filters chosen in quick succession show the last choice', async () => {
    const late = Promise.withResolvers<void>();
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      const grade = Number(query.get('grade'));
      const body = { items: [aReview(10 + grade)], nextCursor: null };
      return { status: 200, body, ...(grade === 1 && { after: late.promise }) };
    });
    renderProfile(visibleProfile());
    choose('Rating', '1');
    choose('Rating', '4');
    await screen.findByText('Author 14');
    late.resolve();
    const asked = () => engine.requests.filter(({ path }) => path.endsWith('/reviews'));
    await waitFor(() => expect(asked().map(({ ended }) => ended)).toEqual([true, true]));
    expect(screen.getByText('Author 14')).toBeTruthy();
    expect(location.search).toBe('?grade=4');
  });

  it('filters mark the list as busy until the answer arrives', async () => {
    engine.on('GET /companies/gorska-polka/reviews', () => {
      return { status: 200, body: { items: [aReview(7)], nextCursor: null }, afterMs: 50 };
    });
    renderProfile(visibleProfile());
    const busy = () => document.querySelectorAll('[aria-busy="true"]').length;
    expect(busy()).toBe(0);
    choose('Rating', '5');
    expect(busy()).toBe(1);
    const list = screen.getByText('Author 1').closest('[aria-busy="true"]');
    await screen.findByText('Author 7');
    expect(list?.getAttribute('aria-busy')).toBeNull();
  });

  it('filters work as a form without scripts', () => {
    renderProfile(visibleProfile({ filters: { about: 'products' } }));
    expect([form().method, form().getAttribute('action')]).toEqual(['get', '/en/reviews/gorska-polka#reviews']);
    expect(new FormData(form()).get('about')).toBe('products');
    expect(within(form()).getByRole('button', { name: 'Show' })).toBeTruthy();
  });
});

describe('a link to one review', () => {
  it('a linked review is shown first, highlighted and once', () => {
    const company = {
      id: aCompany().id,
      slug: 'gorska-polka',
      name: 'Górska Półka',
      logo: null,
      timeZone: 'Europe/Warsaw',
    };
    const linked = { ...aReview(2), company };
    renderProfile(visibleProfile({ linked, reviews: { items: [aReview(1), aReview(2)], nextCursor: null } }));
    const [first, second] = screen.getAllByRole('article');
    expect(first?.textContent).toContain('The review you followed a link to');
    expect(first?.id).toBe(`review-${linked.id}`);
    expect(second?.textContent).toContain('Author 1');
    expect(screen.getAllByRole('article')).toHaveLength(2);
  });

  it('a linked review that is no longer public is reported above the others', () => {
    renderProfile(visibleProfile({ linked: 'gone' }));
    expect(screen.getByText(/^The review that the link led to is no longer here: its author deleted it/)).toBeTruthy();
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('more reviews', () => {
  const engine = new FakeEngine();
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  const first = visibleProfile({ reviews: { items: [aReview(1)], nextCursor: 'c1' }, filters: { grade: 5 } });
  const more = () => screen.getByRole('link', { name: 'Show more' });

  it('more reviews are a link without scripts', () => {
    renderProfile(first);
    expect(more().getAttribute('href')).toBe('/en/reviews/gorska-polka?grade=5&cursor=c1#reviews');
  });

  it('more reviews load below without duplicates, until there are no more', async () => {
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      expect([query.get('cursor'), query.get('grade')]).toEqual(['c1', '5']);
      return { status: 200, body: { items: [aReview(1), aReview(2)], nextCursor: null } };
    });
    renderProfile(first);
    more().focus();
    fireEvent.click(more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2));
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    // The focused link is gone: the first loaded review has the focus.
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByRole('article')[1]));
  });

  it('loading more reviews can be retried after a failure', async () => {
    engine.on('GET /companies/gorska-polka/reviews', () => problem(500, 'internal'));
    renderProfile(first);
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

describe('a search for words that has found nothing among the newest', () => {
  const engine = new FakeEngine();
  beforeAll(() => engine.start());
  afterAll(() => engine.stop());
  const searched = () =>
    renderProfile(visibleProfile({ reviews: { items: [], nextCursor: 'c1' }, filters: { words: 'teapot' } }));
  const none = 'No reviews for selected filters';
  const soFar = 'Nothing among the newest reviews so far';

  it('a text search without results so far says so and continues', async () => {
    engine.on('GET /companies/gorska-polka/reviews', ({ query }) => {
      expect(query.get('words')).toBe('teapot');
      const found = { items: [aReview(1)], nextCursor: null };
      return { status: 200, body: query.get('cursor') === 'c2' ? found : { items: [], nextCursor: 'c2' } };
    });
    searched();
    expect(screen.getByRole('heading', { name: soFar })).toBeTruthy();
    expect(screen.queryByText(none)).toBeNull();
    const more = () => screen.getByRole('link', { name: 'Show more' });
    fireEvent.click(more());
    await waitFor(() => expect(more().getAttribute('href')).toContain('cursor=c2'));
    expect(screen.getByRole('status').textContent).toBe(soFar);
    fireEvent.click(more());
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.queryByText(soFar)).toBeNull();
  });

  it('a text search says that there are none once everything is searched', async () => {
    engine.on('GET /companies/gorska-polka/reviews', () => ({ status: 200, body: { items: [], nextCursor: null } }));
    searched();
    fireEvent.click(screen.getByRole('link', { name: 'Show more' }));
    await screen.findByRole('heading', { name: none });
    expect(screen.getByRole('status').textContent).toBe(none);
    expect(screen.queryByRole('link', { name: 'Show more' })).toBeNull();
    await waitFor(() => expect(document.activeElement?.id).toBe('reviews-title'));
  });
});
