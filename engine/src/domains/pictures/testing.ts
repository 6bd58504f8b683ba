import sharp from 'sharp';
import type { SignedInMerchant } from '../../http/testing.ts';

/** A coloured square on a transparent ground, as cut-out logos are. */
export const cutOutLogo = (colour: string, width = 200, height = 200): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .composite([
      {
        input: {
          create: { width: Math.round(width / 2), height: Math.round(height / 2), channels: 4, background: colour },
        },
      },
    ])
    .png()
    .toBuffer();

/** Uploads below a merchant's panel. */
export const uploader =
  ({ browser, panel }: SignedInMerchant) =>
  (method: 'put' | 'post', path: string, bytes: Buffer | string, type = 'image/png') =>
    browser[method](panel + path)
      .set('Content-Type', type)
      .send(bytes);
