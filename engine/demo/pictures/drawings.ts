import type { Random } from '../generator/random.ts';
import type { Colour, Painting } from './paint.ts';

const WHITE: Colour = [255, 255, 255];
const INKS: readonly Colour[] = [
  [31, 95, 208],
  [20, 105, 63],
  [174, 79, 5],
  [122, 48, 110],
  [31, 36, 48],
  [0, 116, 122],
  [179, 38, 30],
  [92, 84, 36],
];

type Shape = (x: number, y: number) => boolean;
const disc =
  (cx: number, cy: number, radius: number): Shape =>
  (x, y) =>
    Math.hypot(x - cx, y - cy) < radius;
const box =
  (left: number, top: number, right: number, bottom: number): Shape =>
  (x, y) =>
    x > left && x < right && y > top && y < bottom;
const anyOf =
  (...shapes: Shape[]): Shape =>
  (x, y) =>
    shapes.some((shape) => shape(x, y));

/** Simple signs, such as small companies have. */
const SIGNS: readonly Shape[] = [
  (x, y) => Math.abs(Math.hypot(x, y) - 0.46) < 0.15,
  (x, y) => y > Math.abs(x) * 1.3 - 0.5 && y < 0.42,
  anyOf(box(-0.55, 0.1, -0.22, 0.5), box(-0.16, -0.2, 0.17, 0.5), box(0.23, -0.5, 0.56, 0.5)),
  anyOf(disc(0, -0.3, 0.27), disc(0, 0.3, 0.27), disc(-0.3, 0, 0.27), disc(0.3, 0, 0.27)),
  anyOf(box(-0.45, -0.05, 0.45, 0.5), (x, y) => y > Math.abs(x) - 0.55 && y < 0),
  (x, y) => Math.abs(((y + 0.12 * Math.sin(x * 6) + 2) % 0.36) - 0.18) < 0.085 && Math.hypot(x, y) < 0.62,
  (x, y) => Math.hypot(x, y) < 0.58 && x * 0.7 + y > -0.08 && !(x * 0.7 + y > 0.08 && x * 0.7 + y < 0.2),
  anyOf(disc(0, 0.16, 0.36), (x, y) => y < 0.1 && y > -0.6 && Math.abs(x) < (y + 0.6) * 0.48),
];

/** A sign in one colour, on white or turned round. */
export function logo(random: Random): Painting {
  const ink = random.pick(INKS);
  const sign = random.pick(SIGNS);
  const [ground, figure] = random.chance(0.4) ? [ink, WHITE] : [WHITE, ink];
  return (x, y) => (sign(x, y) ? figure : ground);
}

const GROUNDS: readonly Colour[] = [
  [244, 241, 235],
  [236, 241, 245],
  [243, 238, 243],
];

/** A jar, a bottle or a parcel with a label. */
export function product(random: Random): Painting {
  const ground = random.pick(GROUNDS);
  const body = random.pick(INKS);
  const label = random.pick(GROUNDS);
  const [wide, top] = random.pick([
    [0.36, -0.35],
    [0.24, -0.2],
    [0.52, -0.3],
  ] as const);
  const outline = anyOf(box(-wide, top, wide, 0.62), box(-wide * 0.6, top - 0.24, wide * 0.6, top));
  const paper = box(-wide, 0.02, wide, 0.38);
  const line = anyOf(box(-wide * 0.6, 0.12, wide * 0.6, 0.16), box(-wide * 0.4, 0.23, wide * 0.4, 0.26));
  return (x, y) => {
    if (!outline(x, y)) return y > 0.62 ? shade(ground, 0.94) : ground;
    if (!paper(x, y)) return shade(body, 1.06 - 0.28 * Math.abs(x + 0.1));
    return line(x, y) ? body : label;
  };
}

/** The front of a shop by day: wall, awning, window, door. */
export function storefront(random: Random): Painting {
  const wall = random.pick(GROUNDS);
  const cloth = random.pick(INKS);
  const door = random.pick(INKS);
  const glass: Colour = [150, 178, 190];
  const street: Colour = [120, 122, 126];
  return (x, y) => {
    if (y > 0.72) return shade(street, 1 - 0.1 * x);
    if (y > -0.42 && y < -0.2 && Math.abs(x) < 1.05)
      return Math.floor((x + 2) / 0.15) % 2 === 0 ? cloth : shade(WHITE, 0.97);
    if (x > -1 && x < 0.35 && y > -0.16 && y < 0.5) return shade(glass, 1.1 - 0.25 * (x + y));
    if (x > 0.5 && x < 0.95 && y > -0.16) return y > 0 && y < 0.3 && x > 0.6 && x < 0.85 ? glass : door;
    return shade(wall, 0.98 - 0.1 * x);
  };
}

/** A room with a table by a window. */
export function room(random: Random): Painting {
  const wall = random.pick(GROUNDS);
  const cloth = random.pick(INKS);
  const wood: Colour = [142, 104, 72];
  return (x, y) => {
    if (y > 0.62) return shade(wood, 0.8 + 0.1 * Math.sin(x * 18));
    if (y > 0.2 && Math.hypot(x / 0.8, (y - 0.3) / 0.12) < 1) return cloth;
    if (y > 0.3 && Math.abs(x) < 0.05) return wood;
    if (x > -1 && x < -0.3 && y > -0.7 && y < 0.05)
      return Math.abs(x + 0.65) < 0.02 || Math.abs(y + 0.3) < 0.02 ? WHITE : shade([170, 200, 220], 1.05 - 0.1 * y);
    if (Math.hypot(x - 0.5, y + 0.35) < 0.16) return shade(cloth, 1.2);
    return shade(wall, 1.02 - 0.12 * x);
  };
}

const shade = ([r, g, b]: Colour, light: number): Colour => [
  Math.min(255, r * light),
  Math.min(255, g * light),
  Math.min(255, b * light),
];
