'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { Sender, SenderGroup, SenderList } from '@app/contracts/senders';
import { callStaff, errorCode } from '../staff-api/client.ts';

/** The decisions of staff about a company, with the engine's endpoints. */
export const SENDER_ACTIONS = {
  stop: 'sending/stop',
  resume: 'sending/resume',
  vouch: 'vouching',
  unvouch: 'vouching/withdrawal',
} as const;
export type SenderAction = keyof typeof SENDER_ACTIONS;

/** The decisions that are possible now. */
export const availableActions = ({ stoppedAt, vouchedAt }: Pick<Sender, 'stoppedAt' | 'vouchedAt'>): SenderAction[] => [
  stoppedAt === null ? 'stop' : 'resume',
  vouchedAt === null ? 'vouch' : 'unvouch',
];

export interface SendersQuery {
  group: SenderGroup;
  days: number;
  q: string;
}

export interface SendersState {
  query: SendersQuery;
  items: Sender[];
  more: boolean;
  busy: boolean;
  /** Code of the last error. */
  error: string | undefined;
}

type Event =
  | { type: 'loading'; query: SendersQuery }
  | { type: 'loaded'; query: SendersQuery; list: SenderList }
  | { type: 'failed'; code: string };

const START: SendersState = {
  query: { group: 'sending', days: 7, q: '' },
  items: [],
  more: false,
  busy: true,
  error: undefined,
};

export function reduceSenders(state: SendersState, event: Event): SendersState {
  switch (event.type) {
    case 'loading': {
      const same = event.query.group === state.query.group;
      return { ...state, query: event.query, items: same ? state.items : [], busy: true, error: undefined };
    }
    case 'loaded':
      // Answers to earlier queries are dropped.
      return event.query === state.query ? { ...state, ...event.list, busy: false } : state;
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}

/** Companies of one group, by volume, and the decisions about them. */
export function useSenders() {
  const [state, dispatch] = useReducer(reduceSenders, START);

  const load = useCallback(async (query: SendersQuery): Promise<void> => {
    dispatch({ type: 'loading', query });
    try {
      const search = new URLSearchParams({ group: query.group, days: String(query.days), q: query.q });
      dispatch({ type: 'loaded', query, list: await callStaff<SenderList>('GET', `/senders?${search}`) });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
    }
  }, []);
  useEffect(() => void load(START.query), [load]);

  /** @returns whether it succeeded */
  const decide = async ({ companyId }: Sender, act: SenderAction, reason: string): Promise<boolean> => {
    try {
      await callStaff('POST', `/companies/${companyId}/${SENDER_ACTIONS[act]}`, { reason });
    } catch (error) {
      dispatch({ type: 'failed', code: errorCode(error) });
      return false;
    }
    await load(state.query);
    return true;
  };
  return { state, load, decide };
}
