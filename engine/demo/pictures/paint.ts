import sharp from 'sharp';

export type Colour = readonly [number, number, number];
/** Colour at a point; x and y run from -1 to 1 along the shorter side, y downwards. */
export type Painting = (x: number, y: number) => Colour;

/** Samples per pixel in each direction; their mean smooths edges. */
const SAMPLES = 2;

/** A painting as a PNG. */
export function paint(width: number, height: number, colourAt: Painting): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3);
  const scale = 2 / Math.min(width, height);
  const points = SAMPLES * SAMPLES;
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      let [red, green, blue] = [0, 0, 0];
      for (let point = 0; point < points; point++) {
        const x = (column + ((point % SAMPLES) + 0.5) / SAMPLES - width / 2) * scale;
        const y = (row + (Math.floor(point / SAMPLES) + 0.5) / SAMPLES - height / 2) * scale;
        const [r, g, b] = colourAt(x, y);
        red += r;
        green += g;
        blue += b;
      }
      const at = (row * width + column) * 3;
      pixels[at] = red / points;
      pixels[at + 1] = green / points;
      pixels[at + 2] = blue / points;
    }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
