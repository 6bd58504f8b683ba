import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { readQr } from '../../../site/testing/pictures/read-qr.ts';
import { openReady } from '../support/ready.ts';
import { registerOwner } from '../support/registration.ts';

/** Light modules on every side, as ISO/IEC 18004 demands. */
const QUIET = 4;

test('a QR code saved as PNG leads to the form of its code, with four light modules on every side', async ({
  browser,
}) => {
  const { page, merchant } = await registerOwner(browser, 'counter');
  const { code } = await merchant.post<{ code: string }>('/entry-codes', { kind: 'qr', label: 'Counter' });
  await openReady(page, '/en/panel/entry-codes');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /PNG/ }).first().click();
  const { data, info } = await sharp(await (await download).path())
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(info.width).toBe(info.height);
  const first = data.findIndex((value) => value < 128);
  const [left, top] = [first % info.width, Math.floor(first / info.width)];
  const module = left / QUIET;
  expect([top, module % 1, (info.width / module) % 1]).toEqual([left, 0, 0]);
  const isDark = (x: number, y: number) => data[y * info.width + x]! < 128;
  const edge = (at: number) => at < left || at >= info.width - left;
  const inMargin = [...data.keys()].filter((at) => edge(at % info.width) || edge(Math.floor(at / info.width)));
  expect(inMargin.filter((at) => data[at]! < 255)).toEqual([]);
  const middle = (at: number) => Math.floor((at + QUIET + 0.5) * module);
  const read = readQr((x, y) => isDark(middle(x), middle(y)), info.width / module - 2 * QUIET);
  const address = new URL(read.text);
  expect(address.pathname).toContain(merchant.company.slug);
  expect(address.searchParams.get('code')).toBe(code);
});
