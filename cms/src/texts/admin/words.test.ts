import { wordsOf } from '../../words/admin-text.ts';
import { applyLabel, findingMessage } from './words.ts';

describe('words of the pages of texts', () => {
  test('words of the pages of texts follow the plural forms of the language', () => {
    expect([1, 2, 5].map((count) => applyLabel(wordsOf('texts', 'pl'), 'pl', count))).toEqual([
      'Zapisz 1 tekst',
      'Zapisz 2 teksty',
      'Zapisz 5 tekstów',
    ]);
  });

  test('words of the pages of texts name what a finding is about', () => {
    const words = wordsOf('texts', 'en');
    expect(findingMessage(words, { form: '', code: 'lacks', names: '{{name}}' })).toBe('Missing: {{name}}');
    expect(findingMessage(words, { form: '', code: 'same_as', names: 'pl' })).toBe(
      'The text is the same as in Polish.',
    );
  });

  test('words of the pages of texts are English for an unknown language', () =>
    expect(wordsOf('texts', 'xx')).toBe(wordsOf('texts', 'en')));
});
