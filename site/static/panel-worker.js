// Service worker of the merchant panel: it shows what is pushed, and a page of its own while there is no connection. It
// keeps nothing: what the panel shows belongs to whoever is signed in.
const texts = new URL(self.location.href).searchParams;

const escaped = (name) => (texts.get(name) ?? '').replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const offlinePage = () =>
  new Response(
    `<!doctype html><html lang="${escaped('lang')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped('title')}</title><style>
:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;display:grid;place-content:center;min-height:90vh;margin:24px;text-align:center}
a{color:inherit;display:inline-block;padding:10px 20px;border:1px solid;border-radius:4px;text-decoration:none}
</style><h1>${escaped('title')}</h1><p>${escaped('text')}</p><p><a href="">${escaped('again')}</a></p></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' } },
  );

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(fetch(event.request).catch(offlinePage));
});

self.addEventListener('push', (event) => {
  const { title, body, url, tag, lang } = event.data?.json() ?? {};
  if (!title) return;
  event.waitUntil(self.registration.showNotification(title, { body, tag, lang, icon: '/icon-192.png', data: { url } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data?.url ?? '/panel', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const page = pages.find((one) => one.url.startsWith(self.registration.scope));
    if (!page) return self.clients.openWindow(url.href);
    await page.focus();
    return page.navigate(url.href);
  };
  event.waitUntil(open());
});
