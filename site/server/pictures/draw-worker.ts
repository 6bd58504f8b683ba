import { parentPort } from 'node:worker_threads';
import { drawPicture } from './draw-picture.ts';
import type { PictureTexts } from './picture-texts.ts';

interface Asked {
  id: number;
  texts: PictureTexts;
  image: string | null;
}

/** A thread of its own: drawing takes a tenth of a second, which would block the front door. */
parentPort?.on('message', ({ id, texts, image }: Asked) => {
  drawPicture(texts, image).then(
    (png) => parentPort?.postMessage({ id, png }),
    (error: Error) => parentPort?.postMessage({ id, error: error.message }),
  );
});
