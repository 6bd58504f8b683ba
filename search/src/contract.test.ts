import { Meilisearch } from 'meilisearch';
import { type TestDatabase, cloneDatabase } from '../../tests/support/postgres.ts';
import { type CompanyQuery, type SearchIndex, createSearchIndex } from './index.ts';
import { CONTRACT_COMPANIES, CONTRACT_PRODUCTS, contractCompany } from './testing/contract-documents.ts';
import { CONTRACT_QUERIES, NOTHING } from './testing/contract-queries.ts';

interface Adapter {
  name: string;
  open(): Promise<SearchIndex>;
  close(index: SearchIndex): Promise<void>;
}

function postgres(): Adapter {
  let database: TestDatabase | undefined;
  return {
    name: 'PostgreSQL',
    async open() {
      database = await cloneDatabase({ empty: true });
      return createSearchIndex({ databaseUrl: database.url });
    },
    async close(index) {
      await index.close();
      await database?.drop();
    },
  };
}

function meilisearch(meiliUrl: string): Adapter {
  const meiliPrefix = `test_${process.pid}_${Date.now()}_`;
  const meiliKey = process.env['MEILI_KEY'];
  return {
    name: 'Meilisearch',
    // One process writes here: what it wrote before a reindex is older than the reindex.
    open: async () =>
      createSearchIndex({ meiliUrl, meiliPrefix, meiliClockSkewMs: 0, ...(meiliKey !== undefined && { meiliKey }) }),
    async close(index) {
      await index.close();
      const client = new Meilisearch({ host: meiliUrl, ...(meiliKey !== undefined && { apiKey: meiliKey }) });
      const { results } = await client.getRawIndexes({ limit: 1000 });
      for (const { uid } of results) if (uid.startsWith(meiliPrefix)) await client.deleteIndex(uid).waitTask();
    },
  };
}

/** Meilisearch only where a server is named: without one there is an adapter less, and `npm test` says so at its end. */
const { MEILI_URL } = process.env;
const adapters = [postgres(), ...(MEILI_URL ? [meilisearch(MEILI_URL)] : [])];

async function* inOneBatch<T>(items: readonly T[]): AsyncGenerator<T[]> {
  yield [...items];
}
const truth = {
  companies: () => inOneBatch(CONTRACT_COMPANIES),
  products: () => inOneBatch(CONTRACT_PRODUCTS),
};
const slugs = new Map([...CONTRACT_COMPANIES, ...CONTRACT_PRODUCTS].map(({ id, slug }) => [id, slug]));
const slugsOf = ({ hits }: { hits: { id: string }[] }): (string | undefined)[] => hits.map(({ id }) => slugs.get(id));

