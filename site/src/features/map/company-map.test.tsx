import { fireEvent, screen, waitFor } from '@testing-library/react';
import { aListPage } from '../../../testing/directory.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ListPage } from '../directory/list-page.tsx';
import type { MapSettings } from './map-settings.ts';

const TEXTS = ['category', 'profile', 'badges', 'footer'] as const;
const SETTINGS: MapSettings = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Mappers' };
const [hotel] = aListPage().items as [ReturnType<typeof aListPage>['items'][number]];
const located: typeof hotel = { ...hotel, coordinates: { latitude: 49.3, longitude: 19.95, exact: false } };
const show = (map: MapSettings | null, items = [located]) =>
  renderPage(
    <ListPage data={{ kind: 'shown', page: aListPage({ items }), countries: {}, map, search: '' }} />,
    'en',
    TEXTS,
  );
const asked = () => [...document.head.querySelectorAll<HTMLElement>('[src], [href]')].map((one) => one.outerHTML);

afterEach(() => document.head.replaceChildren());

it('without an address of tiles, and without a company that is somewhere, there is no map', () => {
  show(null);
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
});

it('a list of companies without coordinates has no map', () => {
  show(SETTINGS, [hotel]);
  expect(screen.queryByRole('button', { name: 'Map' })).toBeNull();
});

it('nothing is loaded before the map is opened, and a failure is said', async () => {
  show(SETTINGS);
  expect(asked()).toEqual([]);
  const button = screen.getByRole('button', { name: 'Map' });
  expect(button.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('region', { name: 'Hotels' })).toBeTruthy();
  expect(screen.getByText('© Mappers')).toBeTruthy();
  expect(screen.getByText(/only the city is known/)).toBeTruthy();
  const script = await waitFor(() => document.head.querySelector('script[src="/map-files/open.mjs"]')!);
  expect(document.head.querySelector('link[href="/map-files/maplibre-gl.css"]')).toBeTruthy();
  fireEvent.error(script);
  await screen.findByText(/The map could not be shown/);
});
