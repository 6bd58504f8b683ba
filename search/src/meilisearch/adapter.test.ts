import { ReindexRunning, type SearchIndex, createSearchIndex } from '../index.ts';
import { CONTRACT_COMPANIES, CONTRACT_PRODUCTS, contractCompany } from '../testing/contract-documents.ts';
import { type MeilisearchStandIn, startMeilisearchStandIn } from '../testing/meilisearch-stand-in.ts';

let server: MeilisearchStandIn;
let index: SearchIndex;

beforeEach(async () => {
  server = await startMeilisearchStandIn();
  index = createSearchIndex({ meiliUrl: server.url, meiliKey: 'the-key', meiliPrefix: 'here_' });
});
afterEach(async () => {
  await index.close();
  await server.close();
});

async function* inOneBatch<T>(items: readonly T[]): AsyncGenerator<T[]> {
  yield [...items];
}
const truth = {
  companies: () => inOneBatch(CONTRACT_COMPANIES),
  products: () => inOneBatch(CONTRACT_PRODUCTS),
};
const find = async (q: string): Promise<string[]> => (await index.searchCompanies({ q })).hits.map(({ id }) => id);
const LIVE = ['here_companies_v4', 'here_products_v4'];

describe('set-up', () => {
  it('setup creates both indexes with their settings, and reports that they are empty', async () => {
    expect(await index.setup()).toEqual({ needsReindex: true });
    expect(server.indexes()).toEqual(LIVE);
    const settings = server.requests.filter(({ route }) => route === 'PATCH /indexes/:uid/settings');
    expect(settings[0]?.body).toMatchObject({
      searchableAttributes: ['name', 'compact', 'address', 'place'],
      pagination: { maxTotalHits: 1000 },
    });
    expect(new Set(server.requests.map(({ key }) => key))).toEqual(new Set(['Bearer the-key']));
  });

  it('setup may run concurrently and repeatedly', async () => {
    const other = createSearchIndex({ meiliUrl: server.url, meiliKey: 'the-key', meiliPrefix: 'here_' });
    await Promise.all([index.setup(), other.setup()]);
    await index.reindex(truth);
    expect(await other.setup()).toEqual({ needsReindex: false });
  });
});

describe('writing and searching', () => {
  beforeEach(async () => {
    await index.setup();
  });

  it('a write waits until the server has carried it out', async () => {
    const company = contractCompany('kalyna');
    await index.upsertCompanies([company]);
    expect(await find('restoran kal')).toEqual([company.id]);
    expect(await find('КАЛИНА')).toEqual([company.id]);
    await index.removeCompanies([company.id]);
    expect(await find('restoran')).toEqual([]);
    expect(await index.health()).toEqual({ adapter: 'meilisearch', companies: 0, products: 0 });
  });

  it('a failed task throws the server’s error', async () => {
    server.failNext('documentAdditionOrUpdate');
    await expect(index.upsertCompanies([contractCompany('kalyna')])).rejects.toThrow(
      /documentAdditionOrUpdate.*failed/u,
    );
  });

  it('a search sends folded words, filters, the page and only the needed attributes', async () => {
    await index.searchCompanies({ q: 'Żółw ŁÓDŹ', kind: 'shops', city: 'Kraków', limit: 5, offset: 10 });
    expect(server.requests.at(-1)).toMatchObject({
      route: 'POST /multi-search',
      body: {
        queries: [
          {
            indexUid: 'here_companies_v4',
            q: 'zolw lodz',
            filter: ['removed = false', 'kind = "shops"', 'city = "krakow"'],
            limit: 5,
            offset: 10,
            attributesToRetrieve: ['id'],
            showRankingScore: true,
            matchingStrategy: 'last',
          },
        ],
      },
    });
  });

  it('the search counts facets in the same request, a chosen one without its own filter', async () => {
    await index.reindex(truth);
    const { facets, total } = await index.searchCompanies({ q: 'hotel bryza', city: 'SOPOT', facets: true });
    expect(total).toBe(1);
    expect(facets).toEqual({
      kind: [{ value: 'hotels', count: 1 }],
      category: [{ value: 'general', count: 1 }],
      country: [{ value: 'PL', count: 1 }],
      city: [
        { value: 'Gdańsk', count: 1 },
        { value: 'Sopot', count: 1 },
      ],
      exact: true,
    });
    const { queries } = server.requests.at(-1)!.body as { queries: { filter: string[]; facets: string[] }[] };
    expect(queries.map(({ filter, facets: names }) => [filter, names])).toEqual([
      [
        ['removed = false', 'city = "sopot"'],
        ['kindShown', 'categoryShown', 'countryShown'],
      ],
      [['removed = false'], ['cityShown']],
    ]);
  });

  it('a whole URL is found by its host, a partial one by its words', async () => {
    await index.reindex(truth);
    expect(await find('https://www.mediarynek.pl/kontakt')).toEqual([contractCompany('media-rynek').id]);
    expect(await find('mediaryn')).toEqual([contractCompany('media-rynek').id]);
    expect(await find('isikkitabevi.co')).toEqual([contractCompany('isik').id]);
    expect(await find('!?')).toEqual([]);
  });

  it('the company of a typed host precedes those of its parent domains, on every page', async () => {
    await index.reindex(truth);
    const [laden, outer] = [contractCompany('alpenland-laden').id, contractCompany('alpenland').id];
    for (const q of ['laden.alpenland.at', 'https://neu.laden.alpenland.at/angebote'])
      expect(await find(q)).toEqual([laden, outer]);
    expect(await find('rechnung.alpenland.at')).toEqual([outer]);
    const page = (offset: number) => index.searchCompanies({ q: 'laden.alpenland.at', limit: 1, offset, facets: true });
    expect(await page(0)).toMatchObject({
      hits: [{ id: laden }],
      total: 2,
      facets: { country: [{ value: 'AT', count: 2 }] },
    });
    expect(await page(1)).toMatchObject({ hits: [{ id: outer }], total: 2 });
  });

  it('products are found, also of a single company', async () => {
    await index.upsertProducts(CONTRACT_PRODUCTS);
    const companyId = contractCompany('gorski').id;
    expect((await index.searchProducts({ q: 'czajnik' })).total).toBe(2);
    expect((await index.searchProducts({ q: 'czajnik', companyId })).total).toBe(1);
    await index.removeProducts(CONTRACT_PRODUCTS.map(({ id }) => id));
    expect((await index.searchProducts({ q: 'czajnik' })).total).toBe(0);
  });
});

