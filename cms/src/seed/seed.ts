import type { Payload } from 'payload';
import type { Config } from '../config.ts';
import { LOCALES } from '../locales.ts';
import { ensure, ensureGlobal } from './ensure.ts';
import { readHints } from './hints.ts';
import { homePage } from './home-page.ts';
import { badges, navigation, planCards, settings } from './site.ts';
import { seedStaff } from './staff.ts';

/**
 * Fills an empty cms with what the site needs and a demo's staff. May be run again at any time: it adds what is
 * missing and changes nothing that is there.
 * @returns how many documents were made
 */
export async function seed(payload: Payload, config: Config): Promise<number> {
  let made = await seedStaff(payload, config);
  const count = (isNew: boolean): void => void (made += Number(isNew));

  count(await ensureGlobal(payload, 'site-settings', settings));
  count(await ensureGlobal(payload, 'navigation', navigation));
  count(await ensure(payload, 'pages', { path: { equals: homePage.path } }, homePage));
  for (const badge of badges) count(await ensure(payload, 'badges', { type: { equals: badge.type } }, badge));
  for (const card of planCards) count(await ensure(payload, 'plan-cards', { plan: { equals: card.plan } }, card));
  for (const hints of await readHints())
    count(await ensure(payload, 'hint-dictionaries', { locale: { equals: hints.locale } }, hints));
  for (const language of LOCALES)
    count(await ensure(payload, 'word-lists', { language: { equals: language } }, { language, words: [] }));
  return made;
}
