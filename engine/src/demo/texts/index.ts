import type { DemoLanguage } from '../types.ts';
import { bg } from './bg.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hu } from './hu.ts';
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';
import type { TextStock } from './stock.ts';
import { uk } from './uk.ts';

/** The phrase stocks by language. */
export const TEXTS: Partial<Record<DemoLanguage, TextStock>> = { pl, en, de, ro, hu, cs, sk, bg, fr, uk, es, it };
