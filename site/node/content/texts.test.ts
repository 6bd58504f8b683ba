import { flatten, readNamespace } from '@app/locales';
import { Texts } from './texts.ts';

it('the reader of texts maps the base locale’s plural forms to the language’s: Vietnamese "other" is Polish "many"', () => {
  const polish = new Map(flatten(readNamespace('pl', 'account')));
  const vietnamese = new Map(flatten(new Texts().merged('vi', 'account')));
  expect(readNamespace('vi', 'account')).toEqual({});
  expect(polish.get('strength.rule_many')).not.toBe(polish.get('strength.rule_other'));
  expect(vietnamese.get('strength.rule_other')).toBe(polish.get('strength.rule_many'));
  expect(vietnamese.has('strength.rule_few')).toBe(false);
});

it('a language is complete once edits fill the gaps of its files', () => {
  const namespaces = ['google'] as const;
  expect(new Texts().isComplete('da', namespaces)).toBe(false);
  const [last, ...others] = flatten(readNamespace('pl', 'google')).map(([key]) => ({
    locale: 'da' as const,
    namespace: 'google',
    key,
    text: 'Skrevet',
  }));
  expect(new Texts(others).isComplete('da', namespaces)).toBe(false);
  expect(new Texts([...others, last!]).isComplete('da', namespaces)).toBe(true);
});

it('pages carry of a large namespace only what they all show; the rest is asked for by its first key', () => {
  const texts = new Texts([{ locale: 'de', namespace: 'panel', key: 'reviews.title', text: 'Meinungen' }]);
  const carried = JSON.parse(texts.json('de', 'panel')) as Record<string, unknown>;
  expect(Object.keys(carried)).toContain('nav');
  expect(carried['reviews']).toBeUndefined();
  expect(texts.part('de', 'panel', 'reviews')).toMatchObject({ title: 'Meinungen' });
  expect(texts.part('de', 'pricing', null)).toEqual(texts.merged('de', 'pricing'));
  for (const key of ['skip', 'toString', 'none']) expect(texts.part('de', 'panel', key)).toBeUndefined();
});
