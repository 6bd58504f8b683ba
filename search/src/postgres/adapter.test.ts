import pg from 'pg';
import { eventually } from '../../../tests/support/eventually.ts';
import { type TestDatabase, cloneDatabase } from '../../../tests/support/postgres.ts';
import { ReindexRunning, type SearchIndex, createSearchIndex } from '../index.ts';
import { generatedCompanies, generatedCompany, generatedQueries, noProducts } from '../testing/index.ts';
import { contractCompany } from '../testing/contract-documents.ts';

const COMPANIES = 3000;
let database: TestDatabase;
let pool: pg.Pool;
let index: SearchIndex;

beforeAll(async () => {
  database = await cloneDatabase({ empty: true });
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
  index = createSearchIndex({ pool });
  await index.setup();
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const truth = { companies: () => generatedCompanies(COMPANIES), products: noProducts };
const find = async (q: string): Promise<string[]> => (await index.searchCompanies({ q })).hits.map(({ id }) => id);

describe('set-up', () => {
  it('setup may run in several processes at once', async () => {
    const fresh = await cloneDatabase({ empty: true });
    const many = Array.from({ length: 4 }, () => createSearchIndex({ databaseUrl: fresh.url }));
    const results = await Promise.all(many.map((one) => one.setup()));
    expect(results).toEqual(many.map(() => ({ needsReindex: true })));
    await Promise.all(many.map((one) => one.close()));
    await fresh.drop();
  });

  it('setup needs no superuser, and finds pg_trgm in any schema', async () => {
    const fresh = await cloneDatabase({ empty: true });
    const admin = new pg.Client({ connectionString: fresh.url });
    await admin.connect();
    const role = `plain_${process.pid}`;
    const { rows } = await admin.query<{ name: string }>('SELECT quote_ident(current_database()) AS name');
    await admin.query(`CREATE ROLE ${role} LOGIN PASSWORD 'plain'`);
    await admin.query(`GRANT CREATE ON DATABASE ${rows[0]?.name ?? ''} TO ${role}`);
    const url = new URL(fresh.url);
    [url.username, url.password] = [role, 'plain'];
    const plain = createSearchIndex({ databaseUrl: url.href });
    expect(await plain.setup()).toEqual({ needsReindex: true });
    await plain.upsertCompanies([contractCompany('media-rynek')]);
    expect((await plain.searchCompanies({ q: 'meida rynke' })).total).toBe(1);
    // It may not write to public, so the extension went where it may.
    const schema = await admin.query(
      `SELECT extnamespace::regnamespace::text AS name FROM pg_extension WHERE extname = 'pg_trgm'`,
    );
    expect(schema.rows).toEqual([{ name: 'search' }]);
    await plain.close();
    await admin.query(`DROP OWNED BY ${role} CASCADE`);
    await admin.query(`DROP ROLE ${role}`);
    await admin.end();
    await fresh.drop();
  });

  it('setup starts a new index if the layout has changed', async () => {
    await index.reindex(truth);
    expect(await index.setup()).toEqual({ needsReindex: false });
    await pool.query('UPDATE search.state SET layout = 0');
    expect(await index.setup()).toEqual({ needsReindex: true });
    expect(await index.health()).toEqual({ adapter: 'postgres', companies: 0, products: 0 });
  });

  it('a missing setup is reported by an error that says so', async () => {
    const fresh = await cloneDatabase({ empty: true });
    const bare = createSearchIndex({ databaseUrl: fresh.url });
    await expect(bare.searchCompanies({ q: 'x' })).rejects.toThrow(/run setup\(\)/u);
    await bare.setup();
    expect(await bare.searchCompanies({ q: 'x' })).toEqual({ hits: [], total: 0 });
    await bare.close();
    await fresh.drop();
  });
});

describe('a reindex', () => {
  beforeEach(async () => {
    await index.reindex(truth);
  });

  it('concurrent reindexes are refused, in any process', async () => {
    const other = createSearchIndex({ databaseUrl: database.url });
    await index.reindex({
      ...truth,
      async *companies() {
        await expect(other.reindex(truth)).rejects.toBeInstanceOf(ReindexRunning);
        yield [generatedCompany(1)];
      },
    });
    await other.close();
    expect((await index.health()).companies).toBe(1);
  });

  it('a reindex loses no concurrent write at any moment', async () => {
    const other = createSearchIndex({ databaseUrl: database.url });
    const [removed, renamed] = [generatedCompany(5), generatedCompany(6)];
    const written: string[] = [];
    let running = true;
    const writer = (async () => {
      for (let i = 0; running; i += 1) {
        const company = { ...generatedCompany(10_000 + i), name: `Latecomer ${i}` };
        await other.upsertCompanies([company]);
        written.push(company.id);
      }
    })();
    await index.reindex({
      ...truth,
      async *companies() {
        await other.removeCompanies([removed.id]);
        await other.upsertCompanies([{ ...renamed, name: 'Xylophone Quarters' }]);
        yield* generatedCompanies(COMPANIES);
      },
    });
    running = false;
    await writer;
    const { rows } = await pool.query<{ id: string }>('SELECT id FROM search.companies');
    const ids = new Set(rows.map(({ id }) => id));
    // The source does not know the first ones: only those written since it began are there.
    const [firstKept] = written.filter((id) => ids.has(id));
    const since = written.slice(written.indexOf(firstKept ?? ''));
    expect(since.length).toBeGreaterThan(5);
    expect(since.filter((id) => !ids.has(id))).toEqual([]);
    expect(ids.has(removed.id)).toBe(false);
    expect(await find('xylophone quarters')).toEqual([renamed.id]);
    await other.close();
  });

  it('a reindex removes the remains of a killed one', async () => {
    await pool.query(`UPDATE search.state SET building = true;
      CREATE TABLE search.companies_next (LIKE search.companies INCLUDING ALL);
      CREATE TABLE search.companies_words_next (LIKE search.companies_words INCLUDING ALL);
      CREATE TABLE search.products_next (LIKE search.products INCLUDING ALL);
      CREATE TABLE search.products_words_next (LIKE search.products_words INCLUDING ALL)`);
    const company = { ...generatedCompany(50_000), name: 'Xylograf' };
    await index.upsertCompanies([company]);
    expect(await find('xylograf')).toEqual([company.id]);
    await index.reindex(truth);
    expect(await find('xylograf')).toEqual([]);
  });

  it('a reindex waits for a long reader without blocking searches', async () => {
    const reader = await pool.connect();
    await reader.query('BEGIN');
    await reader.query('SELECT count(*) FROM search.companies');
    const other = createSearchIndex({ databaseUrl: database.url });
    const reindex = other.reindex({ ...truth, companies: () => generatedCompanies(10) });
    const swapWaits = async (): Promise<boolean> =>
      (
        await pool.query(`SELECT 1 FROM pg_locks WHERE NOT granted AND mode = 'AccessExclusiveLock'
          AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`)
      ).rows.length > 0;
    // The reader stays until they have been answered: one that stood behind the swap would wait for ever.
    for (let tries = 0; tries < 2; tries += 1) {
      await eventually('the swap waits for the reader', swapWaits);
      await find('hotel');
    }
    expect((await index.health()).companies).toBe(COMPANIES);
    await reader.query('COMMIT');
    reader.release();
    await reindex;
    expect((await index.health()).companies).toBe(10);
    await other.close();
  });
});

describe('writing', () => {
  it('concurrent writes of the same companies do not deadlock', async () => {
    const companies = Array.from({ length: 60 }, (_, i) => generatedCompany(i));
    const backwards = companies.toReversed();
    const ids = companies.map(({ id }) => id);
    for (let round = 0; round < 15; round += 1) {
      const writes = [
        () => index.upsertCompanies(companies),
        () => index.upsertCompanies(backwards),
        () => index.removeCompanies(ids),
      ];
      await Promise.all([...writes, ...writes, ...writes].map((write) => write()));
    }
    await index.upsertCompanies(companies);
    expect(await find(companies[7]?.name ?? '')).toContain(companies[7]?.id);
  });

  it('any text can be a name', async () => {
    const awkward = [`O'Reilly \\ "Sons" & <b>`, ':*!|()', '', '%_', `x'':*`, '😀', 'a'.repeat(3000)];
    await index.upsertCompanies(awkward.map((name, i) => ({ ...generatedCompany(20_000 + i), name, city: name })));
    for (const q of awkward) await index.searchCompanies({ q, city: q, kind: q });
    expect(await find(`o'reilly \\`)).toEqual([generatedCompany(20_000).id]);
  });
});

describe('speed', () => {
  it('no search scans a whole table', async () => {
    await index.reindex(truth);
    const seen: { text: string; values: unknown[] }[] = [];
    const watched = new pg.Pool({ connectionString: database.url, max: 1 });
    watched.on('connect', (client) => {
      const query = client.query.bind(client);
      Object.assign(client, {
        query(...[text, values, ...rest]: [unknown, unknown, ...unknown[]]) {
          if (Array.isArray(values)) seen.push({ text: String(text), values });
          return Reflect.apply(query, client, [text, values, ...rest]) as unknown;
        },
      });
    });
    const search = createSearchIndex({ pool: watched });
    for (const { q } of generatedQueries(52, { companies: COMPANIES })) {
      await search.searchCompanies({ q, kind: 'hotels' });
      await search.searchCompanies({ q });
    }
    await watched.end();

    const plans = new Set<string>();
    const client = await pool.connect();
    await client.query('BEGIN; SET LOCAL search_path TO search, public; SET LOCAL enable_seqscan = off');
    for (const { text, values } of seen) {
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
      for (const row of rows) plans.add(row['QUERY PLAN'].trim());
    }
    await client.query('COMMIT');
    client.release();
    expect([...plans].filter((line) => line.includes('Index Scan')).length).toBeGreaterThan(3);
    expect([...plans].filter((line) => line.includes('Seq Scan'))).toEqual([]);
  });

  it('many matches have the same order as few', async () => {
    // More than are sorted in full.
    const many = Array.from({ length: 1500 }, (_, i) => ({
      ...generatedCompany(30_000 + i),
      name: i === 700 ? 'Zephyr' : i === 701 ? 'Zephyr Nord' : `Nord Zephyr ${i}`,
      rank: i === 702 ? 5 : 3 + (i % 100) / 100,
      website: null,
    }));
    await index.upsertCompanies(many);
    const { hits, total } = await index.searchCompanies({ q: 'zephyr', limit: 5 });
    expect(hits.slice(0, 3).map(({ id }) => id)).toEqual([700, 701, 702].map((i) => many[i]?.id));
    expect(total).toBe(1000);
    const further = await index.searchCompanies({ q: 'zephyr', limit: 3, offset: 2 });
    expect(further.hits.map(({ id }) => id)).toEqual(hits.slice(2, 5).map(({ id }) => id));
  });

  it('abbreviated words are found, not only the last', async () => {
    const company = { ...generatedCompany(40_000), name: 'Fioletowa Palarnia' };
    await index.upsertCompanies([company]);
    expect(await find('fiol pala')).toEqual([company.id]);
  });
});
