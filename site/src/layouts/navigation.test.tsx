import { fireEvent, screen, within } from '@testing-library/react';
import type { PageNavigation } from '../lib/content/navigation.tsx';
import { renderPage } from '../../testing/render-page.tsx';
import { PublicLayout } from './public-layout.tsx';

const navigation: PageNavigation = {
  header: [
    { key: 'common:nav.findCompany', href: '/en/find-company', children: [] },
    {
      key: 'common:nav.product',
      href: null,
      children: [
        { key: 'common:nav.google', href: '/en/google' },
        { words: 'Home again', href: '/en' },
      ],
    },
    { key: 'common:nav.logIn', href: '/en/login', children: [] },
  ],
  footer: [{ words: 'Our column', links: [{ key: 'footer:links.api', href: '/api/docs' }] }],
  legal: [{ key: 'footer:links.privacyPolicy', href: '/en/privacy-policy' }],
  elsewhere: [{ words: 'YouTube', href: 'https://yt.example' }],
  contact: { company: 'Opinara S.A.', address: ['Prosta 1'], taxId: '525', phone: '+48 22 123' },
};
const draw = (around?: PageNavigation) => renderPage(<PublicLayout>…</PublicLayout>, 'en', ['footer'], around);
const link = (name: string) => screen.getByRole('link', { name });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const menu = () => screen.getByText('Product').closest('details');

describe('the bar', () => {
  beforeEach(() => {
    draw(navigation);
    // As on a wide screen, without the menu button.
    screen.getByText('Menu').closest('details')?.style.setProperty('display', 'none');
  });

  it('the navigation bar marks the current page', () => {
    expect(link('Home again').getAttribute('aria-current')).toBe('page');
    expect(screen.getByText('Product').dataset['here']).toBe('true');
    expect(link('Find a company').getAttribute('aria-current')).toBeNull();
  });

  it('arrow keys move through the navigation bar and its menus', () => {
    link('Find a company').focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(screen.getByText('Product'));
    press('ArrowDown');
    expect(menu()?.open).toBe(true);
    expect(document.activeElement).toBe(link('Google visibility'));
    press('End');
    expect(document.activeElement).toBe(link('Home again'));
    press('ArrowDown');
    press('ArrowUp');
    expect(document.activeElement).toBe(screen.getByText('Product'));
    press('ArrowLeft');
    press('ArrowLeft');
    expect(document.activeElement).toBe(link('Sign in'));
  });

  it('the navigation bar closes a menu on Escape, outside clicks and loss of focus', () => {
    screen.getByText('Product').focus();
    press('ArrowDown');
    press('Escape');
    expect(menu()?.open).toBe(false);
    expect(document.activeElement).toBe(screen.getByText('Product'));
    press('ArrowDown');
    fireEvent.pointerDown(screen.getByRole('main'));
    expect(menu()?.open).toBe(false);
    screen.getByText('Product').focus();
    press('ArrowDown');
    link('Sign in').focus();
    expect(menu()?.open).toBe(false);
  });
});

it('the footer has columns, legal links and the company', () => {
  draw(navigation);
  const foot = within(screen.getByRole('contentinfo'));
  expect(foot.getByRole('navigation', { name: 'Our column' })).toBeTruthy();
  expect(foot.getByRole('link', { name: 'API documentation' }).getAttribute('href')).toBe('/api/docs');
  expect(foot.getByRole('link', { name: 'Privacy policy' })).toBeTruthy();
  expect(foot.getByText('VAT ID: 525')).toBeTruthy();
  expect(foot.getByRole('link', { name: '+48 22 123' }).getAttribute('href')).toBe('tel:+4822123');
});

it('the footer shows no empty lists', () => {
  draw();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('contentinfo').querySelector('ul, address')).toBeNull();
});
