import { TextDecoder, TextEncoder } from 'node:util';
import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { AddressProvider, useSamePage } from './page.tsx';

// What the server's half of React needs, and jsdom has not.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');

const Link = () => <a href={useSamePage()('de')}>Deutsch</a>;
const pageAt = (path: string, isShell: boolean) => (
  <AddressProvider address={{ path, search: undefined, languages: [], isShell }}>
    <Link />
  </AddressProvider>
);

it('a page for many addresses leads to another language once its own address is known', async () => {
  const page = document.createElement('div');
  page.innerHTML = renderToString(pageAt('/_surveyform', true));
  expect(page.querySelector('a')?.hasAttribute('href')).toBe(false);
  await act(async () => hydrateRoot(page, pageAt('/surveys/form/abc', true)));
  expect(page.querySelector('a')?.getAttribute('href')).toBe('/de/surveys/form/abc');
});

it('a page with one address does without scripts', () => {
  expect(renderToString(pageAt('/pricing', false))).toContain('href="/de/pricing"');
});
