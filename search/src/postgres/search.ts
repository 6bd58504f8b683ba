import type { Pool, PoolClient } from 'pg';
import { countFacets } from '../facets.ts';
import { MOST_HITS } from '../page.ts';
import { typosAllowed } from '../text/edits.ts';
import type { ParsedQuery } from '../text/query.ts';
import { transaction, withClient } from './database.ts';
import type { Facets } from '../port.ts';
import { readFacets } from './facets.ts';
import type { Collection } from './layout.ts';
import { type Lookalikes, type Plan, shorterPlans, typedPlan, typoPlans, wordsToLookUp } from './plan.ts';
import { filterQuery } from './terms.ts';

export interface Found {
  id: string;
  slug: string;
  name: string;
  score: number;
}

export interface FoundPage {
  found: Found[];
  total: number;
  facets?: Facets;
}

/** Up to this many matches are sorted in full; of more, the best ranked are found by walking the rank index. */
const MOST_SORTED = MOST_HITS;
/** With fewer matches than this, misspellings are considered. */
const ENOUGH = 5;
/** Per typed word; they come with the most alike first. */
const MOST_LOOKALIKES = 40;

/** By class: exact, exact in another script or a parent domain, beginning of the name, in the name, elsewhere. */
const SCORES = [1, 0.98, 0.9, 0.75, 0.6] as const;
const BEGINNING = 2;
const ELSEWHERE = 4;

interface Row {
  id: string;
  slug: string;
  name: string;
  class: number;
  /** Contains every typed word as a whole, none as a prefix. */
  whole: boolean;
  /** Of all that match, not only of those returned. */
  total: number;
}

type Listed = Pick<Row, 'id' | 'slug' | 'name' | 'total'>;

interface Search {
  client: PoolClient;
  table: string;
  parsed: ParsedQuery;
  filter: string | null;
  /** Hits wanted, from the first on. */
  want: number;
}

const ORDER = 'rank DESC, count DESC, id';
/** Sorted before rank: for a typed host, the company of the nearest domain. */
const NEAREST = 'array_position($3::text[], host)';
const EXACT = '(compact = ANY($2::text[]) OR host = ANY($3::text[]))';
const EXACT_CLASS = 'CASE WHEN host = ($3::text[])[1] OR (compact = ANY($2::text[]) AND script = $4) THEN 0 ELSE 1 END';
const BEGINS = (prefixes: string): string =>
  `(compact ^@ ANY(${prefixes}::text[]) OR host ^@ ANY(${prefixes}::text[]))`;
const beginnings = ({ compacts, hosts }: Plan): string[] => [...compacts, ...hosts.slice(0, 1)];

/** Words and filters in one tsquery; null: all rows. */
function wholeQuery(query: string | null, filter: string | null): string | null {
  return query && filter ? `(${query}) & ${filter}` : (query ?? filter);
}

/** Sorts all matches by class and rank, unless there are too many of them: then null. */
async function sortAll(
  { client, table, parsed, filter, want }: Search,
  plan: Plan,
  most = MOST_SORTED,
): Promise<Row[] | null> {
  const query = wholeQuery(plan.query, filter);
  const { rows } = await client.query<Row>(
    `SELECT id, slug, name, count(*) OVER ()::int AS total,
       CASE WHEN ${EXACT} THEN ${EXACT_CLASS}
         WHEN ${BEGINS('$5')} THEN 2
         WHEN terms @@ $6::tsquery THEN 3 ELSE 4 END AS class,
       coalesce(terms @@ $8::tsquery, true) AS whole
     FROM (SELECT * FROM ${table} WHERE ${query ? 'terms @@ $1::tsquery' : '$1::text IS NULL'} LIMIT ${most + 1}) AS matches
     ORDER BY class, ${NEAREST}, ${ORDER} LIMIT $7`,
    [query, plan.compacts, plan.hosts, parsed.script, beginnings(plan), plan.nameQuery, want, plan.wholeQuery],
  );
  return (rows[0]?.total ?? 0) > most ? null : rows;
}

/**
 * The best ranked of very many: walks the index of ranks until enough are found. `IS TRUE` hides the condition from
 * the other indexes, which would first collect all matches.
 */
