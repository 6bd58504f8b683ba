import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { z } from 'zod';
import { LOCALES } from '../locales.ts';

const FOLDER = path.join(import.meta.dirname, 'hints');

/** At least six phrases by grade, so that reviewers have a choice. */
const Phrases = z.array(z.string().min(2).max(120)).min(6);
const Dictionary = z.strictObject({ 1: Phrases, 2: Phrases, 3: Phrases, 4: Phrases, 5: Phrases });

/** The dictionaries of the seed, one file per language. */
export async function readHints(): Promise<RequiredDataFromCollectionSlug<'hint-dictionaries'>[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  return Promise.all(
    files.map(async (file) => {
      const grades = Dictionary.parse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')));
      return {
        locale: z.enum(LOCALES).parse(path.basename(file, '.json')),
        grade1: grades[1],
        grade2: grades[2],
        grade3: grades[3],
        grade4: grades[4],
        grade5: grades[5],
      };
    }),
  );
}
