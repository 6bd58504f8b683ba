import type { ContactMessage, MessageState } from '@app/contracts/contact';
import { reduceMessages } from './use-messages.ts';
import type { MessagesState } from './use-messages.ts';

const message = (id: string, state: MessageState = 'open') => ({ id, state }) as ContactMessage;
const state: MessagesState = {
  items: [message('a'), message('b')],
  open: 2,
  cursor: 'x',
  shown: 'open',
  busy: false,
  error: undefined,
};
const ids = ({ items }: MessagesState) => items.map(({ id }) => id);

test('an answered message leaves the list and lowers the count', () => {
  const after = reduceMessages(state, { type: 'settled', message: message('a', 'answered'), was: 'open' });
  expect([ids(after), after.open]).toEqual([['b'], 1]);
});

test('a message that is no spam leaves its list and raises the count of open ones', () => {
  const suspected = { ...state, shown: 'suspected' as const };
  const after = reduceMessages(suspected, { type: 'settled', message: message('b'), was: 'suspected' });
  expect([ids(after), after.open]).toEqual([['a'], 3]);
});

test('another state starts with an empty list; more of the same state are appended', () => {
  expect(ids(reduceMessages(state, { type: 'loading', shown: 'answered' }))).toEqual([]);
  const loading = reduceMessages(state, { type: 'loading', shown: 'open' });
  expect(loading.busy).toBe(true);
  const page = { items: [message('c')], nextCursor: null, open: 3 };
  const after = reduceMessages(loading, { type: 'loaded', page, more: true });
  expect([ids(after), after.cursor, after.open, after.busy]).toEqual([['a', 'b', 'c'], null, 3, false]);
  expect(ids(reduceMessages(loading, { type: 'loaded', page, more: false }))).toEqual(['c']);
});
