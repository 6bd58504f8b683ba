import { setImmediate as nextTurn } from 'node:timers/promises';
import type { PayloadRequest } from 'payload';
import { databaseOf } from '../database/transaction.ts';
import { BASE_LOCALE } from '../locales.ts';
import type { Finding } from './rules.ts';
import { textKeyRule } from './rules.ts';

/** Keys that are looked up in one query. */
interface Batch {
  keys: Set<string>;
  known: Promise<ReadonlySet<string>>;
}
const batches = new WeakMap<PayloadRequest, Batch>();

/** Empty, or the key of an existing text. */
export async function knownKeyRule(value: unknown, req: PayloadRequest): Promise<Finding> {
  const shape = textKeyRule(value);
  if (shape !== true || typeof value !== 'string' || value === '') return shape;
  return (await isKnown(value, req)) ? true : 'rules.unknownKey';
}

/** The fields of a document are validated concurrently, so their keys are looked up together. */
async function isKnown(key: string, req: PayloadRequest): Promise<boolean> {
  const batch = batches.get(req) ?? startBatch(req);
  batch.keys.add(key);
  return (await batch.known).has(key);
}

function startBatch(req: PayloadRequest): Batch {
  const keys = new Set<string>();
  const known = nextTurn().then(() => {
    batches.delete(req);
    return readKnown(req, [...keys]);
  });
  const batch = { keys, known };
  batches.set(req, batch);
  return batch;
}

/** The keys that have a text in the base locale, which all other locales fall back to. */
async function readKnown(req: PayloadRequest, keys: string[]): Promise<ReadonlySet<string>> {
  const database = await databaseOf(req);
  const { rows } = await database.query(
    `select namespace || ':' || key as name from cms.translations
     where locale = '${BASE_LOCALE}' and coalesce(text, file_text) is not null and (namespace, key) in
       (select split_part(k, ':', 1), split_part(k, ':', 2) from unnest($1::text[]) k)`,
    [keys],
  );
  return new Set((rows as { name: string }[]).map(({ name }) => name));
}
