import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { NAMESPACES, htmlLang } from '../../../locales/manifest.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { openReady } from './ready.ts';

/** What a failed look-up of a text leaves on a page. */
export const MISSING_TEXT = new RegExp(`\\{\\{|\\b(?:${NAMESPACES.join('|')}):[a-z]`, 'i');

/** The views every page is looked at in: a phone in the dark, a desk in the light. */
export const VIEWS = [
  { width: 360, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;
export type View = { width: number; theme: 'dark' | 'light' };

export interface Look {
  /** Goes there and waits until it works and nothing loads. `quietlyFailing`: what goes wrong on the way is no fault of a page. */
  open(path: string, options?: { quietlyFailing?: boolean }): Promise<Response | null>;
  /** The page that is open has all that a page has, in every view, and has made no noise. `axe`: WCAG's rules, too. */
  isWhole(locale: Locale, views?: readonly View[], options?: { axe?: boolean }): Promise<void>;
}

/** Shows a page as another device would, without asking for it again, and waits until it stands still. */
export async function showAs(page: Page, { width, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (value) => {
    if (document.documentElement.dataset['theme'] !== value) document.documentElement.dataset['theme'] = value;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A transition begins in the next frame; what inherits from it, a frame later again. Of what is not drawn because
    // it is far below the window a transition may never end by itself.
    let transitions: Animation[];
    do {
      await nextFrame();
      await nextFrame();
      transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      transitions.forEach((one) => one.finish());
    } while (transitions.length > 0);
  }, theme);
}

/** What runs in the page; of it only what `accessibilityFaults` uses. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Only violations are told in full, and nothing is loaded: no rule of these needs sheets of other origins or sounds. */
const AXE_OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

/** What of the page, or of some parts of it, does not hold to WCAG 2.2 AA: the rule, and where it is broken. */
export const accessibilityFaults = (page: Page, ...parts: string[]): Promise<string[]> =>
  faultsIn(page, parts.length > 0 ? { include: parts } : { exclude: [] });

/** The header and the foot, which all pages of a layout have in common. */
const FRAME = ['header:not(main header)', 'footer:not(main footer)'];

async function faultsIn(page: Page, context: { include?: string[]; exclude?: string[] }): Promise<string[]> {
  // Once a page: it takes a third of the time of a look.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE);
  return page.evaluate(
    async ([within, options]) => {
      const { axe } = globalThis as unknown as { axe: Axe };
      const { violations } = await axe.run(within, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    },
    [context, AXE_OPTIONS] as const,
  );
}

/** Whether something on the page is wider than its window. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Looks at one page after the other in one tab; what they say on the console, or ask of others, is kept. */
export function watchPage(page: Page): Look {
  let noise: string[] = [];
  const documents = new Set<string>();
  /** Layouts and views whose frame has been looked at: a third of the work, and the same on every page. */
  const framed = new Set<string>();
  const own = new URL(process.env['BASE_URL'] ?? '').origin;
  /** A browser itself notes an answer of 4xx. A page may be one, and may ask the API for what is not there; no more. */
  const isRightlyRefused = (text: string, url: string): boolean =>
    text.includes('the server responded with a status of 4') &&
    (documents.has(url) || new URL(url, own).pathname.startsWith('/api/'));
  page.on('console', (message) => {
    const [text, { url }] = [message.text(), message.location()];
    if (message.type() === 'error' && !isRightlyRefused(text, url)) noise.push(`${text} ${url}`);
  });
  page.on('pageerror', (error) => void noise.push(String(error)));
  page.on('request', (request) => {
    const url = request.url();
    if (request.isNavigationRequest()) documents.add(url);
    if (new URL(url).origin !== own && !/^(?:data|blob):/.test(url)) noise.push(`asked ${url}`);
  });

  return {
    async open(path, { quietlyFailing = false } = {}) {
      // Colours that are on their way to another theme's are no colours of a theme.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const go = () => openReady(page, path);
      // A page that leads away may do so a moment later, and break off what was asked for next.
      const answer = await go().catch((error: Error) => {
        if (error.message.includes('ERR_ABORTED')) return go();
        throw error;
      });
      if (quietlyFailing) noise = [];
      return answer;
    },
    async isWhole(locale, views = VIEWS, { axe = true } = {}) {
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang(locale));
      expect((await page.title()).length).toBeGreaterThan(5);
      const description = await page.locator('meta[name=description]').getAttribute('content', { timeout: 5_000 });
      expect(description?.length ?? 0).toBeGreaterThan(10);
      expect(await page.locator('body').innerText()).not.toMatch(MISSING_TEXT);
      for (const view of views) {
        await showAs(page, view);
        expect(await scrollsSideways(page), `scrolls sideways at ${view.width} px`).toBe(false);
        const seen = `${view.width} px, ${view.theme}`;
        if (!axe) continue;
        const frame = `${await page.evaluate((first) => document.querySelector(first)?.className, FRAME[0] ?? '')} ${seen}`;
        expect(await faultsIn(page, { exclude: framed.has(frame) ? FRAME : [] }), seen).toEqual([]);
        framed.add(frame);
      }
      const told = noise;
      noise = [];
      expect(told).toEqual([]);
    },
  };
}
