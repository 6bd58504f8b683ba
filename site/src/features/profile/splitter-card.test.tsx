import { screen } from '@testing-library/react';
import type { PublicSplitter } from '@app/contracts/inviting/splitter';
import { renderPage } from '../../../testing/render-page.tsx';
import { SplitterCard } from './splitter-card.tsx';

const splitter: PublicSplitter = {
  sites: [
    { name: 'Portal', host: 'portal.example', share: 30, recent: 12, total: 1045 },
    { name: 'Maps', host: 'maps.example', share: 0, recent: 0, total: 7 },
  ],
  here: { share: 70, recent: 30, total: 2090 },
};

it('the card of the splitter names every site with its host, share and counts, the past ones too, and how it works', () => {
  renderPage(<SplitterCard company={{ splitter }} />, 'en', ['profile']);
  expect(screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent])).toEqual([
    ['Portal (portal.example)', '30% of the customers; drawn in the last 90 days: 12, in all: 1,045'],
    ['Maps (maps.example)', '0% of the customers; drawn in the last 90 days: 0, in all: 7'],
    ['Here', '70% of the customers; drawn in the last 90 days: 30, in all: 2,090'],
  ]);
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/trust/how-grades-are-computed');
});

it('the card of the splitter says nothing where nobody was ever sent elsewhere', () => {
  const { container } = renderPage(<SplitterCard company={{ splitter: null }} />, 'en', ['profile']);
  expect(container.querySelector('section')).toBeNull();
});
