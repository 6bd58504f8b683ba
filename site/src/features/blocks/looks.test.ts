import type { PageBlock } from '../../lib/blocks.ts';
import { looksOf } from './looks.ts';

const blocks = (...of: [PageBlock['type'], string | null][]) =>
  of.map(([type, title], index) => ({ id: String(index), type, title }) as PageBlock);
const levels = (...of: Parameters<typeof blocks>) => looksOf(blocks(...of)).map(({ level }) => level);
const tinted = (...types: PageBlock['type'][]) =>
  looksOf(blocks(...types.map((type): [PageBlock['type'], string] => [type, 'Title']))).map(({ tinted }) => tinted);

it('the first title of a page is its h1, whatever block it is of', () => {
  expect(levels(['hero', 'A'], ['faq', 'B'])).toEqual([1, 2]);
  expect(levels(['logos', null], ['document', 'A'], ['faq', 'B'])).toEqual([2, 1, 2]);
  expect(levels(['logos', null])).toEqual([2]);
});

it('reviews that may not come are no h1', () => {
  expect(levels(['reviewCarousel', 'A'], ['faq', 'B'])).toEqual([2, 1]);
});

it('no two grounds lie side by side, and none at the top', () => {
  expect(tinted('featureGrid', 'quotes', 'team')).toEqual([false, true, false]);
  expect(tinted('hero', 'quotes', 'faq', 'contactForm')).toEqual([false, false, false, true]);
});
