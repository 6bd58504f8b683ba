import type { Page, Request, Response } from '@playwright/test';

/** So long nothing is under way. What one answer asks for follows within a frame or two. */
const QUIET_MS = 120;
const PATIENCE_MS = 60_000;

/** What each page has asked for and not been answered yet; streams, which never end, aside. */
const underWay = new WeakMap<Page, Set<Request>>();

function trafficOf(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // A page that is left behind is answered no more.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
  return requests;
}

/** Waits until scripts have taken over the page that is open, and it asks for nothing more. */
export async function untilReady(page: Page): Promise<void> {
  const requests = trafficOf(page);
  await page.waitForFunction(() => 'ready' in document.documentElement.dataset, undefined, { timeout: PATIENCE_MS });
  const deadline = Date.now() + PATIENCE_MS;
  for (let since = Date.now(); Date.now() - since < QUIET_MS;) {
    if (requests.size > 0) since = Date.now();
    if (Date.now() > deadline) {
      const waiting = [...requests].map((request) => request.url());
      throw new Error(`The page still waits for ${waiting.join(', ')}`);
    }
    await page.waitForTimeout(20);
  }
}

/** Goes to a page of the site and waits until it works and stands still. */
export async function openReady(page: Page, path: string): Promise<Response | null> {
  trafficOf(page);
  const answer = await page.goto(path);
  await untilReady(page);
  return answer;
}
