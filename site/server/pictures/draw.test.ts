import { LOCALES } from '@app/locales';
import { Texts } from '../../node/texts.ts';
import { PICTURE_SIZE } from '../../src/lib/pictures.ts';
import { draw } from './draw.ts';
import { canWrite, fontsFor } from './fonts.ts';
import { wordsOf } from './subjects.ts';
import type { PictureWords } from './words.ts';

const words = (own: Partial<PictureWords> = {}): PictureWords => ({
  ...{ size: PICTURE_SIZE, brand: 'Opinara', host: 'opinara.example', kicker: '', text: '', count: '12' },
  ...{ title: 'Shop', plainTitle: 'shop', grade: { value: 4.3, words: '4,3' } },
  ...own,
});

it('a picture is a PNG of the size that pages name', async () => {
  const png = await draw(words());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([PICTURE_SIZE.width, PICTURE_SIZE.height]);
  expect(png.length).toBeLessThan(100_000);
});

// A letter that a font lacks is drawn as a box: then both pictures would be one.
it.each([
  ['Latin', 'ż', 'ő'],
  ['Latin of the north', 'ð', 'Æ'],
  ['Turkish', 'ğ', 'İ'],
  ['Romanian', 'ț', 'ș'],
  ['Vietnamese', 'ễ', 'ự'],
  ['Greek', 'Ώ', 'ξ'],
  ['Cyrillic', 'Ґ', 'Ї'],
  ['Bulgarian', 'Щ', 'ъ'],
  ['Hiragana and katakana', 'の', 'カ'],
  ['Kanji', '店', '鬱'],
])('%s letters are written', async (_script, one, other) => {
  const [first, second] = [await draw(words({ title: one })), await draw(words({ title: other }))];
  expect(first.equals(second)).toBe(false);
  expect(first.equals(await draw(words()))).toBe(false);
});

it('a name that no font can write gives way to its address, and signs without letters are left out', async () => {
  const plain = await draw(words({ title: 'matjar' }));
  expect((await draw(words({ title: 'متجر', plainTitle: 'matjar' }))).equals(plain)).toBe(true);
  expect((await draw(words({ title: 'matjar 🎉' }))).equals(plain)).toBe(true);
});

it('stars are filled to a tenth', async () => {
  const [low, high] = [4.3, 4.4].map((value) => draw(words({ grade: { value, words: '4,3' } })));
  expect((await low!).equals(await high!)).toBe(false);
});

it('fonts hold the letters of the picture and no others', async () => {
  const fonts = await fontsFor('Zażółć 店', [700]);
  expect(fonts.map(({ name }) => name.replace(/\d+$/, ''))).toEqual(
    expect.arrayContaining(['inter-latin', 'inter-latin-ext', 'noto-sans-jp-']),
  );
  expect(fonts.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThan(20_000);
});

it('the site’s own picture can be written in every language', async () => {
  const texts = new Texts();
  for (const locale of LOCALES) {
    const { title, text, plainTitle } = wordsOf({ kind: 'site' }, locale, texts, 'https://opinara.example');
    expect([locale, title === plainTitle, await canWrite(title + text)]).toEqual([locale, false, true]);
  }
});
