import { readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Requests the cms as the signed-in user; it accepts the cookie only with its own origin. */
export async function askCms<T>(page: Page, path: string): Promise<T> {
  const answer = await page.request.get(`/cms-api${path}`, { headers: { origin: process.env['BASE_URL'] ?? '' } });
  expect(answer.status(), path).toBe(200);
  return (await answer.json()) as T;
}

/** Changes something in the cms as the signed-in user. */
export async function tellCms(page: Page, method: 'PATCH' | 'POST' | 'PUT', path: string, data: object): Promise<void> {
  const headers = { origin: process.env['BASE_URL'] ?? '' };
  const answer = await page.request.fetch(`/cms-api${path}`, { method, headers, data });
  expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
}

/** Signs in a member of the demo's staff. */
export async function signInAsStaff(page: Page, role: 'marketing' | 'translator' | 'moderator' | 'support' | 'admin') {
  await page.goto('/admin/login');
  await page.locator('input[name=email]').fill(`${role}@demo.example`);
  await page.locator('input[name=password]').fill(process.env['DEMO_PASSWORD'] ?? '');
  await page.locator('button[type=submit]').click();
  await expect(page).not.toHaveURL(/\/login/, { timeout: 60_000 });
}

interface Manifest {
  id: string;
  settled?: boolean;
  files: Record<string, { etag: string }>;
}

/** The release that the front door serves. */
export function servedRelease(): Manifest {
  const folder = realpathSync(path.join(process.env['RELEASES_DIR'] ?? '', 'current'));
  return JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as Manifest;
}

/** Requests a page until it contains the text. */
export async function waitForText(page: Page, path: string, text: string): Promise<void> {
  await expect(async () => {
    expect(await (await page.request.get(path)).text()).toContain(text);
  }).toPass({ timeout: 300_000, intervals: [250] });
}

/** Paths that differ between two releases. */
export function changedBetween(before: Manifest, after: Manifest): string[] {
  const paths = new Set([...Object.keys(before.files), ...Object.keys(after.files)]);
  return [...paths].filter((file) => before.files[file]?.etag !== after.files[file]?.etag).toSorted();
}

/** Asks for a build at once, as “Build again” does: the platform of these tests makes none by itself. */
export const askForBuild = (page: Page): Promise<void> => tellCms(page, 'POST', '/builds', {});

/** Waits until nothing is left to build and the cache has settled, so that a publish changes only its own page. */
export async function waitForQuietBuilder(page: Page): Promise<void> {
  let asked = false;
  await expect(async () => {
    const { builds, waiting } = await askCms<{ builds: { state: string }[]; waiting: number }>(page, '/builds');
    if (waiting > 0 && !asked) {
      asked = true;
      await askForBuild(page);
    }
    expect(waiting).toBe(0);
    expect(builds.some(({ state }) => state === 'running')).toBe(false);
    expect(servedRelease().settled).not.toBe(false);
  }).toPass({ timeout: 300_000, intervals: [1_000] });
}
