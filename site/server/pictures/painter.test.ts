import { PICTURE_SIZE } from '../../src/lib/pictures.ts';
import { Painter, PictureUnavailable } from './painter.ts';

const words = {
  ...{ size: PICTURE_SIZE, brand: 'Opinara', host: 'opinara.example', kicker: '', text: '', count: '12' },
  ...{ title: 'Shop', plainTitle: 'shop', grade: null },
};

it('too many at a time are refused; when its thread ends those who wait are told, and the next one starts another', async () => {
  const painter = new Painter();
  const waiting = Array.from({ length: 30 }, () => painter.draw(words));
  const outcomes = Promise.allSettled(waiting);
  await expect(painter.draw(words)).rejects.toThrow(PictureUnavailable);
  await painter.stop();
  expect((await outcomes).some(({ status }) => status === 'rejected')).toBe(true);
  expect((await painter.draw(words)).subarray(1, 4).toString()).toBe('PNG');
  await painter.stop();
});
