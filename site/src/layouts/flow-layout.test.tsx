import { screen, within } from '@testing-library/react';
import { renderPage } from '../../testing/render-page.tsx';
import { FlowLayout } from './flow-layout.tsx';
import type { FlowLayoutProps } from './flow-layout.tsx';

const open = (props: Partial<FlowLayoutProps> = {}) =>
  renderPage(<FlowLayout {...props}>A form</FlowLayout>, 'en', ['footer']);

it('the footer of a form links to the privacy policy and data requests in another tab', () => {
  open();
  const links = within(screen.getByRole('contentinfo')).getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent, pathname, target }) => [textContent, pathname, target])).toEqual([
    ['Privacy policy', '/en/privacy-policy', '_blank'],
    ['Your data', '/en/privacy/request', '_blank'],
  ]);
});

it.each([
  ['signing in has none', { width: 'form' as const }],
  ['a page may go without', { footnote: null }],
])('%s', (_, props) => {
  open(props);
  expect(screen.queryByRole('contentinfo')).toBeNull();
});
