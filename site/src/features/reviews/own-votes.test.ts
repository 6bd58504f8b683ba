import { MAX_VOTES, storeOwnVote, readOwnVote } from './own-votes.ts';

beforeEach(() => localStorage.clear());

it('the store of one’s own votes remembers a vote until it is changed or taken back', () => {
  storeOwnVote('a', 1);
  storeOwnVote('b', -1);
  expect([readOwnVote('a'), readOwnVote('b'), readOwnVote('c')]).toEqual([1, -1, 0]);
  storeOwnVote('a', -1);
  storeOwnVote('b', 0);
  expect([readOwnVote('a'), readOwnVote('b')]).toEqual([-1, 0]);
});

it('the store of one’s own votes drops the oldest votes when there are too many', () => {
  for (let number = 0; number <= MAX_VOTES; number += 1) storeOwnVote(`review-${number}`, 1);
  expect([readOwnVote('review-0'), readOwnVote('review-1'), readOwnVote(`review-${MAX_VOTES}`)]).toEqual([0, 1, 1]);
});

it.each(['{', 'null', '{"a":1}', '[["a",7],["a"],"a",null]'])(
  'the store of one’s own votes reads %s as no vote',
  (kept) => {
    localStorage.setItem('votes', kept);
    expect(readOwnVote('a')).toBe(0);
    storeOwnVote('a', 1);
    expect(readOwnVote('a')).toBe(1);
  },
);

it('the store of one’s own votes works without storage, and with one that throws', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const refusing = { getItem: refuse, setItem: refuse } as unknown as Storage;
  for (const store of [null, refusing]) {
    storeOwnVote('a', 1, store);
    expect(readOwnVote('a', store)).toBe(0);
  }
});
