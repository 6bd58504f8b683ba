import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const icon = (name: string) => readFile(join(import.meta.dirname, '../../static', name));
const PNG = '\x89PNG';

/** Width and height of a PNG. */
const sizeOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

// Asked for by themselves, whatever a page says: without them each visit would be answered by “Not Found”.
it('favicon.ico has the sizes for browsers without SVG icons', async () => {
  const ico = await icon('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const pictures = Array.from({ length: ico.readUInt16LE(4) }, (_, n) => {
    const [length, offset] = [ico.readUInt32LE(6 + 16 * n + 8), ico.readUInt32LE(6 + 16 * n + 12)];
    return ico.subarray(offset, offset + length);
  });
  expect(pictures.map((png) => png.toString('latin1', 0, 4))).toEqual([PNG, PNG, PNG]);
  expect(pictures.map(sizeOf)).toEqual([16, 32, 48].map((side) => [side, side]));
  expect(ico.length).toBeLessThan(4_000);
});

it('the home screen icon is opaque', async () => {
  const png = await icon('apple-touch-icon.png');
  expect([png.toString('latin1', 0, 4), ...sizeOf(png)]).toEqual([PNG, 180, 180]);
  expect(png.includes('tRNS')).toBe(false);
  expect(png.length).toBeLessThan(4_000);
});
