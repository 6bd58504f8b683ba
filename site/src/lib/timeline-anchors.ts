import type { BlockOf, PageBlock } from './blocks.ts';

const isTimeline = (block: PageBlock): block is BlockOf<'timeline'> => block.type === 'timeline';

/**
 * The parts of their addresses that lead to the entries of each timeline of a page: an entry's day; a second one of the
 * day, in whichever timeline, is told apart by its number. Counted from the last one on: what is added on top changes no
 * address that has been given out.
 */
export function anchorsOf(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, readonly string[]> {
  const perDay = new Map<string, number>();
  const anchor = ({ date }: { date: string }): string => {
    const number = (perDay.get(date) ?? 0) + 1;
    perDay.set(date, number);
    return number === 1 ? date : `${date}-${number}`;
  };
  return new Map(
    blocks
      .filter(isTimeline)
      .toReversed()
      .map((block) => [block, block.items.toReversed().map(anchor).toReversed()]),
  );
}
