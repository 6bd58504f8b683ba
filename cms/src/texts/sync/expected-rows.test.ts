import type { Messages } from '@app/locales/messages.ts';
import type { Locale } from '../../locales.ts';
import { expectedRows } from './expected-rows.ts';

const files: Partial<Record<Locale, Messages>> = {
  pl: {
    title: 'Opinie',
    days_one: '{{count}} dzień',
    days_few: '{{count}} dni',
    days_many: '{{count}} dni',
    days_other: '{{count}} dnia',
  },
  en: { title: 'Reviews', days_one: '{{count}} day', days_other: '{{count}} days', ahead: 'Soon' },
  de: { title: 'Bewertungen', gone: 'Weg', days_one: 'ein Tag', days_other: '{{count}} Tage' },
  lv: { days_zero: '{{count}} dienu', days_one: '{{count}} diena', days_other: '{{count}} dienas' },
  sv: { days_zero: 'ingen dag', days_one: 'en dag', days_other: '{{count}} dagar' },
};
const rows = expectedRows(['common'], (locale) => files[locale] ?? {});
const rowsOf = (locale: Locale) => rows.filter((row) => row.locale === locale);

test('each language has the families of the base in its own plural forms', () => {
  expect(rowsOf('de').map(({ key }) => key)).toEqual(['title', 'days_one', 'days_other', 'ahead']);
  expect(rowsOf('cs').map(({ key }) => key)).toEqual([
    'title',
    'days_one',
    'days_few',
    'days_many',
    'days_other',
    'ahead',
  ]);
  expect(rowsOf('lv').map(({ key }) => key)).toEqual(['title', 'days_zero', 'days_one', 'days_other', 'ahead']);
  expect(rowsOf('sv').map(({ key }) => key)).toEqual(['title', 'days_zero', 'days_one', 'days_other', 'ahead']);
  expect(rowsOf('ja').map(({ key }) => key)).toEqual(['title', 'days_other', 'ahead']);
});

test('a plural form is paired with the form that the base uses for the same numbers', () => {
  const beside = (locale: Locale, key: string) => {
    const { baseKey, englishKey } = rowsOf(locale).find((row) => row.key === key) ?? {};
    return [baseKey, englishKey];
  };
  expect(beside('de', 'days_other')).toEqual(['days_many', 'days_other']);
  expect(beside('cs', 'days_few')).toEqual(['days_few', 'days_other']);
  expect(beside('pl', 'days_few')).toEqual(['days_few', 'days_other']);
  expect(beside('lv', 'days_zero')).toEqual(['days_many', 'days_other']);
  expect(beside('de', 'ahead')).toEqual([null, 'ahead']);
});

test('a row has the text of its file, or null if the file lacks it', () => {
  expect(rowsOf('de').map(({ fileText }) => fileText)).toEqual(['Bewertungen', 'ein Tag', '{{count}} Tage', null]);
  expect(rowsOf('hu').every(({ fileText }) => fileText === null)).toBe(true);
});

test('keys that the base lacks are left out, and positions follow the base', () => {
  expect(rows.some(({ key }) => key === 'gone')).toBe(false);
  const positions = rowsOf('cs').map(({ position }) => position);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  expect(new Set(positions).size).toBe(positions.length);
});
