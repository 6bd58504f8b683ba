import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

const WORKER = readFileSync(new URL('../../../site/static/panel-worker.js', import.meta.url), 'utf8');

/** Pages that say their own path, beside the worker. */
async function startPages(): Promise<{ origin: string; server: Server }> {
  const server = createServer((req, res) => {
    const isWorker = req.url?.startsWith('/panel-worker.js') ?? false;
    if (req.url === '/de/panel/old') return void res.writeHead(302, { location: '/de/panel/new' }).end();
    res.writeHead(200, { 'content-type': isWorker ? 'text/javascript' : 'text/html' });
    res.end(isWorker ? WORKER : `<!doctype html><title>Panel</title><p>${req.url}</p>`);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', () => done()));
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}

test('the panel’s worker shows what is pushed, keeps nothing, and draws a page without a connection', async ({
  page,
  context,
}) => {
  const { origin, server } = await startPages();
  await page.goto(`${origin}/de/panel`);
  await page.evaluate(async () => {
    const texts = new URLSearchParams({ lang: 'de', title: 'Keine <Verbindung>', text: 'Später', again: 'Erneut' });
    const registration = await navigator.serviceWorker.register(`/panel-worker.js?${texts}`, { scope: '/de/panel' });
    const worker = registration.installing;
    if (worker?.state !== 'activated')
      await new Promise<void>((done) =>
        worker?.addEventListener('statechange', () => worker.state === 'activated' && done()),
      );
  });
  await page.goto(`${origin}/de/panel/old`);
  await expect(page.locator('p')).toHaveText('/de/panel/new');

  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('no worker');
  // The browser of the tests shows no notifications.
  await worker.evaluate(() => {
    const shown: unknown[] = [];
    const scope = globalThis as unknown as {
      shown: unknown[];
      registration: { showNotification: (title: string, options: object) => Promise<void> };
    };
    scope.shown = shown;
    scope.registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  });
  const devtools = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  devtools.on('ServiceWorker.workerRegistrationUpdated', (event) => void registrations.push(...event.registrations));
  await devtools.send('ServiceWorker.enable');
  await expect.poll(() => registrations.at(-1)?.scopeURL).toBe(`${origin}/de/panel`);
  const message = { title: 'Shop', body: 'Negative review', url: '/de/panel/reviews?review=1', tag: 'a', lang: 'de' };
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: registrations.at(-1)?.registrationId ?? '',
    data: JSON.stringify(message),
  });
  const shown = () => worker.evaluate(() => (globalThis as unknown as { shown: unknown[] }).shown);
  const { url, ...rest } = message;
  await expect.poll(shown).toMatchObject([{ ...rest, data: { url } }]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await page.goto(`${origin}/de/panel/reviews`);
  await expect(page.locator('h1')).toHaveText('Keine <Verbindung>');
  await expect(page.getByRole('link', { name: 'Erneut' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
