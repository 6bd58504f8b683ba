import fc from 'fast-check';
import { fitsSms, toGsmAlphabet, smsSize } from './sms-size.ts';

describe('the size of a text message', () => {
  it.each([
    ['160 signs of the GSM alphabet', 'a'.repeat(160), 'gsm7', 160, 1],
    ['one more', 'a'.repeat(161), 'gsm7', 161, 2],
    ['two full parts', 'a'.repeat(306), 'gsm7', 306, 2],
    ['one more', 'a'.repeat(307), 'gsm7', 307, 3],
    ['signs of the extension table, two septets each', '€'.repeat(80), 'gsm7', 160, 1],
    ['an escape pair that is never torn apart', `${'a'.repeat(152)}€${'a'.repeat(152)}`, 'gsm7', 306, 3],
    ['Greek capitals and accents of the alphabet', 'ΔΦΓ éèà ÄÖÜ ñ §', 'gsm7', 15, 1],
    ['70 signs with one outside', `ą${'a'.repeat(69)}`, 'ucs2', 70, 1],
    ['one more', `ą${'a'.repeat(70)}`, 'ucs2', 71, 2],
    ['two full parts', 'ą'.repeat(134), 'ucs2', 134, 2],
    ['one more', 'ą'.repeat(135), 'ucs2', 135, 3],
    ['a sign of two units that is never torn apart', `${'ж'.repeat(66)}😀${'ж'.repeat(66)}`, 'ucs2', 134, 3],
  ] as const)('%s', (_name, text, encoding, units, segments) => {
    expect(smsSize(text)).toEqual({ encoding, units, segments });
  });

  it('never shrinks when the text grows', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.string({ unit: 'grapheme' }), (text, more) => {
        expect(smsSize(text + more).segments).toBeGreaterThanOrEqual(smsSize(text).segments);
      }),
    );
  });
});

describe('accents in text messages', () => {
  it.each([
    ['go where that makes it the GSM alphabet', 'Zażółć gęślą jaźń – „OK”…', 'Zazolc gesla jazn - "OK"...'],
    ['stay where the alphabet has them', 'é ü ñ', 'é ü ñ'],
    ['stay where it would not help', 'Как ваша ą?', 'Как ваша ą?'],
    ['of Vietnamese go too', 'Cảm ơn bạn đã mua', 'Cam on ban đa mua'.replace('đ', 'd')],
  ])('%s', (_name, text, plain) => {
    expect(toGsmAlphabet(text)).toBe(plain);
  });

  it('would make a Polish text of 200 characters cost a third more', () => {
    const text = `Dziękujemy. ${'ł'.repeat(130)}`;
    expect(fitsSms(text)).toBe(false);
    expect(smsSize(toGsmAlphabet(text)).segments).toBe(1);
  });
});
