import sharp from 'sharp';
import type { Pixels } from '../../platform/pictures/decode-picture.ts';

/** The dark navy of `--color-primary`, on which white logos are seen. */
const DARK = { r: 31, g: 36, b: 48 };
const WHITE = { r: 255, g: 255, b: 255 };
type Colour = typeof WHITE;

/** Alpha below it is seen through. */
const SEE_THROUGH = 128;
/** Brightness, 0 to 255, above which what is visible would be lost on white. */
const TOO_BRIGHT = 225;
/** Difference of corners, per channel, that is still one colour. */
const SAME_COLOUR = 12;
/** Room around a cut-out logo, as a part of its longest side. */
const ROOM = 0.08;

/**
 * A logo as a square without transparency, so that it looks the same on every background: cut-out ones on white, or on
 * dark if they are white themselves; others are widened in the colour of their edge.
 */
export async function squareLogo({ data, width, height, channels }: Pixels): Promise<Pixels> {
  const rgba = await sharp(data, { raw: { width, height, channels } })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer();
  const background = backgroundOf(rgba, width, height);
  const longest = Math.max(width, height);
  const side = background.cutOut ? Math.ceil(longest * (1 + 2 * ROOM)) : longest;
  const square = await sharp(rgba, { raw: { width, height, channels: 4 } })
    .flatten({ background: background.colour })
    .extend({
      top: Math.floor((side - height) / 2),
      bottom: Math.ceil((side - height) / 2),
      left: Math.floor((side - width) / 2),
      right: Math.ceil((side - width) / 2),
      background: background.colour,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: square.data, width: side, height: side, channels: square.info.channels };
}

function backgroundOf(rgba: Buffer, width: number, height: number): { colour: Colour; cutOut: boolean } {
  const at = (x: number, y: number): Colour & { alpha: number } => {
    const offset = (y * width + x) * 4;
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(offset, offset + 4);
    return { r, g, b, alpha };
  };
  const corners = [at(0, 0), at(width - 1, 0), at(0, height - 1), at(width - 1, height - 1)];
  if (corners.some(({ alpha }) => alpha < SEE_THROUGH))
    return { colour: meanBrightness(rgba) > TOO_BRIGHT ? DARK : WHITE, cutOut: true };
  const [first = WHITE] = corners;
  const oneColour = corners.every((corner) =>
    (['r', 'g', 'b'] as const).every((channel) => Math.abs(corner[channel] - first[channel]) <= SAME_COLOUR),
  );
  return { colour: oneColour ? { r: first.r, g: first.g, b: first.b } : WHITE, cutOut: false };
}

/** Of what is visible, 0 to 255. */
function meanBrightness(rgba: Buffer): number {
  let sum = 0;
  let weight = 0;
  for (let offset = 0; offset < rgba.length; offset += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(offset, offset + 4);
    sum += (0.299 * r + 0.587 * g + 0.114 * b) * alpha;
    weight += alpha;
  }
  return weight === 0 ? 0 : sum / weight;
}
