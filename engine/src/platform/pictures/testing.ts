import sharp from 'sharp';

/** 52° 13′ N, 21° 0′ E. */
const LOCATION = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '52/1 13/1 4722/100',
  GPSLongitudeRef: 'E',
  GPSLongitude: '21/1 0/1 4398/100',
};

/** A photo as phones store it: rotated, with camera, time and location. Upright it is red at the top, else blue. */
export async function phonePhoto(width = 400, height = 300): Promise<Buffer> {
  const upright = { width: height, height: width };
  const pixels = await sharp({ create: { ...upright, channels: 3, background: '#0000ff' } })
    .composite([
      {
        input: {
          create: { width: upright.width, height: Math.round(upright.height / 4), channels: 3, background: '#ff0000' },
        },
        top: 0,
        left: 0,
      },
    ])
    .png()
    .toBuffer();
  // Rotated to the left, with the EXIF orientation to rotate it back.
  return sharp(pixels)
    .rotate(270)
    .withExif({
      IFD0: { Make: 'Telefon', Model: 'T-1000', Copyright: 'Anna Kowalska' },
      IFD2: { DateTimeOriginal: '2026:11:01 12:00:00' },
      IFD3: LOCATION,
    })
    .withMetadata({ orientation: 6 })
    .withIccProfile('p3')
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><creator>Anna Kowalska</creator></x:xmpmeta>')
    .jpeg()
    .toBuffer();
}

/** A single-colour image. */
export const picture = (
  format: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff',
  width = 64,
  height = 48,
): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .toFormat(format)
    .toBuffer();

/** Types of a WebP file's chunks, which also show metadata. */
export function webpChunkTypes(webp: Buffer): string[] {
  if (webp.toString('latin1', 0, 4) !== 'RIFF' || webp.toString('latin1', 8, 12) !== 'WEBP')
    throw new Error('not a WebP file');
  const chunks: string[] = [];
  for (let at = 12; at + 8 <= webp.length;) {
    chunks.push(webp.toString('latin1', at, at + 4));
    const size = webp.readUInt32LE(at + 4);
    at += 8 + size + (size % 2);
  }
  return chunks;
}
