import { checkFile } from './photo-error.ts';
import { mayBePhoto, shrinkPhoto } from './shrink-photo.ts';

const MEGABYTE = 1024 * 1024;
const file = (name: string, type: string, bytes: number) => {
  const made = new File(['x'], name, { type });
  Object.defineProperty(made, 'size', { value: bytes });
  return made;
};
/** The browser's decoder and encoder; `bytes` of what is drawn. */
let decoded: { width: number; height: number } | null;
let drawn: { bytes: number; sizes: [number, number][] };
beforeEach(() => {
  decoded = { width: 8000, height: 6000 };
  drawn = { bytes: MEGABYTE, sizes: [] };
  Object.assign(globalThis, {
    createImageBitmap: async () => {
      if (!decoded) throw new Error('not decodable');
      return { ...decoded, close: () => undefined };
    },
  });
  HTMLCanvasElement.prototype.getContext = (() => ({ drawImage: () => undefined })) as never;
  HTMLCanvasElement.prototype.toBlob = function toBlob(done, type) {
    drawn.sizes.push([this.width, this.height]);
    const blob = new Blob(['x'], { type: type ?? '' });
    Object.defineProperty(blob, 'size', { value: drawn.bytes });
    done(blob);
  };
});

it('a photo of 20 MB is drawn again, smaller, as a JPEG', async () => {
  const small = await shrinkPhoto(file('IMG_1.jpeg', 'image/jpeg', 20 * MEGABYTE));
  expect([small.name, small.type, drawn.sizes]).toEqual(['IMG_1.jpg', 'image/jpeg', [[2560, 1920]]]);
});

it('a HEIC photo becomes a JPEG where the browser can decode it, whatever its size', async () => {
  decoded = { width: 400, height: 300 };
  const given = file('IMG_2.HEIC', '', 1000);
  expect(mayBePhoto(given)).toBe(true);
  const small = await shrinkPhoto(given);
  expect([small.name, small.type, drawn.sizes]).toEqual(['IMG_2.jpg', 'image/jpeg', [[400, 300]]]);
  decoded = null;
  expect(await shrinkPhoto(given)).toBe(given);
  // The reader is told what to do in place of uploading it.
  expect(checkFile(given)?.reason).toBe('heic');
  expect(checkFile(file('a.pdf', 'application/pdf', 1000))?.reason).toBe('type');
});

it('small photos, and large ones that do not get smaller, stay as they are', async () => {
  const small = file('a.webp', 'image/webp', MEGABYTE);
  expect(await shrinkPhoto(small)).toBe(small);
  expect(drawn.sizes).toEqual([]);
  drawn.bytes = 4 * MEGABYTE;
  const large = file('b.avif', 'image/avif', 3 * MEGABYTE);
  expect(await shrinkPhoto(large)).toBe(large);
});

it('other files are no photos', () => {
  expect(['a.pdf', 'a.heic.exe'].map((name) => mayBePhoto({ name, type: 'application/pdf' }))).toEqual([false, false]);
});
