import { readFileSync } from 'node:fs';

/** Parses a file of `data/`. The caller states its shape, which the tests of the generator check. */
export const readData = <T>(file: string): T =>
  JSON.parse(readFileSync(new URL(`data/${file}.json`, import.meta.url), 'utf8')) as T;
