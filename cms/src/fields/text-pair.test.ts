import type { RowField, TextField } from 'payload';
import { say } from '../words/say.ts';
import { textPair } from './text-pair.ts';

/** As the form asks while somebody types: without a path, and without what is stored. */
const typing = (locale: string, key: string, sibling: object) => {
  const [row] = textPair('title').fields as [RowField];
  const field = row.fields[1] as TextField;
  const req = { locale, payload: { config: {} }, i18n: { language: 'en' }, t: (name: string) => name };
  const args = { event: 'onChange', operation: 'update', req, siblingData: sibling } as unknown;
  return (field.validate as (value: string, args: unknown) => Promise<unknown>)(key, args);
};

describe('while somebody types', () => {
  test('an empty text is told of in the base locale', async () => {
    expect(await typing('pl', '', { text: '' })).toBe(say('rules.pair').en);
    expect(await typing('pl', '', { text: 'Witaj' })).toBe(true);
  });
  test('in another one that is left to the moment of saving, when the base is known', async () =>
    expect(await typing('de', '', { text: '' })).toBe(true));
  test('a key of a wrong form is told of in each', async () =>
    expect(await typing('de', 'Home Title', { text: 'x' })).toBe(say('rules.textKey').en));
});
