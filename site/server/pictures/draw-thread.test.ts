import { PICTURE_SIZE } from '../../src/lib/head/share-pictures.ts';
import { PictureThread, PictureUnavailable } from './draw-thread.ts';

const words = {
  size: PICTURE_SIZE,
  brand: 'Opinara',
  host: 'opinara.example',
  kicker: '',
  text: '',
  count: '12',
  title: 'Shop',
  plainTitle: 'shop',
  grade: null,
  picture: null,
};

it('too many pictures are refused; if the thread ends, waiting requests fail and the next one starts a new thread', async () => {
  const painter = new PictureThread();
  const waiting = Array.from({ length: 30 }, () => painter.draw(words));
  const outcomes = Promise.allSettled(waiting);
  await expect(painter.draw(words)).rejects.toThrow(PictureUnavailable);
  await painter.stop();
  expect((await outcomes).some(({ status }) => status === 'rejected')).toBe(true);
  expect((await painter.draw(words)).subarray(1, 4).toString()).toBe('PNG');
  await painter.stop();
});
