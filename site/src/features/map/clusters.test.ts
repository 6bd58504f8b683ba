import { clusters } from './clusters.ts';

const names = (spots: [string, number, number][], distance: number) =>
  clusters(spots, ([, x, y]) => ({ x, y }), distance).map((group) => group.map(([name]) => name).join(''));

it('what would cover each other is one group, at the place of its first', () => {
  expect(
    names(
      [
        ['a', 0, 0],
        ['b', 30, 0],
        ['c', 59, 0],
        ['d', 0, 39],
        ['e', 200, 200],
      ],
      40,
    ),
  ).toEqual(['abd', 'c', 'e']);
  expect(names([['a', 5, 5]], 40)).toEqual(['a']);
  expect(names([], 40)).toEqual([]);
});
