import { bg } from './bg.ts';
import { cz } from './cz.ts';
import { de } from './de.ts';
import { gb } from './gb.ts';
import { hu } from './hu.ts';
import type { Market } from './market.ts';
import { pl } from './pl.ts';
import { ro } from './ro.ts';
import { sk } from './sk.ts';

export const MARKETS: readonly Market[] = [pl, gb, de, ro, hu, cz, sk, bg];
