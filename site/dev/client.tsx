/// <reference types="vite/client" />
import { startTransition, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { onClientEntry, onRouteUpdate } from '../gatsby-browser.tsx';
import { matchRoute } from '../src/routes/match-route.ts';
import { reloadTextParts } from '../src/lib/texts/use-text-parts.ts';
import { pageElement } from './element.tsx';
import { HEAD_BEGINS, HEAD_ENDS, PAGE_ID, type RenderedPageData } from './page.ts';

const templates = import.meta.glob<{ default: ComponentType<object> }>(['../src/templates/**/*.tsx', '!**/*.test.tsx']);

let page = pageIn(document);
const load = templates[`../src/templates/${page.template}.tsx`];
if (!load) throw new Error(`There is no template src/templates/${page.template}.tsx`);
const { default: template } = await load();

const container = document.getElementById('___gatsby') as HTMLElement;
void onClientEntry?.({} as never, { plugins: [] });
const root = await new Promise<ReturnType<typeof hydrateRoot>>((resolve) =>
  startTransition(() => resolve(hydrateRoot(container, element()))),
);

addEventListener('gatsby:navigate', (event) => go((event as CustomEvent<string>).detail));
addEventListener('popstate', () => show());

import.meta.hot?.on('page:changed', () => void refresh());
// A module that only the server part of a page uses may have changed too.
import.meta.hot?.on('vite:afterUpdate', ({ updates }) => {
  if (updates.some(({ type }) => type === 'js-update')) void refresh();
});

function element() {
  const { pathname, search, hash } = location;
  const found = matchRoute(decodeURI(pathname));
  // One page stands for all addresses of a client route: only the browser knows which it is, as in a release.
  const own = found?.route.kind === 'client' ? { ...page, params: found.params } : page;
  return pageElement(template, own, { pathname, search, hash });
}

function show(): void {
  root.render(element());
  void onRouteUpdate?.({ location } as never, { plugins: [] });
}

/** Navigates without a reload within a page with many URLs; otherwise like a link. */
function go(path: string): void {
  const target = new URL(path, location.href);
  const route = matchRoute(decodeURI(target.pathname))?.route;
  if (route?.kind !== 'client' || route.id !== page.pageContext.routeId) return location.assign(target);
  history.pushState(null, '', target);
  show();
}

let asked = 0;

/** Fetches the page again and shows new texts, content and data, keeping the visitor's input. */
async function refresh(): Promise<void> {
  const turn = (asked += 1);
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const text = await answer.text();
  // A server that does not answer is restarting, and reports when it is back.
  if (answer.status >= 500 || turn !== asked) return;
  const fresh = new DOMParser().parseFromString(text, 'text/html');
  if (!fresh.getElementById(PAGE_ID)) return;
  const next = pageIn(fresh);
  if (next.template !== page.template) return location.reload();
  const otherTexts = await reloadTextParts();
  if (JSON.stringify(next) === JSON.stringify(page) && !otherTexts) return;
  page = next;
  const [begin, ...old] = headOf(document);
  old.forEach((node) => node.remove());
  begin?.after(...headOf(fresh).slice(1));
  show();
}

function pageIn(source: Document): RenderedPageData {
  return JSON.parse(source.getElementById(PAGE_ID)?.textContent ?? 'null') as RenderedPageData;
}

/** The comment that begins the page's own part of the head, and what follows up to its end. */
function headOf({ head }: Document): ChildNode[] {
  const nodes = [...head.childNodes];
  const at = (text: string) => nodes.findIndex((node) => node instanceof Comment && node.data === text);
  return nodes.slice(at(HEAD_BEGINS), at(HEAD_ENDS));
}
