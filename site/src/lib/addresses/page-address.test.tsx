import { TextDecoder, TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { AddressProvider, useLocalizedAddress } from './page-address.tsx';

// React's server renderer needs these, and jsdom lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const Link = () => <a href={useLocalizedAddress()('de')}>Deutsch</a>;
const pageAt = (path: string, isShell: boolean) => (
  <AddressProvider address={{ path, search: undefined, languages: [], isShell }}>
    <Link />
  </AddressProvider>
);

it('a page for many addresses links to other languages after hydration', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(pageAt('/_surveyform', true));
  expect(page.querySelector('a')?.hasAttribute('href')).toBe(false);
  await act(async () => hydrateRoot(page, pageAt('/surveys/form/abc', true)));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/de/surveys/form/abc');
});

it('a page with one address links to other languages without scripts', () => {
  expect(renderToString(pageAt('/pricing', false))).toContain('href="/de/pricing"');
});
