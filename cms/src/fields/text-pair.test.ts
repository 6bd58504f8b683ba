import type { RowField, TextField } from 'payload';
import { adminText } from '../words/admin-text.ts';
import { textPair } from './text-pair.ts';

/** Validates as the form does while typing: without a path and without stored texts. */
const typing = (locale: string, key: string, sibling: object, operation = 'update') => {
  const [row] = textPair('title').fields as [RowField];
  const field = row.fields[1] as TextField;
  const req = { locale, payload: { config: {} }, i18n: { language: 'en' }, t: (name: string) => name };
  const args = { event: 'onChange', operation, req, siblingData: sibling } as unknown;
  return (field.validate as (value: string, args: unknown) => Promise<unknown>)(key, args);
};

describe('validation of a text pair while typing', () => {
  test('an empty text is an error in the base locale of something new', async () => {
    expect(await typing('pl', '', { text: '' }, 'create')).toBe(adminText('rules.pair').en);
    expect(await typing('pl', '', { text: 'Witaj' }, 'create')).toBe(true);
    expect(await typing('de', '', { text: '' }, 'create')).toBe(true);
  });
  test('an empty text is otherwise checked on saving, when the other languages are known', async () => {
    expect(await typing('de', '', { text: '' })).toBe(true);
    expect(await typing('pl', '', { text: '' })).toBe(true);
  });
  test('a malformed key is an error in every locale', async () =>
    expect(await typing('de', 'Home Title', { text: 'x' })).toBe(adminText('rules.textKey').en));
});
