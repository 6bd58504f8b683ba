import { likenessOf, mostAlike } from './similar.ts';

const of = (key: string, base: string, text = `to ${key}`) => ({ key, base, text });

test('equal bases come first, then similar ones; others are left out', () => {
  const found = mostAlike('Zapisz zmiany', [
    of('a', 'Zapisz zmianę'),
    of('b', 'Zapisz zmiany'),
    of('c', 'Usuń konto'),
    of('d', 'ZAPISZ ZMIANY'),
    of('e', 'Zapisz zmiany w ustawieniach powiadomień firmy'),
  ]);
  expect(found.map(({ key }) => key)).toEqual(['b', 'd', 'a']);
  expect(found[0]?.likeness).toBe(1);
  expect(found[1]?.likeness).toBeLessThan(1);
});

test('a wording is named once, and five at most', () => {
  const many = Array.from({ length: 8 }, (_, n) => of(`k${n}`, 'Zapisz', n < 3 ? 'Speichern' : `Sichern ${n}`));
  const found = mostAlike('Zapisz', many);
  expect(found).toHaveLength(5);
  expect(found.filter(({ text }) => text === 'Speichern')).toHaveLength(1);
});

test('likeness is the same both ways', () => {
  expect(likenessOf('Wyślij zaproszenie', 'Wyślij zaproszenia')).toBeCloseTo(
    likenessOf('Wyślij zaproszenia', 'Wyślij zaproszenie'),
  );
  expect(likenessOf('Wyślij', 'Anuluj')).toBeLessThan(0.3);
});
