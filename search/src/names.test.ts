import { likeness, readName, sharesWord } from './names.ts';

const likenessOf = (typed: string, name: string): number => likeness(readName(typed), readName(name));

describe('a name answers what has been typed of it', () => {
  it.each([
    ['krakow', 'Kraków', 1],
    ['краків', 'Kraków', 0],
    ['kra', 'Kraków', 0.9],
    ['wielkopolski', 'Gorzów Wielkopolski', 0.75],
    ['gorzow wlkp', 'Gorzów Wielkopolski', 0],
    ['karkow', 'Kraków', 0.5],
    ['fryzjezy', 'Fryzjerzy', 0.5],
    ['fryjze', 'Fryzjerzy', 0.5],
    ['buty', 'Butikowe', 0],
    ['krakw', 'Kraków', 0.5],
    ['京', '東京', 0],
    ['東', '東京', 0.9],
    ['神社前', '神社前駅', 0.9],
    ['社前', '神社前駅', 0.75],
    ['すし 東京', '銀座すし本店 東京', 0.75],
    ['東京 すし', '銀座すし本店 東京', 0.75],
    ['すし 大阪', '銀座すし本店 東京', 0],
    ['東京 sush', 'Ginza Sushi 東京', 0.75],
    ['東京 suhsi', 'Ginza Sushi 東京', 0.5],
    ['東京 hi', 'Ginza Sushi 東京', 0],
    ['θεσσαλο', 'Θεσσαλονίκη', 0.9],
    ['!?', 'Kraków', 0],
    ['xyz', 'Kraków', 0],
  ])('%s: %s by %d', (typed, name, expected) => expect(likenessOf(typed, name)).toBe(expected));

  it('a name may share just a word with the query', () => {
    const shares = (typed: string, name: string) => sharesWord(readName(typed), readName(name));
    expect(shares('czajnik media rynek', 'Czajnik elektryczny')).toBe(true);
    expect(shares('media rynek', 'Czajnik elektryczny')).toBe(false);
    expect(shares('辞典', '日本語大辞典')).toBe(true);
    expect(shares('富士 辞典', '日本語大辞典')).toBe(true);
    expect(shares('日', '日本語大辞典')).toBe(true);
    expect(shares('富士書店', '日本語大辞典')).toBe(false);
  });
});
