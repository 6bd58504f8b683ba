import { setImmediate as theNextTurn } from 'node:timers/promises';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { BASE_LOCALE } from '../locales.ts';
import type { Finding } from './rules.ts';
import { textKeyRule } from './rules.ts';

/** Keys that wait for one question about all of them. */
interface Batch {
  keys: Set<string>;
  known: Promise<ReadonlySet<string>>;
}
const batches = new WeakMap<PayloadRequest, Batch>();

/** Empty, or a key of a text that is there. */
export async function knownKeyRule(value: unknown, req: PayloadRequest): Promise<Finding> {
  const shape = textKeyRule(value);
  if (shape !== true || typeof value !== 'string' || value === '') return shape;
  return (await isKnown(value, req)) ? true : 'rules.unknownKey';
}

/** The fields of a document are checked side by side: the keys of all of them are looked up together. */
async function isKnown(key: string, req: PayloadRequest): Promise<boolean> {
  const batch = batches.get(req) ?? begin(req);
  batch.keys.add(key);
  return (await batch.known).has(key);
}

function begin(req: PayloadRequest): Batch {
  const keys = new Set<string>();
  const known = theNextTurn().then(() => {
    batches.delete(req);
    return readKnown(req, [...keys]);
  });
  const batch = { keys, known };
  batches.set(req, batch);
  return batch;
}

/**
 * Those that the base locale has words for: what it lacks no other can rest on. In the transaction of the request: one
 * that waited for a second connection of the pool could wait for ever.
 */
async function readKnown({ payload, transactionID }: PayloadRequest, keys: string[]): Promise<ReadonlySet<string>> {
  const { drizzle, sessions } = payload.db;
  const session = transactionID === undefined ? undefined : sessions?.[await transactionID];
  const database = (session?.db as typeof drizzle | undefined) ?? drizzle;
  const { rows } = await database.execute<{ name: string }>(sql`
    select namespace || ':' || key as name from cms.translations
    where locale = ${BASE_LOCALE} and coalesce(text, file_text) is not null and (namespace, key) in
      (select split_part(k, ':', 1), split_part(k, ':', 2) from json_array_elements_text(${JSON.stringify(keys)}::json) k)`);
  return new Set(rows.map(({ name }) => name));
}
