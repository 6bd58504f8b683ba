'use client';
import { useCallback, useEffect, useReducer } from 'react';
import type { Sender, SenderGroup, SenderList } from '@app/contracts/senders';
import { DeskError, callStaff } from '../desk/api.ts';

/** What staff may decide about a company, and where the engine takes it. */
export const ACTS = {
  stop: 'sending/stop',
  resume: 'sending/resume',
  vouch: 'vouching',
  unvouch: 'vouching/withdrawal',
} as const;
export type Act = keyof typeof ACTS;

/** What may be done now: a sender is stopped or let go on, a company vouched for or not any more. */
export const actsOn = ({ stoppedAt, vouchedAt }: Pick<Sender, 'stoppedAt' | 'vouchedAt'>): Act[] => [
  stoppedAt === null ? 'stop' : 'resume',
  vouchedAt === null ? 'vouch' : 'unvouch',
];

export interface Asked {
  group: SenderGroup;
  days: number;
  q: string;
}

export interface SendersState {
  asked: Asked;
  items: Sender[];
  more: boolean;
  busy: boolean;
  /** Code of what went wrong last. */
  error: string | undefined;
}

type Event =
  | { type: 'asking'; asked: Asked }
  | { type: 'loaded'; asked: Asked; list: SenderList }
  | { type: 'failed'; code: string };

const START: SendersState = {
  asked: { group: 'sending', days: 7, q: '' },
  items: [],
  more: false,
  busy: true,
  error: undefined,
};

export function reduce(state: SendersState, event: Event): SendersState {
  switch (event.type) {
    case 'asking': {
      const same = event.asked.group === state.asked.group;
      return { ...state, asked: event.asked, items: same ? state.items : [], busy: true, error: undefined };
    }
    case 'loaded':
      // An answer that comes late is no answer to what is asked now.
      return event.asked === state.asked ? { ...state, ...event.list, busy: false } : state;
    case 'failed':
      return { ...state, busy: false, error: event.code };
  }
}

export const codeOf = (error: unknown): string => (error instanceof DeskError ? error.code : 'unreachable');

/** Companies of one group, those who sent most first, and what staff decide about them. */
export function useSenders() {
  const [state, dispatch] = useReducer(reduce, START);

  const load = useCallback(async (asked: Asked): Promise<void> => {
    dispatch({ type: 'asking', asked });
    try {
      const query = new URLSearchParams({ group: asked.group, days: String(asked.days), q: asked.q });
      dispatch({ type: 'loaded', asked, list: await callStaff<SenderList>('GET', `/senders?${query}`) });
    } catch (error) {
      dispatch({ type: 'failed', code: codeOf(error) });
    }
  }, []);
  useEffect(() => void load(START.asked), [load]);

  /** @returns whether it is done */
  const decide = async ({ companyId }: Sender, act: Act, reason: string): Promise<boolean> => {
    try {
      await callStaff('POST', `/companies/${companyId}/${ACTS[act]}`, { reason });
    } catch (error) {
      dispatch({ type: 'failed', code: codeOf(error) });
      return false;
    }
    await load(state.asked);
    return true;
  };
  return { state, load, decide };
}
