import { act, cleanup, screen, within } from '@testing-library/react';
import type { CompanyProfile } from '@app/contracts/companies';
import type { Locale } from '@app/locales';
import { aCompany, noGrades } from '../../../testing/companies.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { About } from './about.tsx';
import { openStateAt, type OpenState } from '../../lib/opening-hours.ts';
import { Summary } from '../review-page/summary/summary.tsx';

const TEXTS = ['profile', 'reviews', 'category'] as const;

const show = (own: Partial<CompanyProfile> = {}, locale: Locale = 'en', openState: OpenState | null = null) =>
  renderPage(
    <About company={aCompany(own)} country="Poland" openState={openState} languages={own.languages ?? []} />,
    locale,
    TEXTS,
  );

/** A card by its heading. */
const card = (title: string) => within(screen.getByRole('heading', { name: title }).closest('section') as HTMLElement);
const rows = (title: string): (string | null)[][] =>
  card(title)
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent ?? null]);

it.each<[Locale, string, [string, string], [string, string]]>([
  ['en', 'Where to find us', ['TIN / VAT', 'PL7361000000'], ['With us since', 'April 2023']],
  ['pl', 'Gdzie nas znaleźć', ['NIP / VAT', 'PL7361000000'], ['Z nami od', 'kwiecień 2023']],
])('in %s the profile shows the tax number and the date of joining', (locale, title, taxId, since) => {
  show({}, locale);
  expect(rows(title)).toEqual(expect.arrayContaining([taxId, since]));
});

it.each([
  ['sr', 'sr-Latn'],
  [null, null],
] as const)('the description, written in %s, is marked with lang %s', (descriptionLanguage, lang) => {
  show({ description: 'Sve za planinu', descriptionLanguage });
  expect(screen.getByText('Sve za planinu').getAttribute('lang')).toBe(lang);
});

it('the profile omits tax number and description if missing', () => {
  show({ taxId: null, withUsSince: null });
  expect(rows('Where to find us').map(([name]) => name)).toEqual(['Address', 'Website']);
});

it('facilities are named in the reader’s language, unknown ones by their key', () => {
  show({ facilities: ['breakfast', 'ev-charging', 'helipad'] }, 'pl');
  const items = card('Udogodnienia').getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Śniadanie', 'Ładowanie aut elektrycznych', 'helipad']);
});

it('the profile says which share of the orders was followed by an invitation, where it is known', () => {
  show({ invitationCoverage: 0.93 });
  screen.getByText(/^Of the orders that the company reported to us in the last 12 months, 93% were followed/);
  cleanup();
  show();
  expect(screen.queryByText(/Of the orders/)).toBeNull();
});

it('mediations are counted by outcome, if there have been any', () => {
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

  it('the share of answered negative reviews is shown', () => {
    summary({ negativeAnsweredShare: 0.5 });
    expect(screen.getByText(name).nextElementSibling?.textContent).toBe('50%');
  });

  it.each<[string, Partial<CompanyProfile>]>([
    ['negative ones', { negativeAnsweredShare: null }],
    ['reviews', { negativeAnsweredShare: null, grades: noGrades, lastSixMonths: noGrades }],
  ])('the share of answered negative reviews is not shown where there are no %s', (_, own) => {
    summary(own);
    expect(screen.queryByText(name)).toBeNull();
  });
});

describe('opening hours', () => {
  const day = (weekday: number, opens: string | null, closes: string | null) => ({ weekday, opens, closes });
  const thursday = { ...day(4, '12:00', '15:00'), moreHours: [{ opens: '18:00', closes: '23:00' }] };
  const openingHours = [day(1, '09:00', '17:30'), day(2, '00:00', '24:00'), thursday, day(7, null, null)];
  const openingExceptions = [
    { from: '2026-12-07', until: '2026-12-07', opens: '10:00', closes: '12:00' },
    { from: '2026-12-24', until: '2026-12-26', opens: null, closes: null },
  ];
  afterEach(() => jest.useRealTimers());
  /** Draws the page at a given time of the server's and the browser's clock; the server may have rendered earlier. */
  const at = (now: string, locale: Locale = 'en', drawn = now) => {
    jest.useFakeTimers({ now: new Date(now) });
    const opening = { openingHours, openingExceptions, timeZone: 'Europe/Warsaw' };
    show(opening, locale, openStateAt(opening, new Date(drawn)));
  };

  it('opening hours mark today and whether it is open in the company’s time zone', () => {
    // Eleven o'clock on a Monday in Warsaw.
    at('2026-11-23T10:00:00.000Z');
    expect(rows('Opening hours')).toEqual([
      ['Monday', '09:00–17:30'],
      ['Tuesday', '24 hrs'],
      ['Thursday', '12:00–15:00, 18:00–23:00'],
      ['Sunday', 'closed'],
      ['7 Dec 2026', '10:00–12:00'],
      ['24 Dec 2026 – 26 Dec 2026', 'closed'],
    ]);
    expect(screen.getByText('Open until 17:30')).toBeTruthy();
    const today = screen.getAllByRole('term').filter((term) => term.getAttribute('aria-current') === 'date');
    expect(today.map((term) => term.textContent)).toEqual(['Monday']);
  });

  it.each([
    ['before it opens', '2026-11-23T07:00:00.000Z', 'Closed, opens at 09:00'],
    ['after it has closed', '2026-11-23T17:00:00.000Z', 'Closed now'],
    ['on a day with other hours', '2026-12-07T10:30:00.000Z', 'Open until 12:00'],
    ['after the other hours of a day', '2026-12-07T12:00:00.000Z', 'Closed now'],
    ['on a day off', '2026-11-29T11:00:00.000Z', 'Closed now'],
  ])('opening hours say so %s', (_, now, words) => {
    at(now);
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('opening hours follow the browser’s clock on a cached page', () => {
    at('2026-11-23T16:29:30.000Z', 'en', '2026-11-23T07:00:00.000Z');
    expect(screen.getByText('Open until 17:30')).toBeTruthy();
    act(() => jest.advanceTimersByTime(60_000));
    expect(screen.getByText('Closed now')).toBeTruthy();
  });

  it('opening hours are written in the reader’s language', () => {
    at('2026-11-23T10:00:00.000Z', 'pl');
    expect(rows('Godziny otwarcia')[0]).toEqual(['poniedziałek', '09:00–17:30']);
    expect(screen.getByText('Otwarte do 17:30')).toBeTruthy();
  });
});

it('the profile presents the company’s experts in the reader’s language where there are words', () => {
  const expert = {
    id: '01900000-0000-7000-8000-000000000801',
    name: 'Anna Kowalska',
    title: { pl: 'farmaceutka', de: 'Apothekerin' },
    biography: { pl: 'Od dziesięciu lat w aptece.' },
    languages: ['pl' as const, 'de' as const],
    photo: null,
  };
  show({ experts: [expert] }, 'de');
  const experts = card('Fachleute');
  expect(experts.getByText('Apothekerin')).toBeTruthy();
  expect(experts.getByText('Od dziesięciu lat w aptece.').getAttribute('lang')).toBe('pl');
  expect(experts.getByText('Antwortet auf: Polnisch, Deutsch')).toBeTruthy();
  cleanup();
  show();
  expect(screen.queryByRole('heading', { name: 'Experts' })).toBeNull();
});
