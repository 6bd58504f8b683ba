import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import type { Page, Response } from '@playwright/test';
import { NAMESPACES, htmlLang } from '../../../locales/manifest.ts';
import type { Locale } from '../../../locales/manifest.ts';
import { openReady } from './ready.ts';

/** What a missing text leaves on a page. */
export const MISSING_TEXT = new RegExp(`\\{\\{|\\b(?:${NAMESPACES.join('|')}):[a-z]`, 'i');

/** The views in which every page is checked: a phone in dark mode, a desktop in light mode. */
export const VIEWS = [
  { width: 360, theme: 'dark' },
  { width: 1440, theme: 'light' },
] as const;
export type View = { width: number; theme: 'dark' | 'light' };

export interface PageCheck {
  /** Opens a page and waits until it is ready. `quietlyFailing`: errors on the way do not count. */
  open(path: string, options?: { quietlyFailing?: boolean }): Promise<Response | null>;
  /** Expects the open page to be complete in every view, without console errors, and to keep WCAG's rules. */
  expectComplete(locale: Locale, views?: readonly View[], options?: { axe?: AxeViews }): Promise<void>;
}

/**
 * In which of the views WCAG's rules are checked, which is half of the work: in `one`, another for every other address,
 * so that both are checked on pages of each kind; or in `all`, which `test:long` does.
 */
export type AxeViews = 'one' | 'all';

/** The views in which a page's rules are checked. */
export function axeViews(path: string, views: readonly View[], axe: AxeViews): readonly View[] {
  if (axe === 'all') return views;
  const sum = [...path].reduce((total, character) => total + (character.codePointAt(0) ?? 0), 0);
  return views.slice(sum % views.length).slice(0, 1);
}

/** Switches the view without a reload, and waits until transitions end. */
export async function switchView(page: Page, { width, theme }: View): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(async (value) => {
    if (document.documentElement.dataset['theme'] !== value) document.documentElement.dataset['theme'] = value;
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A transition starts in the next frame, and inherited ones a frame later. Transitions of content far below the
    // window may never end.
    let transitions: Animation[];
    do {
      await nextFrame();
      await nextFrame();
      transitions = document.getAnimations().filter((one) => one instanceof CSSTransition);
      transitions.forEach((one) => one.finish());
    } while (transitions.length > 0);
  }, theme);
}

/** Axe's API, as far as it is used here. */
interface Axe {
  run(context: object, options: object): Promise<{ violations: { id: string; nodes: { target: string[] }[] }[] }>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** Reports violations only, and loads nothing: no rule here needs style sheets of other origins or media. */
const AXE_OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  resultTypes: ['violations'],
  iframes: false,
  preload: false,
};

/** Violations of WCAG 2.2 AA on the page or parts of it: the rule and the elements. */
export const accessibilityViolations = (page: Page, ...parts: string[]): Promise<string[]> =>
  faultsIn(page, parts.length > 0 ? { include: parts } : { exclude: [] });

/** Header and footer, which all pages of a layout share. */
const FRAME = ['header:not(main header)', 'footer:not(main footer)'];

async function faultsIn(page: Page, context: { include?: string[]; exclude?: string[] }): Promise<string[]> {
  // Once per page: it takes a third of a check's time.
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

/** Whether the page scrolls sideways. */
export const scrollsSideways = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Checks pages in one tab, recording console errors and requests to other hosts. */
export function watchPage(page: Page): PageCheck {
  let noise: string[] = [];
  const documents = new Set<string>();
  /** Layouts and views whose header and footer were checked: a third of the work, and the same on every page. */
  const framed = new Set<string>();
  const own = new URL(process.env['BASE_URL'] ?? '').origin;
  /** Browsers log 4xx responses. A page may be one, and may request missing things of the API; nothing else. */
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
      // Colours in transition belong to neither theme.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const go = () => openReady(page, path);
      // A redirecting page may do so late, and abort the next navigation.
      const answer = await go().catch((error: Error) => {
        if (error.message.includes('ERR_ABORTED')) return go();
        throw error;
      });
      if (quietlyFailing) noise = [];
      return answer;
    },
    async expectComplete(locale, views = VIEWS, { axe = 'one' } = {}) {
      const checked = axeViews(new URL(page.url()).pathname, views, axe);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.locator('html').getAttribute('lang')).toBe(htmlLang(locale));
      expect((await page.title()).length).toBeGreaterThan(5);
      const description = await page.locator('meta[name=description]').getAttribute('content', { timeout: 5_000 });
      expect(description?.length ?? 0).toBeGreaterThan(10);
      expect(await page.locator('body').innerText()).not.toMatch(MISSING_TEXT);
      for (const view of views) {
        await switchView(page, view);
        expect(await scrollsSideways(page), `scrolls sideways at ${view.width} px`).toBe(false);
        const seen = `${view.width} px, ${view.theme}`;
        if (!checked.includes(view)) continue;
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
