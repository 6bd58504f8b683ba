import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { sessionStore } from './local-store.ts';

/** What a history entry looked like when it was left. */
interface Entry {
  /** By the name of the list. */
  lists: Record<string, unknown>;
  scroll: number;
}
interface List {
  /** Current state, to be serialized. */
  state(): unknown;
  restore(state: never): void;
}

/** Property of `history.state` that identifies an entry. */
const KEY = 'step';
const STORED = 'steps';
/** Entries stored per tab; the oldest are dropped. */
const MAX_STORED = 12;

const lists = new Map<string, List>();
const entries = new Map<string, Entry>();
let current = '';
let path = '';

const keyOf = (state: unknown): string | undefined => {
  const key = (state as Record<string, unknown> | null)?.[KEY];
  return typeof key === 'string' ? key : undefined;
};
const newKey = (): string => Math.random().toString(36).slice(2);

function stored(): [string, Entry][] {
  try {
    return JSON.parse(sessionStore()?.getItem(STORED) ?? '[]') as [string, Entry][];
  } catch {
    return [];
  }
}

/** Remembers the entry that is being left, for a return within this document. */
function leave(): void {
  const states = [...lists].map(([name, { state }]) => [name, state()] as const);
  entries.set(current, { lists: Object.fromEntries(states), scroll: window.scrollY });
}

/** Remembers all entries of this document, for a return from another one. */
function store(): void {
  leave();
  // Until this page is back the browser restores the place by itself, as far as the server's page reaches.
  history.scrollRestoration = 'auto';
  const others = stored().filter(([key]) => !entries.has(key));
  try {
    sessionStore()?.setItem(STORED, JSON.stringify([...others, ...entries].slice(-MAX_STORED)));
  } catch {
    // Full: the list begins with the server's page.
  }
}

function back(event: PopStateEvent): void {
  const key = keyOf(event.state);
  if (key === undefined || window.location.pathname !== path) return;
  // The router would request the page again.
  event.stopImmediatePropagation();
  leave();
  current = key;
  const entry = entries.get(key) ?? stored().find(([one]) => one === key)?.[1];
  if (!entry) return window.location.reload();
  flushSync(() => {
    for (const [name, list] of lists) if (name in entry.lists) list.restore(entry.lists[name] as never);
  });
  scrollTo(entry.scroll);
}

/** Twice: pictures and fonts may change heights right after. */
function scrollTo(scroll: number): void {
  window.scrollTo({ top: scroll, behavior: 'instant' });
  requestAnimationFrame(() => window.scrollTo({ top: scroll, behavior: 'instant' }));
}

function begin(): void {
  path = window.location.pathname;
  const known = keyOf(history.state);
  current = known ?? newKey();
  if (known === undefined) history.replaceState({ ...history.state, [KEY]: current }, '');
  history.scrollRestoration = 'manual';
  entries.clear();
  const [navigation] = performance.getEntriesByType?.('navigation') ?? [];
  // A reload asks for what is there now.
  const returned = (navigation as PerformanceNavigationTiming | undefined)?.type === 'back_forward';
  for (const [key, entry] of returned ? stored() : []) entries.set(key, entry);
  window.addEventListener('popstate', back, true);
  window.addEventListener('pagehide', store);
  window.addEventListener('pageshow', shown);
}

const shown = (): void => {
  history.scrollRestoration = 'manual';
};

function end(): void {
  window.removeEventListener('popstate', back, true);
  window.removeEventListener('pagehide', store);
  window.removeEventListener('pageshow', shown);
  history.scrollRestoration = 'auto';
}

/** Makes the next state of the page's lists a step of the history, at another query of the same address. */
export function takeStep(search: string): void {
  leave();
  current = newKey();
  history.pushState({ ...history.state, [KEY]: current }, '', window.location.pathname + search);
}

/**
 * Brings a list back as it was, with the place on the page, when visitors go back to a step or return from another
 * page.
 * @param name of the list, unique on the page
 */
export function useHistorySteps<State>(name: string, state: State, restore: (state: State) => void): void {
  const latest = useRef({ state, restore });
  useEffect(() => {
    latest.current = { state, restore };
  });
  useEffect(() => {
    if (lists.size === 0) begin();
    lists.set(name, { state: () => latest.current.state, restore: (one) => latest.current.restore(one) });
    const entry = entries.get(current);
    if (entry && name in entry.lists) {
      latest.current.restore(entry.lists[name] as State);
      requestAnimationFrame(() => scrollTo(entry.scroll));
    }
    return () => {
      lists.delete(name);
      if (lists.size === 0) end();
    };
  }, [name]);
}
