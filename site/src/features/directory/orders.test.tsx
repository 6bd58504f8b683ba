import { act, fireEvent, screen } from '@testing-library/react';
import { aListPage } from '../../../testing/directory.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ListPage } from './list-page.tsx';

const TEXTS = ['category', 'profile', 'badges', 'footer'] as const;
const show = (page: ReturnType<typeof aListPage>) =>
  renderPage(<ListPage data={{ kind: 'shown', page, countries: {}, search: '' }} />, 'en', TEXTS);
const [hotel] = aListPage().items as [ReturnType<typeof aListPage>['items'][number]];

type Failed = (error: { code: number; PERMISSION_DENIED: number }) => void;
let asked: Parameters<Geolocation['getCurrentPosition']>[] = [];
const locate = (geolocation: object | undefined) =>
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
beforeEach(() => {
  asked = [];
  locate({ getCurrentPosition: (...given: (typeof asked)[number]) => void asked.push(given) });
});
afterEach(() => locate(undefined));

it('where readers are is asked when they press, and not before', () => {
  show(aListPage({ total: 2 }));
  expect(asked).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
  expect(asked).toHaveLength(1);
  expect(screen.getByRole('status').textContent).toContain('Waiting for your browser');
});

it('a refusal, and a place that cannot be determined, are said in words that lead on', () => {
  show(aListPage({ total: 2 }));
  const fail = (code: number) => {
    fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
    const failed = asked.at(-1)?.[1] as Failed | null | undefined;
    act(() => failed?.({ code, PERMISSION_DENIED: 1 }));
    return screen.getByRole('status').textContent;
  };
  expect(fail(1)).toContain('did not share your location');
  expect(fail(3)).toContain('could not be determined');
  locate(undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Near me' }));
  expect(screen.getByRole('status').textContent).toContain('Choose a city');
});

it('a list by distance says how far each company is, and of whom only the city is known', () => {
  const at = (km: number, exact: boolean, index: number) => ({
    ...hotel,
    id: `01900000-0000-7000-8000-00000000000${index}`,
    distance: { km, exact },
  });
  show(
    aListPage({
      sort: 'distance',
      near: '52.23,21.01',
      total: 60,
      pages: 3,
      items: [
        at(0.4, true, 1),
        at(2.3, true, 2),
        at(2.3, false, 3),
        at(0.2, false, 4),
        at(123.4, true, 5),
        { ...hotel, id: 'nowhere' },
      ],
    }),
  );
  const rows = screen.getAllByRole('heading', { level: 2, name: 'Pod Giewontem' }).map((one) => one.nextSibling);
  expect(rows.map((facts) => facts?.textContent?.split(' · ')[0])).toEqual([
    'less than 1 km',
    '2.3 km',
    'about 2 km',
    'about 1 km',
    '123 km',
    'Spa hotels',
  ]);
  expect(screen.getByText(/as the crow flies/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Near me' }).getAttribute('aria-current')).toBe('true');
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/en/hotels?sort=distance&near=52.23,21.01&page=2',
  );
});

it('shops are nowhere near anybody', () => {
  show(aListPage({ kind: 'shops', total: 2 }));
  expect(screen.queryByRole('button', { name: 'Near me' })).toBeNull();
});
