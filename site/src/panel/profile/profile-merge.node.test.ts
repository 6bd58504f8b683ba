import { mergeProfiles } from './profile-merge.ts';
import type { ProfileValues } from './profile-values.ts';

const base = {
  name: 'Oak',
  phone: '',
  facilities: ['wifi'],
  descriptions: { pl: 'Kawa.', en: '' },
} as unknown as ProfileValues;
const merged = (mine: object, current: object) =>
  mergeProfiles(base, { ...base, ...mine } as ProfileValues, { ...base, ...current } as ProfileValues);

it('fields that one of two members has changed have that member’s value', () => {
  expect(merged({ phone: '12' }, { name: 'Elm', facilities: [] })).toEqual({
    values: { ...base, name: 'Elm', phone: '12', facilities: [] },
    changes: [
      { field: 'name', theirs: 'Elm', both: false },
      { field: 'facilities', theirs: [], both: false },
    ],
  });
});

it('a field that both have changed keeps what was typed, and names what the other saved', () => {
  expect(merged({ name: 'Ash' }, { name: 'Elm' })).toEqual({
    values: { ...base, name: 'Ash' },
    changes: [{ field: 'name', theirs: 'Elm', both: true }],
  });
});

it('the same change by both is none', () => {
  expect(merged({ name: 'Elm' }, { name: 'Elm' })).toEqual({ values: { ...base, name: 'Elm' }, changes: [] });
});

it('descriptions are merged by language', () => {
  const mine = { descriptions: { pl: 'Kawa.', en: 'Coffee.' } };
  const current = { descriptions: { pl: 'Kawa i ciasto.', en: '' } };
  expect(merged(mine, current)).toEqual({
    values: expect.objectContaining({ descriptions: expect.objectContaining({ pl: 'Kawa i ciasto.', en: 'Coffee.' }) }),
    changes: [{ field: 'descriptions.pl', theirs: 'Kawa i ciasto.', both: false }],
  });
});
