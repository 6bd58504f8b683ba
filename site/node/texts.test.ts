import { flatten, readNamespace } from '@app/locales';
import { Texts } from './texts.ts';

it('puts the base’s plural forms where a language has others: French "other" is Polish "many"', () => {
  const polish = new Map(flatten(readNamespace('pl', 'account')));
  const french = new Map(flatten(new Texts().merged('fr', 'account')));
  expect(readNamespace('fr', 'account')).toEqual({});
  expect(polish.get('strength.rule_many')).not.toBe(polish.get('strength.rule_other'));
  expect(french.get('strength.rule_other')).toBe(polish.get('strength.rule_many'));
  expect(french.has('strength.rule_few')).toBe(false);
});

it('takes a language for complete once staff have written what its files lack', () => {
  const namespaces = ['google'] as const;
  expect(new Texts().isComplete('da', namespaces)).toBe(false);
  const [last, ...others] = flatten(readNamespace('pl', 'google')).map(([key]) => ({
    ...{ locale: 'da' as const, namespace: 'google', key, text: 'Skrevet' },
  }));
  expect(new Texts(others).isComplete('da', namespaces)).toBe(false);
  expect(new Texts([...others, last!]).isComplete('da', namespaces)).toBe(true);
});
