import { jest } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import type { CompanyProfile } from '@app/contracts/companies';
import type { Locale } from '@app/locales';
import { aCompany, noGrades } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { About } from './about.tsx';
import { openState, type OpenState } from './opening-hours.ts';
import { Summary } from './summary.tsx';

const TEXTS = ['profile', 'reviews', 'category'] as const;

const show = (own: Partial<CompanyProfile> = {}, locale: Locale = 'en', door: OpenState | null = null) =>
  renderPage(<About company={aCompany(own)} country="Poland" door={door} />, locale, TEXTS);

/** A card by its heading. */
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);
const rows = (title: string): (string | null)[][] =>
  card(title)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

it.each<[Locale, string, [string, string], [string, string]]>([
  ['en', 'Where to find us', ['TIN / VAT', 'PL7361000000'], ['With us since', 'April 2023']],
  ['pl', 'Gdzie nas znaleźć', ['NIP / VAT', 'PL7361000000'], ['Z nami od', 'kwiecień 2023']],
])('in %s a company tells its tax number and since when it is with us', (locale, title, taxId, since) => {
  show({}, locale);
  expect(rows(title)).toEqual(expect.arrayContaining([taxId, since]));
});

it.each([
  ['sr', 'sr-Latn'],
  [null, null],
] as const)('its own words, written in %s, are marked with lang %s', (descriptionLanguage, lang) => {
  show({ description: 'Sve za planinu', descriptionLanguage });
  expect(screen.getByText('Sve za planinu').getAttribute('lang')).toBe(lang);
});

it('a company that has neither names neither', () => {
  show({ taxId: null, withUsSince: null });
  expect(rows('Where to find us').map(([name]) => name)).toEqual(['Address', 'Website']);
});

it('facilities are named in the reader’s language, and one without a name by its key', () => {
  show({ facilities: ['breakfast', 'ev-charging', 'helipad'] }, 'pl');
  const items = card('Udogodnienia').getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Śniadanie', 'Ładowanie aut elektrycznych', 'helipad']);
});

it('mediations are counted by what came of them, once there has been one', () => {
  const { unmount } = show();
  expect(screen.queryByRole('heading', { name: 'Mediations' })).toBeNull();
  unmount();
  show({ mediations: { opened: 1200, changed: 7, deletedByAuthor: 2, expired: 3 } });
  expect(rows('Mediations')).toEqual([
    ['begun', '1,200'],
    ['review changed', '7'],
    ['deleted by the author', '2'],
    ['message not opened', '3'],
  ]);
});

describe('the share of negative reviews that were answered', () => {
  const summary = (own: Partial<CompanyProfile>) =>
    renderPage(<Summary company={aCompany(own)} filters={{}} />, 'en', TEXTS);
  const name = 'Negative reviews answered';

  it('stands with the grades', () => {
    summary({ negativeAnsweredShare: 0.5 });
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe('50%');
  });

  it.each<[string, Partial<CompanyProfile>]>([
    ['negative ones', { negativeAnsweredShare: null }],
    ['reviews', { negativeAnsweredShare: null, grades: noGrades, lastSixMonths: noGrades }],
  ])('is not told where there are no %s', (_, own) => {
    summary(own);
    expect(screen.queryByText(name)).toBeNull();
  });
});

describe('opening hours', () => {
  const day = (weekday: number, opens: string | null, closes: string | null) => ({ weekday, opens, closes });
  const openingHours = [day(1, '09:00', '17:30'), day(2, '00:00', '24:00'), day(7, null, null)];
  afterEach(() => jest.useRealTimers());
  /** The page as it is at a moment, by the server's clock and the browser's; the server may have drawn it earlier. */
  const at = (now: string, locale: Locale = 'en', drawn = now) => {
    jest.useFakeTimers({ now: new Date(now) });
    show({ openingHours }, locale, openState(openingHours, 'Europe/Warsaw', new Date(drawn)));
  };

  it('stand day by day, today marked, with whether the door is open by the company’s clock', () => {
    // Eleven o'clock on a Monday in Warsaw.
    at('2026-11-23T10:00:00.000Z');
    expect(rows('Opening hours')).toEqual([
      ['Monday', '09:00–17:30'],
      ['Tuesday', '24 hrs'],
      ['Sunday', 'closed'],
    ]);
    expect(screen.getByText('Open until 17:30')).toBeTruthy();
    const today = screen.getAllByRole('term').filter((term) => term.getAttribute('aria-current') === 'date');
    expect(today.map((term) => term.textContent)).toEqual(['Monday']);
  });

  it.each([
    ['before it opens', '2026-11-23T07:00:00.000Z', 'Closed, opens at 09:00'],
    ['after it has closed', '2026-11-23T17:00:00.000Z', 'Closed now'],
    ['on a day off', '2026-11-29T11:00:00.000Z', 'Closed now'],
  ])('say so %s', (_, now, words) => {
    at(now);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('go on by the browser’s clock, however old the page is', () => {
    at('2026-11-23T16:29:30.000Z', 'en', '2026-11-23T07:00:00.000Z');
    expect(screen.getByText('Open until 17:30')).toBeTruthy();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeTruthy();
  });

  it('are told in the reader’s language', () => {
    at('2026-11-23T10:00:00.000Z', 'pl');
    expect(rows('Godziny otwarcia')[0]).toEqual(['poniedziałek', '09:00–17:30']);
    expect(screen.getByText('Otwarte do 17:30')).toBeTruthy();
  });
});
