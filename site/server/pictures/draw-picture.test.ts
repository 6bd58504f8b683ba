import { Resvg } from '@resvg/resvg-js';
import { LOCALES } from '@app/locales';
import { Texts } from '../../node/content/texts.ts';
import { PICTURE_SIZE } from '../../src/lib/head/share-pictures.ts';
import { drawPicture } from './draw-picture.ts';
import { hasGlyphs, subsetFonts } from './fonts.ts';
import { pictureTexts } from './subjects.ts';
import type { PictureTexts } from './picture-texts.ts';

const words = (own: Partial<PictureTexts> = {}): PictureTexts => ({
  size: PICTURE_SIZE,
  brand: 'Opinara',
  host: 'opinara.example',
  kicker: '',
  text: '',
  count: '12',
  title: 'Shop',
  plainTitle: 'shop',
  grade: { value: 4.3, words: '4,3' },
  picture: null,
  ...own,
});

it('a picture is a PNG of the size that pages state', async () => {
  const png = await drawPicture(words());
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
  const [first, second] = [await drawPicture(words({ title: one })), await drawPicture(words({ title: other }))];
  expect(first.equals(second)).toBe(false);
  expect(first.equals(await drawPicture(words()))).toBe(false);
});

it('a name that no font covers is replaced by the slug, and symbols without glyphs are left out', async () => {
  const plain = await drawPicture(words({ title: 'matjar' }));
  expect((await drawPicture(words({ title: 'متجر', plainTitle: 'matjar' }))).equals(plain)).toBe(true);
  expect((await drawPicture(words({ title: 'matjar 🎉' }))).equals(plain)).toBe(true);
});

it('a logo is drawn beside the title', async () => {
  const logo = (colour: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64" fill="${colour}"/></svg>`;
    return `data:image/png;base64,${new Resvg(svg).render().asPng().toString('base64')}`;
  };
  const long = words({ title: 'Przedsiębiorstwo Wielobranżowe Kowalski i Synowie' });
  const [none, blue, green] = [
    await drawPicture(long),
    await drawPicture(long, logo('#1f5fd0')),
    await drawPicture(long, logo('#1d8a56')),
  ];
  expect(blue.equals(green)).toBe(false);
  expect(blue.equals(none)).toBe(false);
});

it('stars are filled to a tenth', async () => {
  const [low, high] = [4.3, 4.4].map((value) => drawPicture(words({ grade: { value, words: '4,3' } })));
  expect((await low!).equals(await high!)).toBe(false);
});

it('fonts are cut down to the letters of the picture', async () => {
  const fonts = await subsetFonts('Zażółć 店', [700]);
  expect(fonts.map(({ name }) => name.replace(/\d+$/, ''))).toEqual(
    expect.arrayContaining(['inter-latin', 'inter-latin-ext', 'noto-sans-jp-']),
  );
  expect(fonts.reduce((sum, { data }) => sum + data.length, 0)).toBeLessThan(20_000);
});

it('the fonts cover the site’s own picture in every language', async () => {
  const texts = new Texts();
  for (const locale of LOCALES) {
    const { title, text, plainTitle } = pictureTexts({ kind: 'site' }, locale, texts, 'https://opinara.example');
    expect([locale, title === plainTitle, await hasGlyphs(title + text)]).toEqual([locale, false, true]);
  }
});
