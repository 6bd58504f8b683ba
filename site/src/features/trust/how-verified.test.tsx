import { screen } from '@testing-library/react';
import { HOLDING_RULES } from '@app/contracts/screening-rules';
import { COMPLETE, LOCALES, mergedNamespace } from '@app/locales';
import type { Locale } from '@app/locales';
// The page must describe the engine's rules.
import { DEVICE_DAYS, DEVICE_LIMITS } from '../../../../engine/src/domains/moderation/devices/device-rule.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { HowVerified, PLACE_OF_RULE } from './how-verified.tsx';

type Filters = Record<'text' | 'burst' | 'contradiction' | 'imported' | 'held', string> & {
  items: Record<string, string>;
};
const filtersIn = (locale: Locale) =>
  (mergedNamespace(locale, 'trust') as unknown as { verified: { filters: Filters } }).verified.filters;
const TOLD = LOCALES.filter((locale) => COMPLETE[locale].includes('trust'));

it.each<[Locale, RegExp[]]>([
  [
    'en',
    [
      /^insults, hatred and threats/,
      /^personal data: postal and e-mail addresses/,
      /^links and advertising/,
      /^copies of the same text/,
      /^patterns that our moderators have set/,
      /^repeated reviews of the same company from one device/,
      /^When a company suddenly gets far more reviews than its own history explains/,
      /^A text that contradicts its rating is not held for that alone/,
      /^A statistical model, trained on sentences that we have written/,
      /^A review that a company brings from another source goes through the filters for texts/,
    ],
  ],
  ['pl', [/^Gdy firma dostaje nagle znacznie więcej opinii/, /^Sprzeczność tekstu z oceną sama nie wystarcza/]],
])('the page on how reviews are verified names in %s every rule that can hold a review', (locale, filters) => {
  renderPage(<HowVerified />, locale, ['trust', 'footer']);
  for (const words of filters) expect(screen.getByText(words)).toBeTruthy();
});

it('the page on how reviews are verified describes exactly the existing rules', () => {
  expect(Object.keys(PLACE_OF_RULE).toSorted()).toEqual([...HOLDING_RULES].toSorted());
  const { items, ...paragraphs } = filtersIn('en');
  const words: Record<string, string> = { ...paragraphs, ...items };
  renderPage(<HowVerified />, 'en', ['trust', 'footer']);
  for (const told of new Set(Object.values(PLACE_OF_RULE)))
    expect([told, screen.queryByText(words[told] ?? '')?.tagName]).toEqual([told, told in items ? 'LI' : 'P']);
  expect(Object.keys(items).filter((name) => !Object.values<string>(PLACE_OF_RULE).includes(name))).toEqual([]);
});

it.each(TOLD)('the page on how reviews are verified says in %s the engine’s limits', (locale) => {
  const { device } = filtersIn(locale).items;
  expect(
    device
      ?.match(/\d+/g)
      ?.map(Number)
      .toSorted((a, b) => a - b),
  ).toEqual(expect.arrayContaining([DEVICE_LIMITS.device.companiesADay, DEVICE_DAYS]));
});
