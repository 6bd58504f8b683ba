'use client';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import type { DecideCase, DeskCase } from '@app/contracts/moderation';
import { errorCode } from '../staff-api/client.ts';
import * as api from './cases-api.ts';
import type { DeskFilter } from './cases-api.ts';
import { neighbouringCase, reduceDesk, START } from './desk-state.ts';
import type { DeskState } from './desk-state.ts';

/** One indexed query of each open desk, so it may be often: two moderators soon see what the other has taken. */
const REFRESH_MS = 5_000;

/** Reads the first page again from time to time, while the page is looked at. */
function useRefresh(state: DeskState, refresh: (filter: DeskFilter) => Promise<void>): void {
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const again = (): void => {
      if (document.visibilityState === 'visible' && !latest.current.busy) void refresh(latest.current.filter);
    };
    const timer = setInterval(again, REFRESH_MS);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', again);
    };
  }, [refresh]);
}

/** The cases of the desk and the actions on them. */
export function useDesk(staffId: string) {
  const [state, dispatch] = useReducer(reduceDesk, START);
  const fail = (error: unknown): void => dispatch({ type: 'failed', code: errorCode(error) });

  const load = useCallback(async (filter: DeskFilter, cursor?: string): Promise<void> => {
    dispatch({ type: 'loading', filter });
    try {
      const { items, open, nextCursor } = await api.fetchCases({ ...filter, cursor });
      dispatch({ type: 'loaded', items, open, cursor: nextCursor, more: cursor !== undefined });
    } catch (error) {
      fail(error);
    }
  }, []);
  useEffect(() => void load({}), [load]);

  const refresh = useCallback(async (filter: DeskFilter): Promise<void> => {
    // Silent: the next one comes soon.
    const page = await api.fetchCases(filter).catch(() => undefined);
    if (page) dispatch({ type: 'refreshed', filter, items: page.items, open: page.open, cursor: page.nextCursor });
  }, []);
  useRefresh(state, refresh);

  const current = state.items.find(({ id }) => id === state.selected);
  /** Calls something that answers with the changed case. */
  const change = async (call: Promise<DeskCase>): Promise<void> => {
    try {
      dispatch({ type: 'changed', item: await call });
    } catch (error) {
      fail(error);
    }
  };
  /** Decides cases; for some seconds each decision can be taken back. */
  const plan = async (decision: Omit<DecideCase, 'revision'>, decided: readonly DeskCase[]): Promise<void> => {
    const cases = decided.map(({ id, review }) => ({ id, ...(review && { revision: review.revision }) }));
    dispatch({ type: 'loading' });
    try {
      dispatch({ type: 'planned', plan: await api.decideCases({ ...decision, cases }) });
      await refresh(state.filter);
    } catch (error) {
      fail(error);
    }
  };
  const undo = async (planId: string): Promise<void> => {
    try {
      await api.undoDecisions(planId);
      dispatch({ type: 'plan_over', id: planId, undone: true });
      await load(state.filter);
    } catch (error) {
      fail(error);
    }
  };
  const select = (id: string | undefined): void => {
    // Moving on without a decision leaves the case to others.
    if (current && current.id !== id && current.claimedBy === staffId) void change(api.releaseCase(current.id));
    dispatch({ type: 'selected', id });
  };

  return {
    state,
    current,
    load,
    settle: (item: DeskCase, decision: Omit<DecideCase, 'revision'>) => plan(decision, [item]),
    settleTicked: (decision: Omit<DecideCase, 'revision'>) =>
      plan(
        decision,
        state.items.filter(({ id }) => state.ticked.includes(id)),
      ),
    undo,
    select,
    claim: (id: string, takeOver = false) => change(api.claimCase(id, takeOver)),
    release: (id: string) => change(api.releaseCase(id)),
    escalate: (id: string, note: string) => change(api.escalateCase(id, note)),
    tick: (ids: readonly string[]) => dispatch({ type: 'ticked', ids }),
    forgetPlan: useCallback((planId: string) => dispatch({ type: 'plan_over', id: planId, undone: false }), []),
    move: (step: 1 | -1) => select(neighbouringCase(state.items, state.selected, step)),
  };
}
export type DeskActions = ReturnType<typeof useDesk>;
