import { render } from '@testing-library/react';
import { BADGES } from '@app/contracts/badges';
import { IMAGE } from '../../../testing/blocks.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { useBadgePictures, type BadgePictures } from '../../lib/content/badge-pictures.tsx';
import { BadgeMark } from './badge-mark.tsx';

it('each of the nine badges has a drawing of its own, small and large', () => {
  for (const size of ['small', 'large'] as const) {
    const drawn = BADGES.map((badge) => {
      const svg = render(<BadgeMark badge={badge} size={size} />).container.querySelector('svg')!;
      expect(svg.getAttribute('aria-hidden')).toBe('true');
      expect(svg.querySelectorAll('[fill],[stroke],[style]')).toHaveLength(0);
      return svg.innerHTML;
    });
    expect(new Set(drawn).size).toBe(9);
  }
});

function Trusted() {
  return <BadgeMark badge="trusted" picture={useBadgePictures().trusted} size="small" />;
}

it('a badge’s picture from the CMS replaces the drawing and has no text alternative', () => {
  const page = (badgePictures?: BadgePictures) => renderPage(<Trusted />, 'pl', [], undefined, { badgePictures });
  const picture = page({ trusted: IMAGE }).container.querySelector('img');
  expect(picture).toMatchObject({ alt: '', sizes: '24px', srcset: IMAGE.srcSet });
  expect(page({ helpful: IMAGE }).container.querySelector('svg')?.dataset['emblem']).toBe('trusted');
  expect(page().container.querySelector('img')).toBeNull();
});
