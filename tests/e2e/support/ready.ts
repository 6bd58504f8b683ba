import type { Page, Request, Response } from '@playwright/test';

/** How long no request may be pending. Follow-up requests start within a frame or two. */
const QUIET_MS = 120;
const PATIENCE_MS = 60_000;

/** Pending requests of each page, except endless streams. */
const underWay = new WeakMap<Page, Set<Request>>();

function trafficOf(page: Page): Set<Request> {
  const known = underWay.get(page);
  if (known) return known;
  const requests = new Set<Request>();
  underWay.set(page, requests);
  page.on('request', (request) => {
    // Requests of a page that was left are never answered.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) requests.clear();
    if (request.resourceType() !== 'eventsource') requests.add(request);
  });
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
  return requests;
}

/** Waits until the page is hydrated and has no pending requests. */
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

/** Opens a page of the site and waits until it is ready. */
export async function openReady(page: Page, path: string): Promise<Response | null> {
  trafficOf(page);
  const answer = await page.goto(path);
  await untilReady(page);
  return answer;
}
