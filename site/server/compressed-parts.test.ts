import { gunzipSync } from 'node:zlib';
import { CompressedParts } from './compressed-parts.ts';

let made: number;
beforeEach(() => {
  made = 0;
});
function* lines(text: string) {
  made += 1;
  for (let n = 0; n < 1_000; n++) yield `${text} ${n}\n`;
}

it('makes a part once for all who ask for it, and again only when it says something else', async () => {
  const parts = new CompressedParts();
  const answers = await Promise.all(Array.from({ length: 20 }, () => parts.get('a', () => lines('page'))));
  expect(new Set(answers).size).toBe(1);
  expect(gunzipSync(answers[0] as Buffer).toString()).toBe([...lines('page')].join(''));
  made = 0;
  expect(await parts.get('a', () => lines('page'))).toBe(answers[0]);
  expect(made).toBe(0);
  expect(gunzipSync(await parts.get('b', () => lines('other'))).toString()).toMatch(/^other 0\n/);
  expect(made).toBe(1);
});

it('keeps nothing that could not be made', async () => {
  const parts = new CompressedParts();
  function* broken(): Generator<string> {
    yield 'page';
    throw new Error('no');
  }
  await expect(parts.get('a', broken)).rejects.toThrow('no');
  expect(gunzipSync(await parts.get('a', () => ['page'])).toString()).toBe('page');
});