describe('a reindex', () => {
  beforeEach(async () => {
    await index.setup();
    await index.reindex(truth);
  });

  it('a reindex swaps both indexes in one task and leaves nothing behind', async () => {
    const swaps = server.requests.filter(({ route }) => route === 'POST /swap-indexes');
    expect(swaps.map(({ body }) => body)).toEqual([
      LIVE.map((uid) => ({ indexes: [uid, `${uid}_next`], rename: false })),
    ]);
    expect(server.indexes()).toEqual(LIVE);
    expect(await index.health()).toMatchObject({ companies: CONTRACT_COMPANIES.length });
  });

  it('a reindex keeps concurrent writes of another process', async () => {
    const other = createSearchIndex({ meiliUrl: server.url, meiliPrefix: 'here_' });
    const gone = contractCompany('media-rynek');
    const changed = contractCompany('nebula');
    const late: Promise<void>[] = [];
    await index.reindex({
      async *companies() {
        await other.removeCompanies([gone.id]);
        await other.upsertCompanies([{ ...changed, name: 'Pulsar' }]);
        yield [...CONTRACT_COMPANIES];
      },
      async *products() {
        late.push(other.upsertCompanies([{ ...changed, name: 'Magnetar' }]));
        yield [...CONTRACT_PRODUCTS];
      },
    });
    await Promise.all(late);
    expect(await find('media rynek')).not.toContain(gone.id);
    expect(await find('magnetar')).toEqual([changed.id]);
  });

  it('a failed reindex leaves the old index in use', async () => {
    server.failNext('indexSwap');
    await expect(index.reindex({ ...truth, companies: () => inOneBatch([]) })).rejects.toThrow(/indexSwap.*failed/u);
    expect(server.indexes()).toEqual(LIVE);
    expect(await index.health()).toMatchObject({ companies: CONTRACT_COMPANIES.length });
  });

  it('concurrent reindexes are refused', async () => {
    const outer = index.reindex({
      ...truth,
      async *companies() {
        await expect(index.reindex(truth)).rejects.toBeInstanceOf(ReindexRunning);
        yield [...CONTRACT_COMPANIES];
      },
    });
    expect(await outer).toEqual({ companies: CONTRACT_COMPANIES.length, products: CONTRACT_PRODUCTS.length });
  });
});
