import type { Messages } from '@app/locales/messages.ts';
import type { Locale } from '../locales.ts';
import { wantedRows } from './wanted.ts';

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
const rows = wantedRows(['common'], (locale) => files[locale] ?? {});
const of = (locale: Locale) => rows.filter((row) => row.locale === locale);

test('each language has the families of the base with its own plural forms', () => {
  expect(of('de').map(({ key }) => key)).toEqual(['title', 'days_one', 'days_other', 'ahead']);
  expect(of('cs').map(({ key }) => key)).toEqual(['title', 'days_one', 'days_few', 'days_many', 'days_other', 'ahead']);
  expect(of('lv').map(({ key }) => key)).toEqual(['title', 'days_zero', 'days_one', 'days_other', 'ahead']);
  expect(of('sv').map(({ key }) => key)).toEqual(['title', 'days_zero', 'days_one', 'days_other', 'ahead']);
  expect(of('ja').map(({ key }) => key)).toEqual(['title', 'days_other', 'ahead']);
});

test('a form stands beside the one in which the base says the same', () => {
  const beside = (locale: Locale, key: string) => {
    const { baseKey, englishKey } = of(locale).find((row) => row.key === key) ?? {};
    return [baseKey, englishKey];
  };
  expect(beside('de', 'days_other')).toEqual(['days_many', 'days_other']);
  expect(beside('cs', 'days_few')).toEqual(['days_few', 'days_other']);
  expect(beside('pl', 'days_few')).toEqual(['days_few', 'days_other']);
  expect(beside('lv', 'days_zero')).toEqual(['days_many', 'days_other']);
  expect(beside('de', 'ahead')).toEqual([null, 'ahead']);
});

test('the file’s text stands with its row, and what the file lacks is a row without', () => {
  expect(of('de').map(({ fileText }) => fileText)).toEqual(['Bewertungen', 'ein Tag', '{{count}} Tage', null]);
  expect(of('hu').every(({ fileText }) => fileText === null)).toBe(true);
});

test('keys that the base has not are not wanted; positions follow the base', () => {
  expect(rows.some(({ key }) => key === 'gone')).toBe(false);
  const positions = of('cs').map(({ position }) => position);
  expect([...positions].sort((a, b) => a - b)).toEqual(positions);
  expect(new Set(positions).size).toBe(positions.length);
});
