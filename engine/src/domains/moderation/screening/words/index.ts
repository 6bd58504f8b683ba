import type { Locale } from '@app/contracts/common';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { da } from './da.ts';
import { de } from './de.ts';
import { el } from './el.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { et } from './et.ts';
import { fi } from './fi.ts';
import { fr } from './fr.ts';
import { hr } from './hr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import { lt } from './lt.ts';
import { lv } from './lv.ts';
import { nl } from './nl.ts';
import { no } from './no.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { sl } from './sl.ts';
import { sv } from './sv.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';
import { vi } from './vi.ts';
import type { WordList } from './word-list.ts';

/** Our own word lists. Bosnian, Croatian and Serbian share one. */
export const WORD_LISTS: Record<Locale, WordList> = {
  bg,
  bs: hr,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  hr,
  hu,
  it,
  ja,
  lt,
  lv,
  nl,
  no,
  pl,
  pt,
  ro,
  ru,
  sk,
  sl,
  sr: hr,
  sv,
  tr,
  uk,
  vi,
};
