import { markWords } from './mark-words.ts';

const marked = (text: string, search: string, language: string) =>
  markWords(text, search, language).map(([from, to]) => text.slice(from, to));

it.each([
  ['pl', 'paczka', 'Dwie paczki, ta paczkę i bez paczek.', ['paczki', 'paczkę', 'paczek']],
  ['pl', 'obsługa', 'Obsłudze dziękuję, obsługi chwalę.', ['Obsłudze', 'obsługi']],
  ['pl', 'kurier', 'Z kurierem i kurierzy, kurierka nie.', ['kurierem', 'kurierzy', 'kurierka']],
  ['en', 'delivery', 'Two deliveries, delivered late.', ['deliveries', 'delivered']],
  ['en', 'shipping', 'It shipped fast; the ships are slow.', ['shipped', 'ships']],
  ['de', 'Lieferung', 'Die Lieferungen kamen, geliefert wurde schnell.', ['Lieferungen']],
  ['cs', 'objednávka', 'Objednávku i objednávky, bez objednávek.', ['Objednávku', 'objednávky', 'objednávek']],
  ['ru', 'доставка', 'Доставку ждали, без доставки.', ['Доставку', 'доставки']],
  ['bg', 'доставка', 'Доставката е бърза.', ['Доставката']],
  ['fi', 'paketti', 'Paketin sain, paketit saapuivat.', ['Paketin', 'paketit']],
  ['ja', '梱包', '梱包がとても丁寧でした。', ['梱包']],
  ['pl', 'bramka', 'Bramą nie weszli.', []],
])('in %s a search for “%s” marks its forms in “%s”', (language, search, text, found) =>
  expect(marked(text, search, language)).toEqual(found),
);

it('whole words are marked once, whatever case, accents and letters that fold into two', () => {
  expect(marked('Viel GRÖSSER als groß, größer!', 'gross', 'de')).toEqual(['GRÖSSER', 'groß', 'größer']);
  expect(marked('😀 straße e\u0301te\u0301 Żółw', 'été żółw', 'fr')).toEqual(['e\u0301te\u0301', 'Żółw']);
  expect(marked('100%_\\ (a+)+ .*', '(a+)+ .*', 'en')).toEqual(['(a+)+', '.*']);
  expect(marked('tea teapot', 'tea teapot', 'en')).toEqual(['tea', 'teapot']);
});

it('a short word has no forms', () => expect(marked('Ale dom, domem.', 'ale', 'pl')).toEqual(['Ale']));

it('words in quotation marks are looked for together', () => {
  expect(marked('Kind staff, and staff so kind.', '"kind staff" so', 'en')).toEqual(['Kind staff', 'so']);
  expect(marked('A 5" screen and a "', '5" "', 'en')).toEqual(['5"', '"']);
});
