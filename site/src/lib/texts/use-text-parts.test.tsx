import { Suspense } from 'react';
import { act, screen, waitFor } from '@testing-library/react';
import type { RenderResult } from '@testing-library/react';
import type { Locale, Namespace } from '@app/locales';
import { mergedNamespace } from '@app/locales';
import { wholePage, renderPage } from '../../../testing/render-page.tsx';
import { connection, noteReached } from '../api/connection.ts';
import { useT } from './i18n.ts';
import { splitPart } from './parts.ts';
import type { TextPart } from './parts.ts';
import { reloadTextParts, useTextParts } from './use-text-parts.ts';

const realFetch = globalThis.fetch;
const asked: string[] = [];
/** What the front door answers instead of the texts of the files. */
let answer: (path: string) => Response | Error | null = () => null;

/** The address of a part → its texts, from the files. */
function textsAt(path: string): unknown {
  const [, locale, part] = /^\/text-parts\/(\w+)\/([\w.]+)\.json$/.exec(path) ?? [];
  const { namespace, key } = splitPart(part ?? '') ?? { namespace: 'common' as Namespace, key: null };
  const texts = mergedNamespace(locale as Locale, namespace);
  return key === null ? texts : texts[key];
}

beforeEach(() => {
  asked.length = 0;
  answer = () => null;
  noteReached(true);
  globalThis.fetch = async (input) => {
    const path = String(input);
    asked.push(path);
    const own = answer(path);
    if (own instanceof Error) throw own;
    return own ?? Response.json(textsAt(path));
  };
});
afterEach(() => void (globalThis.fetch = realFetch));

function Screen({ parts, words }: { parts: readonly TextPart[]; words: string }) {
  useTextParts(parts);
  const { t } = useT('common');
  return <p>{t(words)}</p>;
}
const screenOf = (words: string, ...parts: TextPart[]) => (
  <Suspense fallback={<p>loading</p>}>
    <Screen parts={parts} words={words} />
  </Suspense>
);
/** React goes on after what suspended within `act` only if that is awaited. */
async function open(locale: Locale, words: string, ...parts: TextPart[]) {
  let page: RenderResult | undefined;
  const shown: (string | null)[] = [];
  const observer = new MutationObserver(() => shown.push(document.body.textContent));
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  await act(async () => {
    page = renderPage(screenOf(words, ...parts), locale, []);
  });
  observer.disconnect();
  if (!page) throw new Error('nothing was rendered');
  return { ...page, shown };
}

it('a screen is shown once its texts are there, never with keys; both load at once', async () => {
  const { shown } = await open('en', 'panel:badges.held', 'panel.badges', 'nps');
  expect(new Set(shown.filter(Boolean))).toEqual(new Set(['loading', textOf('en', 'badges', 'held')]));
  expect(asked).toEqual(['/text-parts/en/panel.badges.json', '/text-parts/en/nps.json']);
});

it('what was loaded is not loaded again for another page, but once for each language', async () => {
  (await open('cs', 'panel:badges.held', 'panel.badges')).unmount();
  const first = await open('cs', 'panel:badges.held', 'panel.badges');
  await screen.findByText(textOf('cs', 'badges', 'held'));
  // A new address: the page has texts of its own again.
  await act(async () => first.rerender(wholePage(screenOf('panel:badges.held', 'panel.badges'), 'cs', [])));
  screen.getByText(textOf('cs', 'badges', 'held'));
  await act(async () => first.rerender(wholePage(screenOf('panel:badges.held', 'panel.badges'), 'sk', [])));
  await screen.findByText(textOf('sk', 'badges', 'held'));
  expect(asked).toEqual(['/text-parts/cs/panel.badges.json', '/text-parts/sk/panel.badges.json']);
});

it('texts that the page carries are not loaded', () => {
  renderPage(screenOf('panel:badges.held', 'panel.badges'), 'hu', ['panel']);
  screen.getByText(textOf('hu', 'badges', 'held'));
  expect(asked).toEqual([]);
});

it('texts that a lost connection has stopped are loaded when it is back', async () => {
  answer = () => new TypeError('Failed to fetch');
  await open('ro', 'panel:badges.held', 'panel.badges');
  await waitFor(() => expect(connection()).toBe('unreachable'));
  screen.getByText('loading');
  answer = () => null;
  await act(async () => noteReached(true));
  await screen.findByText(textOf('ro', 'badges', 'held'));
});

it('while developing, changed texts replace those that were loaded', async () => {
  const page = await open('bg', 'panel:badges.held', 'panel.badges');
  await screen.findByText(textOf('bg', 'badges', 'held'));
  expect(await reloadTextParts()).toBe(false);
  answer = (path) => (path.includes('/bg/') ? Response.json({ held: 'Друго' }) : null);
  expect(await reloadTextParts()).toBe(true);
  await act(async () => page.rerender(wholePage(screenOf('panel:badges.held', 'panel.badges'), 'bg', [])));
  screen.getByText('Друго');
});

function textOf(locale: Locale, key: string, name: string): string {
  const group = mergedNamespace(locale, 'panel')[key];
  const text = typeof group === 'object' ? group[name] : undefined;
  if (typeof text !== 'string') throw new Error(`There is no text panel:${key}.${name}.`);
  return text;
}
