import { screen } from '@testing-library/react';
import type { Locale } from '@app/locales';
import { renderPage } from '../../../testing/render-page.tsx';
import { HowVerified } from './how-verified.tsx';

it.each<[Locale, RegExp[]]>([
  [
    'en',
    [
      /^offensive and hateful words/,
      /^personal data/,
      /^links and advertising/,
      /^copies of the same text/,
      /^repeated reviews of the same company from one device/,
      /^When a company suddenly gets far more reviews than its own history explains/,
      /^A text that contradicts its grade is not held for that alone/,
    ],
  ],
  ['pl', [/^Gdy firma dostaje nagle znacznie więcej opinii/, /^Sprzeczność tekstu z oceną sama nie wystarcza/]],
])('names in %s all that may hold a review back', (locale, filters) => {
  renderPage(<HowVerified />, locale, ['trust', 'footer']);
  for (const words of filters) expect(screen.getByText(words)).toBeTruthy();
});
