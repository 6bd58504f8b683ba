import type { Payload } from 'payload';
import type { Config } from '../config.ts';
import { LOCALES } from '../locales.ts';
import { ensure, ensureGlobal } from './ensure.ts';
import { readHints } from './hints.ts';
import { pagesToSeed } from './pages/index.ts';
import { badges, navigation, planCards, settings } from './site.ts';
import { staff } from './staff.ts';

/**
 * Fills an empty cms with what the site needs, and for a demo with its staff and stories. May be run again at any time:
 * it adds what is missing and changes nothing that is there.
 * @returns how many documents were made
 */
export async function seed(payload: Payload, config: Config): Promise<number> {
  const wordLists = LOCALES.map((language) => ({ language, words: [] }));
  const made = [
    await ensure(payload, 'users', 'email', staff(config)),
    await ensureGlobal(payload, 'site-settings', settings),
    await ensureGlobal(payload, 'navigation', navigation),
    await ensure(payload, 'pages', 'path', pagesToSeed({ demo: config.demoPassword !== undefined })),
    await ensure(payload, 'badges', 'type', badges),
    await ensure(payload, 'plan-cards', 'plan', planCards),
    await ensure(payload, 'hint-dictionaries', 'locale', await readHints()),
    await ensure(payload, 'word-lists', 'language', wordLists),
  ];
  return made.reduce((sum, count) => sum + count, 0);
}
