import sharp from 'sharp';

const WIDTH = 960;
const HEIGHT = 720;
type Colour = readonly [number, number, number];

const WALLS: readonly Colour[] = [
  [222, 214, 198],
  [188, 204, 211],
];
const BLOSSOMS: readonly Colour[] = [
  [206, 62, 84],
  [232, 150, 60],
];
const TABLE: Colour = [142, 104, 72];
const POT: Colour = [190, 104, 70];
const LEAF: Colour = [74, 124, 66];

/** Leaves and blossoms of one plant: x, y and radius in parts of the picture's width. */
const PLANT: readonly (readonly [number, number, number])[] = [
  [0.5, 0.3, 0.09] as const,
  [0.42, 0.34, 0.08] as const,
  [0.58, 0.35, 0.08] as const,
  [0.46, 0.22, 0.07] as const,
  [0.56, 0.24, 0.07] as const,
  [0.5, 0.4, 0.07] as const,
];
const BLOSSOM = 0.028;

/** A picture such as a customer takes of a plant in its new pot: a JPEG, since photos of reviews come as files. */
export function paintPlants(scenery: number): Promise<Buffer> {
  const wall = WALLS[scenery % WALLS.length] ?? TABLE;
  const blossom = BLOSSOMS[scenery % BLOSSOMS.length] ?? POT;
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let row = 0; row < HEIGHT; row++)
    for (let column = 0; column < WIDTH; column++) {
      const x = column / WIDTH;
      const y = row / WIDTH;
      // Light falls in from the left.
      const light = 1.08 - 0.2 * x + 0.02 * Math.sin(y * 90);
      const at = (row * WIDTH + column) * 3;
      colourAt(x, y, wall, blossom).forEach((value, channel) => {
        pixels[at + channel] = Math.max(0, Math.min(255, Math.round(value * light)));
      });
    }
  return sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .jpeg({ quality: 85 })
    .toBuffer();
}

function colourAt(x: number, y: number, wall: Colour, blossom: Colour): Colour {
  const within = ([cx, cy]: readonly [number, number, number], radius: number) => Math.hypot(x - cx, y - cy) < radius;
  if (PLANT.some((leaf) => within(leaf, BLOSSOM))) return blossom;
  if (PLANT.some((leaf) => within(leaf, leaf[2]))) return LEAF;
  // The pot narrows towards its foot.
  const half = 0.13 - (y - 0.42) * 0.25;
  if (y > 0.42 && y < 0.66 && Math.abs(x - 0.5) < (y < 0.46 ? 0.145 : half)) return POT;
  return y > 0.6 ? TABLE : wall;
}
