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

it('a part is generated once for concurrent requests, and again only when its content changes', async () => {
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

it('a part that fails to be generated is not cached', async () => {
  const parts = new CompressedParts();
  function* broken(): Generator<string> {
    yield 'page';
    throw new Error('no');
  }
  await expect(parts.get('a', broken)).rejects.toThrow('no');
  expect(gunzipSync(await parts.get('a', () => ['page'])).toString()).toBe('page');
});
