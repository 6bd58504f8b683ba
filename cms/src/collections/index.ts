import type { CollectionConfig } from 'payload';
import { siteBuilds } from '../builds/collection.ts';
import { changeNotices } from '../notices/collection.ts';
import { badges } from './badges.ts';
import { files } from './files.ts';
import { hintDictionaries } from './hint-dictionaries.ts';
import { media } from './media.ts';
import { pages } from './pages.ts';
import { planCards } from './plan-cards.ts';
import { redirects } from './redirects.ts';
import { terms } from './terms.ts';
import { translationHistory } from './translation-history.ts';
import { translationNotes } from './translation-notes.ts';
import { translations } from './translations.ts';
import { users } from './users.ts';
import { wordLists } from './word-lists.ts';

/** In the order of the admin's navigation. */
export const collections: CollectionConfig[] = [
  pages,
  media,
  files,
  badges,
  planCards,
  redirects,
  hintDictionaries,
  wordLists,
  users,
  terms,
  translations,
  translationHistory,
  translationNotes,
  changeNotices,
  siteBuilds,
];
