import type { PageBlock } from '../../lib/content/blocks.ts';
import { blockLooks } from './looks.ts';

const blocks = (...entries: [PageBlock['type'], string | null][]) =>
  entries.map(([type, title], index) => ({ id: String(index), type, title }) as PageBlock);
const levels = (...entries: Parameters<typeof blocks>) => blockLooks(blocks(...entries)).map(({ level }) => level);
const tinted = (...types: PageBlock['type'][]) =>
  blockLooks(blocks(...types.map((type): [PageBlock['type'], string] => [type, 'Title']))).map(({ tinted }) => tinted);

it('the first title of a page is its h1, whatever its block', () => {
  expect(levels(['hero', 'A'], ['faq', 'B'])).toEqual([1, 2]);
  expect(levels(['logos', null], ['document', 'A'], ['faq', 'B'])).toEqual([2, 1, 2]);
  expect(levels(['logos', null])).toEqual([2]);
});

it('reviews, which may be missing, never hold the h1', () => {
  expect(levels(['reviewCarousel', 'A'], ['faq', 'B'])).toEqual([2, 1]);
});

it('no two tinted backgrounds are adjacent, and none is at the top', () => {
  expect(tinted('featureGrid', 'quotes', 'team')).toEqual([false, true, false]);
  expect(tinted('hero', 'quotes', 'faq', 'contactForm')).toEqual([false, false, false, true]);
});
