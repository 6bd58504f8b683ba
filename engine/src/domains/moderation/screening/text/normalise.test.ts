import fc from 'fast-check';
import { bareForm, homoglyphReadings } from './homoglyphs.ts';
import { normalise, originalSpan } from './normalise.ts';

const shown = (text: string): string => normalise(text).text;

describe('normalising a text', () => {
  test.each([
    ['capitals', 'ŁADNY Hotel', 'ładny hotel'],
    ['full width', 'ＳＰＡＭ１２３', 'spam123'],
    ['mathematical letters', '𝓼𝓹𝓪𝓶', 'spam'],
    ['squared capitals', '🅂🄿🄰🄼', 'spam'],
    ['zero-width characters', 'sp\u200ba\u200dm\u00ad', 'spam'],
    ['marks that compose', 'n\u0303o', 'ño'],
    ['marks piled up', 's\u0335\u0328p\u0337a\u0334m', 'spam'],
    ['half-width kana with a voice mark', 'ﾊﾞｶ', 'バカ'],
    ['curly apostrophes', 'l’hôtel', "l'hôtel"],
  ])('%s', (_, written, read) => {
    expect(shown(written)).toBe(read);
  });

  test('a capital I loses its dot in Turkish only', () => {
    expect(normalise('SIK', { turkish: true }).text).toBe('sık');
    expect(normalise('SIK').text).toBe('sik');
  });

  test('a normalised text knows where each letter came from', () => {
    const written = 'a🅂\u200bp\u0335ａm!';
    const read = normalise(written);
    const at = read.text.indexOf('spam');
    const { start, end } = originalSpan(read, at, at + 4);
    expect(written.slice(start, end)).toBe('🅂\u200bp\u0335ａm');
  });

  test('normalising a text is done once: a second time changes nothing, and every span lies inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.boolean(), (written, turkish) => {
        const once = normalise(written, { turkish });
        expect(normalise(once.text, { turkish }).text).toBe(once.text);
        expect(once.starts).toHaveLength(once.text.length);
        for (let at = 0; at < once.text.length; at += 1) {
          expect(once.starts[at]!).toBeLessThan(once.ends[at]!);
          expect(once.ends[at]!).toBeLessThanOrEqual(written.length);
          if (at > 0) expect(once.starts[at]!).toBeGreaterThanOrEqual(once.starts[at - 1]!);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('reading letters for others', () => {
  test.each([
    ['gówno', 'gowno'],
    ['größe', 'grosse'],
    ['đẹp', 'dep'],
    ['ёлка', 'елка'],
    ['バカ', 'バカ'],
  ])('%s without its marks is %s', (word, bare) => {
    expect(bareForm(word)).toBe(bare);
  });

  test.each([
    ['а Cyrillic letter in a Latin word', 'spаm', 'spam'],
    ['а Greek letter in a Latin word', 'spαm', 'spam'],
    ['a Latin letter in a Cyrillic word', 'cпам', 'спам'],
  ])('%s', (_, word, reading) => {
    expect(homoglyphReadings(word)).toContain(reading);
  });

  test('an honest word has no other reading', () => {
    expect(homoglyphReadings('жизнь')).toEqual([]);
    expect(homoglyphReadings('żółw')).toEqual([]);
  });
});
