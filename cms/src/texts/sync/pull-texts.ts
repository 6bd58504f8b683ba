import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readNamespace } from '@app/locales';
import { stableJson } from '@app/locales/check-texts.ts';
import { families, flatten } from '@app/locales/messages.ts';
import type { Messages } from '@app/locales/messages.ts';
import type { Queryable } from '../../database/queryable.ts';
import { BASE_LOCALE, type Locale, type Namespace } from '../../locales.ts';
import { putText } from '../files/json.ts';
import { pullMarks } from './pull-marks.ts';

/** The texts of a file with edits applied, in the order of the base's file; keys that the base lacks come last. */
export function mergeEdits(own: Messages, base: Messages, edits: ReadonlyMap<string, string>): Messages {
  const texts = new Map([...flatten(own), ...edits]);
  const shaped: Messages = {};
  const place = (key: string): void => {
    const text = texts.get(key);
    if (text !== undefined) putText(shaped, key, text);
    texts.delete(key);
  };
  for (const family of families(base).keys()) {
    for (const form of ['', '_zero', '_one', '_two', '_few', '_many', '_other']) place(family + form);
  }
  const keys = [...texts.keys()];
  for (const key of keys) place(key);
  return shaped;
}

interface Edit {
  locale: Locale;
  namespace: Namespace;
  key: string;
  text: string;
}

/**
 * Writes the edits of staff, and what is known about texts, into the files of `folder`. The cms keeps edits until a sync
 * finds them in the files.
 * @returns the number of edits or marks of each changed file
 */
export async function pullTexts(database: Queryable, folder: string): Promise<Map<string, number>> {
  const { rows } = await database.query(
    `select locale::text as locale, namespace, key, text from cms.translations
     where known and text is not null order by 1, 2, 3`,
  );
  const files = Map.groupBy(rows as Edit[], ({ locale, namespace }) => `${locale}/${namespace}.json`);
  const changed = new Map<string, number>();
  const bases: Namespace[] = [];
  for (const [file, edits] of files) {
    const [{ locale, namespace }] = edits as [Edit];
    const own = readNamespace(locale, namespace, folder);
    const base = readNamespace(BASE_LOCALE, namespace, folder);
    const merged = stableJson(mergeEdits(own, base, new Map(edits.map(({ key, text }) => [key, text]))));
    if (merged === stableJson(own)) continue;
    await mkdir(path.join(folder, locale), { recursive: true });
    await writeFile(path.join(folder, file), merged);
    changed.set(file, edits.length);
    if (locale === BASE_LOCALE) bases.push(namespace);
  }
  return new Map([...changed, ...(await pullMarks(database, folder, bases))]);
}
