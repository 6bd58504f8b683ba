import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import type { Drawable } from './draw-thread.ts';
import { drawReviewPicture } from './reviews/draw-review.ts';

interface Asked {
  id: number;
  texts: Drawable;
  image: string | null;
}

/** A thread of its own: drawing takes a tenth of a second, which would block the front door. */
parentPort?.on('message', ({ id, texts, image }: Asked) => {
  const drawing = 'kind' in texts ? drawReviewPicture(texts, image) : drawPicture(texts, image);
  drawing.then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: Error) => parentPort?.postMessage({ id, error: error.message }),
  );
});