async function walkRanks({ client, table, want }: Search, where: string, values: unknown[]): Promise<Listed[]> {
  const { rows } = await client.query<Listed>(
    `SELECT id, slug, name, ${MOST_SORTED} AS total FROM ${table} WHERE (${where}) IS TRUE ORDER BY ${ORDER} LIMIT ${want}`,
    values,
  );
  return rows;
}

/** Like `sortAll`, but class by class until there are enough. */
async function pickBest(search: Search, plan: Plan): Promise<Row[]> {
  const { client, table, parsed, filter, want } = search;
  const picked = new Map<string, Row>();
  const add = (rows: readonly Listed[], rowClass: number): void => {
    for (const row of rows)
      if (!picked.has(row.id)) picked.set(row.id, { ...row, total: MOST_SORTED, class: rowClass, whole: false });
  };
  const passes = '($1::tsquery IS NULL OR terms @@ $1::tsquery)';

  if (plan.compacts.length > 0) {
    const exact = await client.query<Row>(
      `SELECT id, slug, name, ${EXACT_CLASS} AS class FROM ${table}
       WHERE ${EXACT} AND ${passes} ORDER BY class, ${NEAREST}, ${ORDER} LIMIT ${want}`,
      [filter, plan.compacts, plan.hosts, parsed.script],
    );
    for (const row of exact.rows) add([row], row.class);

    if (picked.size < want) {
      const values = [filter, beginnings(plan)];
      // As ranges, one by one: LIKE ANY would scan the whole table.
      const starting = (column: string): string =>
        `(SELECT near.* FROM unnest($2::text[]) AS start CROSS JOIN LATERAL (
            SELECT id, slug, name, count, rank FROM ${table}
            WHERE ${column} >= start AND ${column} < start || chr(1114111) AND ${passes} LIMIT ${MOST_SORTED + 1}
          ) AS near LIMIT ${MOST_SORTED + 1})`;
      const begins = await client.query<Listed>(
        `SELECT id, slug, name, count(*) OVER ()::int AS total
         FROM (${starting('compact')} UNION ${starting('host')}) AS matches ORDER BY ${ORDER} LIMIT ${want}`,
        values,
      );
      const tooMany = (begins.rows[0]?.total ?? 0) > MOST_SORTED;
      add(tooMany ? await walkRanks(search, `${BEGINS('$2')} AND ${passes}`, values) : begins.rows, BEGINNING);
    }
  }
  if (picked.size < want) {
    const query = wholeQuery(plan.query, filter);
    add(
      query ? await walkRanks(search, 'terms @@ $1::tsquery', [query]) : await walkRanks(search, 'true', []),
      ELSEWHERE,
    );
  }
  return [...picked.values()].slice(0, want);
}

const collect = async (search: Search, plan: Plan): Promise<Row[]> =>
  (await sortAll(search, plan)) ?? (await pickBest(search, plan));

/**
 * Only decides whether there are enough matches, and whether fewer were meant; which of more are best does not matter.
 */
async function glance(search: Search, plan: Plan): Promise<Row[]> {
  const rows = await sortAll({ ...search, want: ENOUGH }, plan, ENOUGH);
  return rows ?? [{ id: '', slug: '', name: '', class: ELSEWHERE, whole: false, total: ENOUGH + 1 }];
}

/**
 * Share of a word's trigrams that survive its typos: a swap of neighbours destroys four of n + 1, two other changes
 * six, an unfinished word only the last. The higher the share, the fewer words are compared.
 */
function leastSimilarity({ length }: string): number {
  const destroyed = { 0: 1, 1: 4, 2: 6 }[typosAllowed(length)];
  return (length + 1 - destroyed) / (length + 1) - 0.01;
}

/** Words of the index that resemble the typed ones or begin so. */
async function lookUp({ client, table }: Search, words: readonly string[]): Promise<Lookalikes> {
  const lookalikes = new Map<string, string[]>();
  for (const word of words) {
    await client.query(`SET LOCAL pg_trgm.word_similarity_threshold = ${leastSimilarity(word).toFixed(3)}`);
    const { rows } = await client.query<{ word: string }>(
      `SELECT word FROM ${table}_words WHERE $1 <% word ORDER BY word_similarity($1, word) DESC, length(word), word
       LIMIT ${MOST_LOOKALIKES}`,
      [word],
    );
    lookalikes.set(
      word,
      rows.map((row) => row.word),
    );
  }
  return lookalikes;
}

