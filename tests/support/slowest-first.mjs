import { readFileSync } from 'node:fs';
import path from 'node:path';
import Sequencer from '@jest/test-sequencer';

const root = path.resolve(import.meta.dirname, '../..');
/** Seconds of the slowest files; `npm test -- --record` writes them. */
const recorded = JSON.parse(readFileSync(path.join(import.meta.dirname, 'durations.json'), 'utf8'));

/** Starts the longest known files first: one that starts last would keep a single core busy at the end. */
export default class SlowestFirst extends Sequencer {
  sort(tests) {
    const secondsOf = ({ path: file }) => recorded[path.relative(root, file)] ?? 0;
    return super.sort(tests).toSorted((a, b) => secondsOf(b) - secondsOf(a));
  }
}
