import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { BASE_URL, run } from '../support/people.ts';
import { askCms, signInAsStaff } from '../support/staff.ts';

const headers = { origin: BASE_URL };

/** Changes the badge's German text as its form would. */
async function edit(page: Page, id: string, changes: object): Promise<void> {
  const answer = await page.request.patch(`/cms-api/badges/${id}?locale=de`, { headers, data: changes });
  expect(answer.status(), await answer.text()).toBe(200);
}

async function upload(page: Page, name: string): Promise<string> {
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  const answer = await page.request.post('/cms-api/media', {
    headers,
    multipart: {
      file: { name: `${name}.png`, mimeType: 'image/png', buffer: picture },
      _payload: JSON.stringify({ alt: name }),
    },
  });
  expect(answer.status()).toBe(201);
  return ((await answer.json()) as { doc: { id: string } }).doc.id;
}

test('a badge’s new German name and picture are on its page and in the gallery before a build', async ({
  page,
  context,
}) => {
  test.setTimeout(600_000);
  await signInAsStaff(page, 'marketing');
  const { docs } = await askCms<{ docs: { id: string }[] }>(page, '/badges?where[type][equals]=trusted&depth=0');
  const id = docs[0]!.id;
  const reader = await context.newPage();
  const badge = reader.locator('#trusted');
  await reader.goto('/de/badges');
  await expect(badge.locator('svg')).toBeVisible();

  try {
    const name = `Felsenfest ${run}`;
    await edit(page, id, { name: { text: name }, image: await upload(page, `fels-${run}`) });
    const saved = Date.now();
    await expect(async () => {
      await reader.goto('/de/badges');
      await expect(badge.getByRole('heading', { level: 2 })).toHaveText(name, { timeout: 200 });
    }).toPass({ timeout: 60_000, intervals: [250] });
    console.log(`from saving to the name on the page of badges: ${((Date.now() - saved) / 1000).toFixed(1)} s`);

    await expect(async () => {
      await reader.goto('/de/badges');
      await expect(badge.locator('img')).toHaveAttribute('src', /^\/media\/[0-9a-f]{16}-fels/, { timeout: 200 });
    }).toPass({ timeout: 300_000, intervals: [500] });
    console.log(`from saving to the picture: ${((Date.now() - saved) / 1000).toFixed(1)} s`);
    await expect
      .poll(() => badge.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);

    await reader.goto('/de/why-us');
    const inGallery = reader.getByRole('listitem').filter({ hasText: name });
    await expect(inGallery.locator('img')).toHaveAttribute('src', /^\/media\//);
    await reader.goto('/badges');
    await expect(badge.locator('svg')).toBeVisible();
    await expect(badge).not.toContainText(name);
  } finally {
    await edit(page, id, { name: { text: '' }, image: null });
  }
});
