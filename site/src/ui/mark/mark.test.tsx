import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fireEvent, render, screen } from '@testing-library/react';
import { initials } from '../../lib/texts/initials.ts';
import { Mark } from './mark.tsx';
import { TONES, toneOf } from './tone.ts';

const ID = '01900000-0000-7000-8000-000000000001';
const PICTURE = { small: '/s.webp', medium: '/m.webp', large: '/l.webp' };
const src = path.join(import.meta.dirname ?? __dirname, '../..');

it('a logo has its room before it is there, and is not read out beside the name', () => {
  const { container } = render(<Mark id={ID} name="Oak" picture={PICTURE} />);
  const image = container.querySelector('img');
  expect(image?.getAttribute('src')).toBe('/s.webp');
  expect([image?.width, image?.height, image?.getAttribute('loading'), image?.alt]).toEqual([48, 48, 'lazy', '']);
});

it('initials stand in for a picture that is missing or cannot be loaded', () => {
  const { container, rerender } = render(<Mark id={ID} name="Oak & Sons" picture={null} />);
  expect(container.textContent).toBe('OS');
  rerender(<Mark id={ID} name="Oak & Sons" picture={PICTURE} alt="Oak" />);
  fireEvent.error(screen.getByRole('img', { name: 'Oak' }));
  expect(container.textContent).toBe('OS');
});

it.each([
  ['Górska Półka', 'GP'],
  ['„Kowalski” Sp. z o.o.', 'KO'],
  ['Ταβέρνα Αθηνά', 'ΤΑ'],
  ['Книжарница Орфей', 'КО'],
  ['東京ラーメン', '東'],
  ['ßtraße', 'S'],
  ['4 Łapy', '4Ł'],
  ['…', '…'],
])('the initials of %s are %s', (name, expected) => {
  expect(initials(name)).toBe(expected);
});

it('an id always has the same tone, and ids use all of them', () => {
  const tones = Array.from({ length: 60 }, (_, n) => toneOf(ID.slice(0, -2) + String(n).padStart(2, '0')));
  expect(toneOf(ID)).toBe(toneOf(ID));
  expect(new Set(tones).size).toBe(TONES);
});

describe('contrast of the initials', () => {
  const tokens = readFileSync(path.join(src, 'styles/tokens.css'), 'utf8');
  const css = readFileSync(path.join(src, 'ui/mark/mark.module.css'), 'utf8');
  const [light = '', dark = ''] = tokens.split("[data-theme='dark']");
  const pairs = [...css.matchAll(/\.tone(\d) \{\s+background: var\((.+?)\);\s+color: var\((.+?)\)/g)];
  const colour = (theme: string, token: string): number[] => {
    const hex = new RegExp(`${token}: #([0-9a-f]{6})`).exec(theme)?.[1] ?? '';
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  };
  const luminance = (rgb: number[]): number => {
    const [r = 0, g = 0, b = 0] = rgb.map((one) => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

  it('there is a pair of colours for every tone', () => {
    expect(pairs.map(([, tone]) => Number(tone))).toEqual(Array.from({ length: TONES }, (_, tone) => tone));
  });

  it.each([
    ['light', light],
    ['dark', dark],
  ])('the contrast of the initials is at least 4.5:1 in the %s theme', (_, theme) => {
    for (const [, , background = '', text = ''] of pairs)
      expect(contrast(luminance(colour(theme, background)), luminance(colour(theme, text)))).toBeGreaterThan(4.5);
  });
});
