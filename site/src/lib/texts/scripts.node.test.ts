import { isInOtherScript } from './scripts.ts';

it.each([
  ['شحن سريع وخدمة ممتازة', 'pl', true],
  ['משלוח מהיר', 'de', true],
  ['Быстрая доставка', 'pl', true],
  ['Быстрая доставка', 'uk', false],
  ['Брза испорука', 'sr', false],
  ['Barza dostavka', 'bg', false],
  ['とても良い', 'ja', false],
  ['very good', 'ja', false],
  ['とても良い', 'el', true],
  ['Świetny sklep, 良い!', 'pl', false],
  ['😀 5/5', 'pl', false],
] as const)('“%s” under the language %s is in another script: %s', (text, language, other) =>
  expect(isInOtherScript(text, language)).toBe(other),
);
