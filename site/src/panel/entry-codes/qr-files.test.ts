import { Resvg } from '@resvg/resvg-js';
import { readQr } from '../../../testing/pictures/read-qr.ts';
import { MARGIN, PNG_WIDTHS, QR_LEVELS, encodeQr, printedWidth, qrLookOf, qrSvg } from './qr-files.ts';

const ADDRESSES = [
  'https://a.example/x',
  'https://reviews.example/de/bewertungen/oak-cafe?code=entry.01a2b3c4d5e6f7',
  `https://reviews.example/pl/opinie/kawiarnia-pod-debem?code=${'Ab9-_'.repeat(7)}`,
  // Digits and capitals take segments of their own.
  'https://a.example/house-394802657813?code=ABCDEFGHIJKL2345',
  'https://a.example/1234567890123/ABCDEFGHIJKLM-x',
];

/** A saved SVG file as a program sees it: its modules with the margin, one pixel each. */
function pixelsOf(svg: string): { side: number; dark(x: number, y: number): boolean } {
  const side = Number(/viewBox="\S+ \S+ (\d+)/.exec(svg)![1]);
  const { pixels, width } = new Resvg(svg, { fitTo: { mode: 'width', value: side } }).render();
  return { side, dark: (x, y) => pixels[(y * width + x) * 4]! < 128 };
}

it.each(QR_LEVELS)('the address is read from a saved file of level %s, with at least that much correction', (level) => {
  for (const address of ADDRESSES) {
    const { side, dark } = pixelsOf(qrSvg(address, level));
    const read = readQr((x, y) => dark(x + MARGIN, y + MARGIN), side - 2 * MARGIN);
    expect(read.text).toBe(address);
    expect('LMQH'.indexOf(read.level)).toBeGreaterThanOrEqual('LMQH'.indexOf(level));
  }
});

it('a saved code has four light modules on every side', () => {
  const { side, dark } = pixelsOf(qrSvg(ADDRESSES[1]!, 'Q'));
  const lines = Array.from({ length: side }, (_, at) => at);
  const inMargin = (at: number) => at < MARGIN || at >= side - MARGIN;
  expect(lines.flatMap((y) => lines.filter((x) => (inMargin(x) || inMargin(y)) && dark(x, y)))).toEqual([]);
  // The finder patterns begin right behind it.
  expect([dark(MARGIN, MARGIN), dark(side - MARGIN - 1, MARGIN), dark(MARGIN, side - MARGIN - 1)]).toEqual([
    true,
    true,
    true,
  ]);
});

it('a code takes no look but those that are offered', () => {
  expect(qrLookOf(new URLSearchParams('level=H&width=3840'))).toEqual({ level: 'H', width: 3840 });
  expect(qrLookOf(new URLSearchParams('level=L&width=99999'))).toEqual({ level: 'M', width: 960 });
  expect(PNG_WIDTHS.map(printedWidth)).toEqual([8, 16, 33]);
  expect(encodeQr(ADDRESSES[0]!, 'H').size).toBeGreaterThanOrEqual(encodeQr(ADDRESSES[0]!).size);
});
