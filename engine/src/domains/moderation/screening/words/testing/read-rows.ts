import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Rows of a file of labelled sentences, without its `#` comments. */
export const readRows = <Row extends string[]>(file: string): Row[] =>
  readFileSync(path.join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split('\t') as Row);