describe.each(adapters)('search with $name', ({ open, close }) => {
  let index: SearchIndex;
  beforeAll(async () => {
    index = await open();
    expect(await index.setup()).toEqual({ needsReindex: true });
    await index.reindex(truth);
  });
  afterAll(() => close(index));

  for (const [group, queries] of Object.entries(CONTRACT_QUERIES)) {
    describe(group, () => {
      it.each(queries)('the search finds $first for "$q"', async ({ first, ...query }) => {
        expect(slugsOf(await index.searchCompanies(query))[0]).toBe(first);
      });
    });
  }

  it('there are at least sixty queries, of every kind that is easily got wrong', () => {
    expect(Object.values(CONTRACT_QUERIES).flat().length).toBeGreaterThanOrEqual(60);
    expect(Object.values(CONTRACT_QUERIES).every((group) => group.length > 0)).toBe(true);
  });

  describe('facets', () => {
    const facetsOf = async (query: Omit<CompanyQuery, 'facets'>) =>
      (await index.searchCompanies({ ...query, facets: true })).facets;

    it('facets are counted only on request', async () => {
      expect((await index.searchCompanies({ q: 'nebula' })).facets).toBeUndefined();
      expect(await facetsOf({ q: 'nebula' })).toEqual({
        kind: [
          { value: 'shops', count: 2 },
          { value: 'hotels', count: 1 },
        ],
        category: [{ value: 'general', count: 3 }],
        country: [{ value: 'GB', count: 3 }],
        city: [{ value: 'Leeds', count: 3 }],
        exact: true,
      });
    });

    it('a chosen facet lists its alternatives, and the others are counted under it', async () => {
      const facets = await facetsOf({ q: '', country: 'pl', kind: 'hotels' });
      expect(facets?.kind).toEqual([
        { value: 'shops', count: 6 },
        { value: 'services', count: 3 },
        { value: 'hotels', count: 2 },
        { value: 'restaurants', count: 2 },
      ]);
      expect(facets?.city).toEqual([
        { value: 'Gdańsk', count: 1 },
        { value: 'Sopot', count: 1 },
      ]);
      expect(facets?.country.map(({ value }) => value)).toEqual(['BG', 'PL', 'GB', 'JP']);
    });

    it('each facet value leads to as many hits as its count', async () => {
      for (const q of ['nebula', 'hotel', 'kawairnia', 'copper kettle', '']) {
        const { kind = [], city = [] } = (await facetsOf({ q })) ?? {};
        for (const { value, count } of kind)
          expect([q, value, (await index.searchCompanies({ q, kind: value, facets: true })).total]).toEqual([
            q,
            value,
            count,
          ]);
        for (const { value, count } of city.slice(0, 5))
          expect([q, value, (await index.searchCompanies({ q, city: value, facets: true })).total]).toEqual([
            q,
            value,
            count,
          ]);
      }
    });

    it('facets are empty without hits', async () => {
      expect(await facetsOf({ q: 'qzxwvk' })).toEqual({ kind: [], category: [], country: [], city: [], exact: true });
      expect(await facetsOf({ q: '!?' })).toEqual({ kind: [], category: [], country: [], city: [], exact: true });
    });

    it('spellings of a city are merged under the most frequent', async () => {
      const base = contractCompany('kawiarnia-pod-lipa');
      const cities = ['Quadrópolis', 'Quadropolis', 'Quadrópolis'];
      const companies = cities.map((city, i) => ({
        ...base,
        city,
        name: `Quadrat ${i}`,
        slug: `quadrat-${i}`,
        id: `c0de0000-0000-7000-8000-00000000fac${i}`,
      }));
      await index.upsertCompanies(companies);
      expect((await facetsOf({ q: 'quadrat' }))?.city).toEqual([{ value: 'Quadrópolis', count: 3 }]);
      await index.removeCompanies(companies.map(({ id }) => id));
    });
  });

  it.each(NOTHING)('the search finds nothing for "%s"', async (q) => {
    expect(await index.searchCompanies({ q })).toEqual({ hits: [], total: 0 });
  });

  it('the search lists everything for an empty query, best rank first, and counts it', async () => {
    const { hits, total } = await index.searchCompanies({ q: ' ', limit: 100 });
    expect(total).toBe(CONTRACT_COMPANIES.length);
    expect(hits).toHaveLength(CONTRACT_COMPANIES.length);
    const ranks = hits.map(({ id }) => CONTRACT_COMPANIES.find((company) => company.id === id)?.rank ?? 0);
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
  });

  it('paging keeps the order', async () => {
    const whole = await index.searchCompanies({ q: 'ne', limit: 30 });
    const pages = [];
    for (let offset = 0; offset < whole.total; offset += 2) {
      pages.push(...(await index.searchCompanies({ q: 'ne', limit: 2, offset })).hits);
    }
    expect(pages.map(({ id }) => id)).toEqual(whole.hits.map(({ id }) => id));
    expect(whole.total).toBe(whole.hits.length);
  });

  it('scores are between 0 and 1 and never rise', async () => {
    const { hits } = await index.searchCompanies({ q: 'nebula' });
    const scores = hits.map(({ score }) => score);
    expect(scores.length).toBeGreaterThanOrEqual(3);
    expect(scores.every((score) => score > 0 && score <= 1)).toBe(true);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  });

  it.each([
    { q: 'czajnik zubr', first: 'czajnik' },
    { q: 'ekspres cisnieniowy', first: 'ekspres' },
    { q: 'ekspers', first: 'ekspres' },
    { q: '辞典', first: 'dictionary' },
    { q: 'трюфелі', first: 'truffles' },
    { q: 'czajnik', companyId: contractCompany('gorski').id, first: 'czajnik-turystyczny' },
    { q: 'czajnik media rynek', first: 'czajnik' },
  ])('the search finds the product $first for "$q"', async ({ first, ...query }) => {
    expect(slugsOf(await index.searchProducts(query))[0]).toBe(first);
  });

  it('health reports what the index holds', async () => {
    expect(await index.health()).toMatchObject({
      companies: CONTRACT_COMPANIES.length,
      products: CONTRACT_PRODUCTS.length,
    });
    expect(await index.setup()).toEqual({ needsReindex: false });
  });

  describe('writes', () => {
    const company = { ...contractCompany('nebula'), id: 'c0de0000-0000-7000-8000-00000000beef', slug: 'quasar' };
    const find = async (q: string): Promise<string[]> => (await index.searchCompanies({ q })).hits.map(({ id }) => id);

    it('a write is found when it is done, and no more after its removal', async () => {
      await index.upsertCompanies([{ ...company, name: 'Quasar Antyki' }]);
      expect(await find('quasar')).toEqual([company.id]);
      await index.upsertCompanies([{ ...company, name: 'Pulsar Antyki' }]);
      expect(await find('pulsar')).toEqual([company.id]);
      await index.removeCompanies([company.id, company.id]);
      expect(await find('pulsar')).toEqual([]);
      await index.removeCompanies([company.id]);
    });

    it('the last of two documents with the same id is kept', async () => {
      await index.upsertCompanies([
        { ...company, name: 'Kwazar Pierwszy' },
        { ...company, name: 'Magnetar Drugi' },
      ]);
      expect(await find('magnetar')).toEqual([company.id]);
      await index.removeCompanies([company.id]);
    });

    it('a hidden company is never found', async () => {
      await index.upsertCompanies([{ ...company, name: 'Quasar Antyki' }]);
      await index.upsertCompanies([{ ...company, name: 'Quasar Antyki', hidden: true }]);
      expect(await find('quasar')).toEqual([]);
    });

    it('empty writes are accepted', async () => {
      await index.upsertCompanies([]);
      await index.removeProducts([]);
    });
  });

  describe('a reindex', () => {
    const gone = contractCompany('media-rynek');
    const changed = contractCompany('zielona-apteka');
    const newcomer = { ...changed, id: 'c0de0000-0000-7000-8000-00000000cafe', slug: 'quasar', name: 'Quasar' };
    const find = async (q: string): Promise<string[]> => (await index.searchCompanies({ q })).hits.map(({ id }) => id);

    it('a reindex keeps what was written while it ran, before and after its source was read', async () => {
      const afterwards: Promise<void>[] = [];
      const counts = await index.reindex({
        async *companies() {
          // Read by the source in its old form, changed before the source's row arrives.
          await index.removeCompanies([gone.id]);
          await index.upsertCompanies([{ ...changed, name: 'Purpurowa Apteka' }]);
          expect(await find('purpurowa')).toEqual([changed.id]);
          yield [...CONTRACT_COMPANIES];
          // Comes after everything was read.
          await index.upsertCompanies([newcomer]);
          await index.removeCompanies([contractCompany('nebula-books').id]);
          expect(await find('media rynek')).not.toContain(gone.id);
        },
        async *products() {
          yield [...CONTRACT_PRODUCTS];
          // Under way while the indexes change places.
          afterwards.push(index.upsertCompanies([{ ...newcomer, name: 'Quasar Nova' }]));
        },
      });
      await Promise.all(afterwards);
      expect(counts).toEqual({ companies: CONTRACT_COMPANIES.length, products: CONTRACT_PRODUCTS.length });
      expect(await find('media rynek')).not.toContain(gone.id);
      expect(await find('purpurowa')).toEqual([changed.id]);
      expect(await find('quasar nova')).toEqual([newcomer.id]);
      expect(await find('nebula books')).not.toContain(contractCompany('nebula-books').id);
    });

    it('a failed reindex leaves the old index in use', async () => {
      const before = await index.health();
      const broken = index.reindex({
        async *companies() {
          yield CONTRACT_COMPANIES.slice(0, 3);
          throw new Error('The source broke');
        },
        products: truth.products,
      });
      await expect(broken).rejects.toThrow('The source broke');
      expect(await index.health()).toEqual(before);
      expect(await find('quasar nova')).toEqual([newcomer.id]);
    });

    it('the next reindex uses the source again', async () => {
      await index.reindex(truth);
      expect(await find('quasar')).toEqual([]);
      expect((await find('media rynek'))[0]).toBe(gone.id);
      expect((await index.health()).companies).toBe(CONTRACT_COMPANIES.length);
    });
  });
});