/** The best score of each hit among the interpretations tried so far. */
class Harvest {
  readonly best = new Map<string, Found>();
  readonly plans: { plan: Plan; found: boolean }[] = [];
  total = 0;
  /** A name equals the query. */
  meant = false;

  async tryPlan(search: Search, plan: Plan, read = collect): Promise<void> {
    const rows = await read(search, plan);
    this.plans.push({ plan, found: rows.length > 0 });
    // Later plans are broader.
    this.total = Math.max(this.total, Math.min(rows[0]?.total ?? 0, MOST_SORTED));
    for (const { id, slug, name, class: rowClass, whole } of rows) {
      this.meant ||= plan.factor === 1 && (whole || rowClass < BEGINNING);
      if (!this.best.has(id)) this.best.set(id, { id, slug, name, score: plan.factor * (SCORES[rowClass] ?? 0) });
    }
  }

  get page(): FoundPage {
    return { found: [...this.best.values()], total: this.total };
  }
}

/** Tries one interpretation after the other, until enough is found. */
async function readUntilEnough(search: Search, read = collect): Promise<Harvest> {
  const harvest = new Harvest();
  const typed = typedPlan(search.parsed);
  if (!typed) return harvest;
  await harvest.tryPlan(search, typed, read);
  if (!typed.query || harvest.meant || harvest.total >= ENOUGH) return harvest;

  const words = wordsToLookUp(search.parsed);
  const lookalikes = await lookUp(search, words);
  for (const plan of typoPlans(search.parsed, lookalikes)) {
    if (harvest.total < ENOUGH) await harvest.tryPlan(search, plan, read);
  }
  for (const plan of shorterPlans(search.parsed, lookalikes)) {
    if (harvest.total === 0) await harvest.tryPlan(search, plan, read);
  }
  return harvest;
}

const noFacets: Facets = { ...countFacets([], []), exact: true };

/** The page with the facets of the accepted interpretation. */
async function findWithFacets(search: Search): Promise<FoundPage> {
  if (search.filter !== null) return findNarrowed(search);
  const all = await readUntilEnough(search);
  const widest = all.plans.at(-1);
  if (!widest) return { ...all.page, facets: noFacets };
  const { facets } = await readFacets({ ...search, filters: search.parsed.filters }, widest.plan.query);
  return { ...all.page, facets };
}

/**
 * The interpretation is chosen without the filters, so that each facet value leads to as many hits as its count says,
 * however few. Usually the facets' counts alone show that there are enough.
 */
async function findNarrowed(search: Search): Promise<FoundPage> {
  const typed = typedPlan(search.parsed);
  if (!typed) return { ...new Harvest().page, facets: noFacets };
  const source = { ...search, filters: search.parsed.filters };
  const first = await readFacets(source, typed.query);
  let { facets } = first;
  let meant = [typed];
  if (typed.query && first.counted < ENOUGH) {
    const { plans } = await readUntilEnough({ ...search, filter: null }, glance);
    const widest = plans.at(-1)?.plan ?? typed;
    if (widest.query !== typed.query) ({ facets } = await readFacets(source, widest.query));
    // An interpretation without matches has none behind a filter either.
    meant = plans.filter(({ found }) => found).map(({ plan }) => plan);
  }
  const filtered = new Harvest();
  for (const plan of meant) await filtered.tryPlan(search, plan);
  return { ...filtered.page, facets };
}

/** Makes pg_trgm's operators available, and prevents sequential scans while statistics are young. */
const beginSearch = (trigrams: string): string => `BEGIN READ ONLY;
  SET LOCAL search_path TO search, ${trigrams}, pg_catalog;
  SET LOCAL enable_seqscan = off;
  SET LOCAL jit = off`;

/** The page of a collection for a query. */
export async function find(
  pool: Pool,
  trigrams: string,
  collection: Collection,
  { parsed, limit, offset, facets }: { parsed: ParsedQuery; limit: number; offset: number; facets?: boolean },
): Promise<FoundPage> {
  const want = Math.min(offset + limit, MOST_SORTED);
  const page = await withClient(pool, (client) => {
    const search: Search = { client, table: collection, parsed, filter: filterQuery(parsed), want };
    return transaction(
      client,
      async () => (facets ? findWithFacets(search) : (await readUntilEnough(search)).page),
      beginSearch(trigrams),
    );
  });
  return { ...page, found: page.found.slice(offset, want) };
}
