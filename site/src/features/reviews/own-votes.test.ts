import { KEPT_VOTES, keepOwnVote, ownVoteOf } from './own-votes.ts';

beforeEach(() => localStorage.clear());

it('remembers a vote until it is changed or taken back', () => {
  keepOwnVote('a', 1);
  keepOwnVote('b', -1);
  expect([ownVoteOf('a'), ownVoteOf('b'), ownVoteOf('c')]).toEqual([1, -1, 0]);
  keepOwnVote('a', -1);
  keepOwnVote('b', 0);
  expect([ownVoteOf('a'), ownVoteOf('b')]).toEqual([-1, 0]);
});

it('forgets the oldest when there are too many', () => {
  for (let number = 0; number <= KEPT_VOTES; number += 1) keepOwnVote(`review-${number}`, 1);
  expect([ownVoteOf('review-0'), ownVoteOf('review-1'), ownVoteOf(`review-${KEPT_VOTES}`)]).toEqual([0, 1, 1]);
});

it.each(['{', 'null', '{"a":1}', '[["a",7],["a"],"a",null]'])('takes %s for no vote', (kept) => {
  localStorage.setItem('votes', kept);
  expect(ownVoteOf('a')).toBe(0);
  keepOwnVote('a', 1);
  expect(ownVoteOf('a')).toBe(1);
});

it('does without a storage, and with one that refuses', () => {
  const refuse = () => {
    throw new Error('refused');
  };
  const refusing = { getItem: refuse, setItem: refuse } as unknown as Storage;
  for (const store of [null, refusing]) {
    keepOwnVote('a', 1, store);
    expect(ownVoteOf('a', store)).toBe(0);
  }
});
