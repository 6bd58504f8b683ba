import type { Locale } from '@app/contracts/common';
import { compileLists, decide, screen } from './index.ts';
import { readRows } from './words/testing/read-rows.ts';

const lists = compileLists();
const outcomeOf = (body: string, formLanguage: Locale) =>
  decide(screen({ body, grade: 3, formLanguage, statistics: true }, lists).findings).outcome;

type Row = [outcome: string, what: string, language: Locale, body: string];
const [decided, notHeld] = [
  readRows<Row>('context.tsv').filter(([outcome]) => outcome !== 'not hold'),
  readRows<Row>('context.tsv').filter(([outcome]) => outcome === 'not hold'),
];

it.each(decided)('the outcome is %s for %s, in %s: %s', (outcome, _what, language, body) => {
  expect(outcomeOf(body, language)).toBe(outcome);
});

it.each(notHeld)('the outcome is %s for %s, in %s: %s', (_outcome, _what, language, body) => {
  expect(outcomeOf(body, language)).not.toBe('hold');
});

it('a telephone number beside the word for an order is held', () => {
  expect(outcomeOf('Zamówienie przepadło, dzwońcie do mnie: 601 234 567.', 'pl')).toBe('hold');
});

it('a coarse word is looked at where nobody is named, and held where it is said of a person', () => {
  expect(outcomeOf('Kurwa, czterdzieści minut na deszczu.', 'pl')).toBe('look');
  expect(outcomeOf('Kierowca to kurwa, czterdzieści minut na deszczu.', 'pl')).toBe('hold');
});

it('figures in the shape of a telephone number without a word for it are looked at', () => {
  expect(outcomeOf('The sticker on the box said 0161 496 0345 and nothing else.', 'en')).toBe('look');
});
