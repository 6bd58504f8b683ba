import type { BlockOf, PageBlock } from './blocks.ts';

const isTimeline = (block: PageBlock): block is BlockOf<'timeline'> => block.type === 'timeline';

/**
 * Anchors of timeline entries: the date, with a number for further entries of the same day on the page. Counted from
 * the oldest, so that new entries change no existing anchor.
 */
export function timelineAnchors(blocks: readonly PageBlock[]): ReadonlyMap<PageBlock, readonly string[]> {
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
