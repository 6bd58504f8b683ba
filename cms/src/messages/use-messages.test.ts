import type { ContactMessage, MessageState } from '@app/contracts/contact';
import { reduce } from './use-messages.ts';
import type { MessagesState } from './use-messages.ts';

const message = (id: string, state: MessageState = 'open') => ({ id, state }) as ContactMessage;
const state: MessagesState = {
  ...{ items: [message('a'), message('b')], open: 2, cursor: 'x', shown: 'open', busy: false, error: undefined },
};
const ids = ({ items }: MessagesState) => items.map(({ id }) => id);

test('an answered message leaves the list, and fewer wait', () => {
  const after = reduce(state, { type: 'settled', message: message('a', 'answered'), was: 'open' });
  expect([ids(after), after.open]).toEqual([['b'], 1]);
});

test('one that is no program’s after all leaves its list, and one more waits', () => {
  const suspected = { ...state, shown: 'suspected' as const };
  const after = reduce(suspected, { type: 'settled', message: message('b'), was: 'suspected' });
  expect([ids(after), after.open]).toEqual([['a'], 3]);
});

test('another state begins with an empty list, more of the same one are added', () => {
  expect(ids(reduce(state, { type: 'loading', shown: 'answered' }))).toEqual([]);
  const loading = reduce(state, { type: 'loading', shown: 'open' });
  expect(loading.busy).toBe(true);
  const page = { items: [message('c')], nextCursor: null, open: 3 };
  const after = reduce(loading, { type: 'loaded', page, more: true });
  expect([ids(after), after.cursor, after.open, after.busy]).toEqual([['a', 'b', 'c'], null, 3, false]);
  expect(ids(reduce(loading, { type: 'loaded', page, more: false }))).toEqual(['c']);
});
