import sharp from 'sharp';
import { PHOTO_SIZES } from '@app/contracts/reviews';
import { cpuRatio } from '../../../../tests/support/cpu-time.ts';
import { encodePicture } from './encode-picture.ts';
import { webpChunkTypes, phonePhoto, picture } from './testing.ts';

const encodePhoto = (bytes: Buffer) => encodePicture(bytes, PHOTO_SIZES);

const colourAt = async (photo: Buffer, x: number, y: number): Promise<number[]> =>
  [...(await sharp(photo).extract({ left: x, top: y, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3);

describe('a photo from a phone', () => {
  it('a photo from a phone loses location, camera, time and owner in every size', async () => {
    const original = await phonePhoto();
    const { exif, xmp, icc } = await sharp(original).metadata();
    // The original has the GPS tag (0x8825), in either byte order.
    expect(exif?.includes(Buffer.from([0x88, 0x25])) || exif?.includes(Buffer.from([0x25, 0x88]))).toBe(true);
    expect(xmp?.length && icc?.length).toBeTruthy();
    expect(original.includes('Telefon')).toBe(true);

    const { files } = await encodePhoto(original);
    expect(Object.keys(files)).toEqual(['small', 'medium', 'large']);
    for (const file of Object.values(files)) {
      expect(webpChunkTypes(file)).toEqual(['VP8 ']);
      const metadata = await sharp(file).metadata();
      expect([metadata.exif, metadata.xmp, metadata.icc, metadata.iptc, metadata.orientation]).toEqual(
        Array(5).fill(undefined),
      );
      for (const trace of ['Exif', 'GPS', 'Telefon', 'Kowalska', 'xmpmeta', '2026:11'])
        expect(file.includes(trace)).toBe(false);
    }
  });

  it('a photo from a phone is turned upright', async () => {
    const { width, height, files } = await encodePhoto(await phonePhoto(400, 300));
    expect([width, height]).toEqual([300, 400]);
    const [top, bottom] = [await colourAt(files.large, 150, 20), await colourAt(files.large, 150, 380)];
    expect(top[0]).toBeGreaterThan(200);
    expect(top[2]).toBeLessThan(60);
    expect(bottom[2]).toBeGreaterThan(200);
  });
});

it('a photo is stored in three sizes and never enlarged', async () => {
  const sidesOf = async (photo: Buffer) => {
    const { files } = await encodePhoto(photo);
    return Promise.all(Object.values(files).map(async (file) => Math.max(...Object.values(await sizeOf(file)))));
  };
  const sizeOf = async (file: Buffer) => {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  };
  expect(await sidesOf(await picture('jpeg', 3000, 1500))).toEqual([320, 960, 1920]);
  expect(await sidesOf(await picture('jpeg', 500, 700))).toEqual([320, 700, 700]);
});

it.each(['jpeg', 'png', 'webp', 'avif'] as const)('a photo in the format %s is accepted', async (format) => {
  expect(await encodePhoto(await picture(format))).toMatchObject({ width: 64, height: 48 });
});

/** Green, red, blue. */
async function animation(): Promise<Buffer> {
  const frame = (background: string) =>
    sharp({ create: { width: 32, height: 32, channels: 3, background } })
      .png()
      .toBuffer();
  return sharp([await frame('#00ff00'), await frame('#ff0000'), await frame('#0000ff')], { join: { animated: true } })
    .webp()
    .toBuffer();
}

it('of an animation the first frame is used', async () => {
  const moving = await animation();
  expect((await sharp(moving).metadata()).pages).toBe(3);
  const { height, files } = await encodePhoto(moving);
  expect(height).toBe(32);
  expect(webpChunkTypes(files.small)).toEqual(['VP8 ']);
  expect((await colourAt(files.small, 16, 16))[1]).toBeGreaterThan(200);
});

it.each([
  ['an empty file', async () => Buffer.alloc(0)],
  ['text', async () => Buffer.from('No photo at all.')],
  ['an HTML page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['an SVG drawing', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
  ['the head of a photo alone', async () => (await picture('webp')).subarray(0, 40)],
  ['a GIF', () => picture('gif')],
  ['a TIFF', () => picture('tiff')],
])('%s is refused as a photo', async (_name, make) => {
  await expect(encodePhoto(await make())).rejects.toMatchObject({ code: 'photo_unreadable', status: 422 });
});

it.each([
  ['half a photo', async () => (await picture('jpeg', 600, 400)).subarray(0, 1500)],
  ['a photo with a broken middle', async () => broken(await picture('png', 600, 400))],
])('%s is refused as damaged', async (_name, make) => {
  await expect(encodePhoto(await make())).rejects.toMatchObject({ code: 'photo_damaged', status: 422 });
});

it('a picture can be refused for its size or because it moves', async () => {
  const encode = async (file: Promise<Buffer>) =>
    encodePicture(await file, PHOTO_SIZES, { minimum: 200, refuseAnimation: true });
  await expect(encode(picture('png', 199, 100))).rejects.toMatchObject({
    code: 'photo_too_small',
    params: { pixels: 200 },
  });
  await expect(encode(picture('png', 200, 100))).resolves.toMatchObject({ width: 200 });
  await expect(encode(animation())).rejects.toMatchObject({ code: 'photo_animated' });
});

function broken(png: Buffer): Buffer {
  const copy = Buffer.from(png);
  copy.fill(0xff, copy.length >> 1, (copy.length >> 1) + 12);
  return copy;
}

const white = (size: number): Promise<Buffer> =>
  sharp({ create: { width: size, height: size, channels: 3, background: '#ffffff' }, limitInputPixels: false })
    .png()
    .toBuffer();

it('a small file with hundreds of millions of pixels is refused before it is decoded', async () => {
  const [bomb, large] = [await white(16_000), await white(4_000)];
  expect(bomb.length).toBeLessThan(2 * 1024 * 1024);
  const ratio = await cpuRatio(
    () =>
      expect(encodePhoto(bomb)).rejects.toMatchObject({ code: 'photo_too_many_pixels', params: { megapixels: 50 } }),
    () => encodePhoto(large),
  );
  // Decoding it would take sixteen times as long as decoding the accepted one.
  expect(ratio).toBeLessThan(1);
});
