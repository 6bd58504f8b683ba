import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { HeaderSearch } from './header-search.tsx';

const show = (path: string) => renderPage(<HeaderSearch />, 'en', [], undefined, { path, search: '' });

it('the bar has a search that is a plain form, and takes the focus when opened', () => {
  show('/en/reviews/gorska-polka');
  const menu = document.querySelector('details');
  const form = document.querySelector('form');
  expect([form?.getAttribute('action'), form?.method]).toEqual(['/en/find-company', 'get']);
  if (menu) menu.open = true;
  fireEvent(menu as Element, new Event('toggle'));
  expect(document.activeElement).toBe(form?.querySelector('input'));
  fireEvent.keyDown(document.activeElement as Element, { key: 'Escape' });
  expect(menu?.open).toBe(false);
});

it.each(['/en/find-company', '/en/search/tea', '/search/a/b'])('%s has a search box of its own', (path) => {
  show(path);
  expect(screen.queryByText('Find a company')).toBeNull();
});
