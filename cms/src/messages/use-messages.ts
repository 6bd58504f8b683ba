'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { ContactMessage, ContactPage, MessageState } from '@app/contracts/contact';
import { callStaff, errorCode } from '../staff-api/client.ts';

export interface MessagesState {
  items: ContactMessage[];
  /** Number of messages to be answered. */
  open: number;
  cursor: string | null;
  shown: MessageState;
  busy: boolean;
  /** Code of the last error. */
  error: string | undefined;
}

type Event =
  | { type: 'loading'; shown: MessageState }
  | { type: 'loaded'; page: ContactPage; more: boolean }
  | { type: 'settled'; message: ContactMessage; was: MessageState }
  | { type: 'failed'; code: string };

const START: MessagesState = { items: [], open: 0, cursor: null, shown: 'open', busy: true, error: undefined };

export function reduceMessages(state: MessagesState, event: Event): MessagesState {
  switch (event.type) {
    case 'loading':
      // Messages of another state are not shown while loading.
      return {
        ...state,
        ...event,
        items: event.shown === state.shown ? state.items : [],
        busy: true,
        error: undefined,
      };
    case 'loaded': {
      const { items, nextCursor, open } = event.page;
      return {
        ...state,
        items: event.more ? [...state.items, ...items] : items,
        cursor: nextCursor,
        open,
        busy: false,
      };
    }
    case 'settled': {
      const change = Number(event.message.state === 'open') - Number(event.was === 'open');
      const items = state.items.filter(({ id }) => id !== event.message.id);
      return { ...state, items, open: Math.max(0, state.open + change), busy: false };
    }
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}

/** Messages of one state, newest first, and the actions on them. */
export function useMessages() {
  const [state, dispatch] = useReducer(reduceMessages, START);

  const load = useCallback(async (shown: MessageState, cursor?: string): Promise<void> => {
    dispatch({ type: 'loading', shown });
    try {
      const query = new URLSearchParams({ state: shown, ...(cursor && { cursor }) });
      const page = await callStaff<ContactPage>('GET', `/contact-messages?${query}`);
      dispatch({ type: 'loaded', page, more: cursor !== undefined });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  }, []);
  useEffect(() => void load('open'), [load]);

  const settle = async ({ id, state: was }: ContactMessage, to: 'open' | 'answered'): Promise<void> => {
    try {
      const message = await callStaff<ContactMessage>('PUT', `/contact-messages/${id}/state`, { state: to });
      dispatch({ type: 'settled', message, was });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  };
  return { state, load, settle };
}
