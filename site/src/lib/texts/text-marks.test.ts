import { TextMarks, withoutMarks } from './text-marks.ts';

const marks = new TextMarks();

it('a marked text looks the same and contains its key', () => {
  const marked = marks.mark('home:hero.title', 'Reviews');
  expect(marked).not.toBe('Reviews');
  expect(withoutMarks(marked)).toBe('Reviews');
  expect(marks.keysIn(marked)).toEqual(['home:hero.title']);
});

it('different keys have different marks, equal keys equal ones', () => {
  const texts = Array.from({ length: 300 }, (_, index) => marks.mark(`panel:text.${index}`, 'x'));
  expect(new Set(texts).size).toBe(300);
  expect(texts.flatMap((text) => marks.keysIn(text))).toEqual(texts.map((_, index) => `panel:text.${index}`));
  expect(marks.mark('panel:text.7', 'x')).toBe(texts[7]);
});

it('each line of a text is marked, empty ones are not', () => {
  const lines = marks.mark('legal:a', 'One\n\n- two\n ').split('\n');
  expect(lines.map((line) => marks.keysIn(line).length)).toEqual([1, 0, 1, 0]);
});

it('an interpolated text keeps its mark, and the outer one comes last', () => {
  const inner = marks.mark('common:grades.words.5', 'Excellent');
  expect(marks.keysIn(marks.mark('common:grades.option', `5 out of 5: ${inner}`))).toEqual([
    'common:grades.words.5',
    'common:grades.option',
  ]);
});

it('the marker of texts marks a namespace including plural forms, except the brand', () => {
  const { brand, count_one: one, nav } = marks.markAll('common', { brand: 'Opinara', count_one: '1', nav: { a: 'A' } });
  expect(brand).toBe('Opinara');
  expect(marks.keysIn(String(one))).toEqual(['common:count_one']);
  expect(marks.keysIn(JSON.stringify(nav))).toEqual(['common:nav.a']);
});

it('marks of a page are decoded by its own table', () => {
  const server = new TextMarks();
  const text = server.mark('home:a', 'A');
  expect(new TextMarks(server.keys).keysIn(text)).toEqual(['home:a']);
  expect(new TextMarks().keysIn(text)).toEqual([]);
});
