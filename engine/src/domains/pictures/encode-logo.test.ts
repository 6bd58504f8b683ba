import sharp from 'sharp';
import { picture, webpChunkTypes } from '../../platform/pictures/testing.ts';
import { encodeForUse } from './encode-use.ts';
import { cutOutLogo } from './testing.ts';

const NAVY = [31, 36, 48];
const WHITE = [255, 255, 255];

/** Colours of the first corner and of the centre. */
async function coloursOf(file: Buffer): Promise<[number[], number[]]> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
  return [at(1, 1), at(info.width >> 1, info.height >> 1)];
}
const near = (colour: number[], other: number[]): void =>
  colour.forEach((value, channel) => expect(Math.abs(value - (other[channel] ?? 0))).toBeLessThan(8));

it('a cut-out logo stands on white with room around it, a white one on dark', async () => {
  const [dark, white] = await Promise.all([
    encodeForUse('logo', await cutOutLogo('#1f5fd0')),
    encodeForUse('logo', await cutOutLogo('#ffffff')),
  ]);
  const [around, centre] = await coloursOf(dark.files['medium.webp']);
  near(around, WHITE);
  near(centre, [31, 95, 208]);
  const [aroundWhite, centreWhite] = await coloursOf(white.files['medium.webp']);
  near(aroundWhite, NAVY);
  near(centreWhite, WHITE);
  expect(dark).toMatchObject({ width: 232, height: 232 });
});

it('a wide logo becomes a square in the colour of its edge', async () => {
  const { files, width, height } = await encodeForUse('logo', await picture('png', 400, 100));
  expect([width, height]).toEqual([400, 400]);
  const [corner] = await coloursOf(files['small.webp']);
  near(corner, [0x33, 0x66, 0x99]);
  const small = await sharp(files['small.webp']).metadata();
  expect([small.width, small.height]).toEqual([96, 96]);
});

it('files have no metadata, and one of them is a PNG', async () => {
  const { files } = await encodeForUse('product', await picture('jpeg', 800, 300));
  for (const file of ['small.webp', 'medium.webp', 'large.webp'] as const)
    expect(webpChunkTypes(files[file])).toEqual(['VP8 ']);
  const share = await sharp(files['share.png']).metadata();
  expect([share.format, share.width, share.height, share.exif]).toEqual(['png', 256, 256, undefined]);
});

it('a grey logo is read too', async () => {
  const grey = await sharp({ create: { width: 200, height: 150, channels: 3, background: '#808080' } })
    .toColourspace('b-w')
    .png()
    .toBuffer();
  near((await coloursOf((await encodeForUse('logo', grey)).files['small.webp']))[0], [128, 128, 128]);
});
