import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

const root = path.resolve(import.meta.dirname, '../..');
/** Seconds by file, of those that take longest; `npm test -- --record` writes them. */
const recorded = JSON.parse(readFileSync(path.join(import.meta.dirname, 'durations.json'), 'utf8'));

/** A long file that begins last keeps one core waiting for the other: the longest known ones begin first. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const secondsOf = ({ path: file }) => recorded[path.relative(root, file)] ?? 0;
    return super.sort(tests).toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}
