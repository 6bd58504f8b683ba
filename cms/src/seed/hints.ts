import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { RequiredDataFromCollectionSlug } from 'payload';
import { z } from 'zod';
import { HintAudience } from '@app/contracts/company/categories';
import { LOCALES } from '../locales.ts';

const FOLDER = path.join(import.meta.dirname, 'hints');

const Phrases = z.array(z.string().min(2).max(120)).min(1);
const Grades = z.strictObject({ 1: Phrases, 2: Phrases, 3: Phrases, 4: Phrases, 5: Phrases });
/** Reviewers are offered the phrases of a kind before those for all companies. */
const Dictionaries = z.strictObject({
  any: Grades,
  shops: Grades,
  services: Grades,
  hotels: Grades,
  restaurants: Grades,
  products: Grades,
});

/** The dictionaries of the seed: one file per language, in it one dictionary per audience. */
export async function readHints(): Promise<RequiredDataFromCollectionSlug<'hint-dictionaries'>[]> {
  const files = (await readdir(FOLDER)).filter((file) => file.endsWith('.json')).sort();
  const languages = await Promise.all(
    files.map(async (file) => {
      const locale = z.enum(LOCALES).parse(path.basename(file, '.json'));
      const dictionaries = Dictionaries.parse(JSON.parse(await readFile(path.join(FOLDER, file), 'utf8')));
      return Object.entries(dictionaries).map(([audience, phrases]) => ({
        locale,
        audience: HintAudience.parse(audience),
        grade1: phrases[1],
        grade2: phrases[2],
        grade3: phrases[3],
        grade4: phrases[4],
        grade5: phrases[5],
      }));
    }),
  );
  return languages.flat();
}
