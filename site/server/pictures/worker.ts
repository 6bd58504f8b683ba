import { parentPort } from 'node:worker_threads';
import { draw } from './draw.ts';
import type { PictureWords } from './words.ts';

/** A thread of its own: drawing takes a tenth of a second, in which the front door would answer nobody. */
parentPort?.on('message', ({ id, words }: { id: number; words: PictureWords }) => {
  draw(words).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: Error) => parentPort?.postMessage({ id, error: error.message }),
  );
});
