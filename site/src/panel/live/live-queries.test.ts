import { QueryClient } from '@tanstack/react-query';
import { refreshAfter } from './live-queries.ts';

const KEYS = [
  ['me'],
  ['team', 'oak'],
  ['team', 'elm'],
  ['markets', 'oak'],
  ['profile', 'oak'],
  ['billing', 'oak'],
  ['invitations', 'oak'],
];

it.each([
  ['team', ['me', 'team oak']],
  ['company', ['me', 'markets oak', 'profile oak', 'invitations oak']],
  ['billing', ['billing oak']],
  ['invitation', ['invitations oak']],
] as const)('after an event about %s only what it makes stale is loaded again, of that company', (kind, stale) => {
  const client = new QueryClient();
  for (const key of KEYS) client.setQueryData(key, {});
  refreshAfter(client, 'oak', { kind, subjectId: null });
  const loadedAgain = KEYS.filter((key) => client.getQueryState(key)?.isInvalidated).map((key) => key.join(' '));
  expect(loadedAgain).toEqual(stale);
});
