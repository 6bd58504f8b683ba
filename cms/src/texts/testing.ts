import { type Answer, type Client, type Environment, type RunningCms, startCms, withKey } from '../testing/cms.ts';
import type { TextEntry, TextPage, TextRow } from './schemas.ts';

export interface SaveResult {
  rows: TextRow[];
}

/** A cms with requests of texts; without a client they are made by the demo's translator. */
export interface TextsTest extends RunningCms {
  translator: Client;
  list(query: string, client?: Client): Promise<TextPage>;
  /** @param key with its namespace */
  entry(locale: string, key: string, client?: Client): Promise<TextEntry>;
  row(locale: string, key: string): Promise<TextRow>;
  save(row: TextRow, text: string | null, client?: Client): Promise<Answer<SaveResult>>;
  /** The change notices of texts, oldest first. */
  notices(): Promise<{ title: string; by: string }[]>;
  /** The edited texts in the export for the engine. */
  exported(): Promise<unknown[]>;
}

export async function startTexts(more: Environment = {}, content: { allTexts?: boolean } = {}): Promise<TextsTest> {
  const cms = await startCms(more, content);
  const translator = await cms.as('translator@demo.example');
  const test: TextsTest = {
    ...cms,
    translator,
    list: async (query, client = translator) => (await client<TextPage>('GET', `/texts?${query}`)).body,
    async entry(locale, key, client = translator) {
      const { entries } = await test.list(`locale=${locale}&key=${key}`, client);
      const [found] = entries;
      if (!found) throw new Error(`There is no text ${key} in ${locale}`);
      return found;
    },
    async row(locale, key) {
      const { rows } = await test.entry(locale, key);
      const found = rows.find((one) => key.endsWith(`:${one.key}`)) ?? rows[0];
      if (!found) throw new Error(`There is no row ${key}`);
      return found;
    },
    save: (row, text, client = translator) =>
      client<SaveResult>('PUT', `/texts/${row.id}`, { text, revision: row.revision }),
    async notices() {
      const { rows } = await cms.database.query<{ title: string; by: string }>(
        "select title, by from cms.change_notices where entity = 'translations' order by created_at",
      );
      return rows;
    },
    async exported() {
      const nobody = await cms.as(null);
      const { body } = await nobody<{ translations: unknown[] }>('GET', '/export/content', undefined, withKey);
      return body.translations;
    },
  };
  return test;
}
