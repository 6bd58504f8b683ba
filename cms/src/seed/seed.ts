import type { Payload } from 'payload';
import type { Config } from '../config.ts';
import { LOCALES } from '../locales.ts';
import { createMissing, createMissingGlobal } from './ensure.ts';
import { readHints } from './hints.ts';
import { pagesToSeed } from './pages/index.ts';
import { badges, navigation, planCards, settings } from './site.ts';
import { staff } from './staff.ts';
import { seedTerms } from './terms.ts';

/**
 * Seeds the content that the site needs and, for a demo, staff and stories. Can be repeated: it adds what is missing
 * and changes nothing.
 * @returns the number of created documents
 */
export async function seed(payload: Payload, config: Config): Promise<number> {
  const wordLists = LOCALES.map((language) => ({ language, words: [] }));
  const made = [
    await createMissing(payload, 'users', 'email', staff(config)),
    await createMissingGlobal(payload, 'site-settings', settings),
    await createMissingGlobal(payload, 'navigation', navigation),
    await createMissing(payload, 'pages', 'path', pagesToSeed({ demo: config.demoPassword !== undefined })),
    await createMissing(payload, 'badges', 'type', badges),
    await createMissing(payload, 'plan-cards', 'plan', planCards),
    await createMissing(payload, 'hint-dictionaries', ['locale', 'audience'], await readHints()),
    await createMissing(payload, 'word-lists', 'language', wordLists),
    await seedTerms(payload),
  ];
  return made.reduce((sum, count) => sum + count, 0);
}
