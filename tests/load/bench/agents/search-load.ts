import { createSearchIndex } from '@app/search';
import type { SearchIndex } from '@app/search';

/** Searches through the port, one after the other. */
export interface SearchLoad {
  databaseUrl: string;
  queries: string[];
  /** Facets counted as well, as the page of results has them. */
  facets: boolean;
  /** Narrowed down to a kind. */
  kind?: string;
}

const indexes = new Map<string, SearchIndex>();

/** @returns the time of each search in milliseconds. */
export async function searchAll({ databaseUrl, queries, ...more }: SearchLoad): Promise<number[]> {
  const index = indexes.get(databaseUrl) ?? createSearchIndex({ databaseUrl });
  indexes.set(databaseUrl, index);
  const times: number[] = [];
  for (const q of queries) {
    const started = performance.now();
    await index.searchCompanies({ q, ...more });
    times.push(performance.now() - started);
  }
  return times;
}
