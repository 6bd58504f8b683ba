import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { htmlLang, type Locale } from '@app/locales';
import { eventually } from '../../tests/support/eventually.ts';
import { aPage, startContentServer, type ContentServer } from '../../tests/support/site/site-content.ts';
import { routePattern, type Route } from '../src/routes/route.ts';
import { ROUTES } from '../src/routes/routes.ts';
import { startDevServer, type DevServer } from '../testing/dev-server.ts';

let cms: ContentServer;
let engine: Server;
let door: DevServer;

beforeAll(async () => {
  cms = await startContentServer([aPage('/', 'Home'), aPage('/our-page', 'Our page')]);
  // Has no data: company pages are not found, and lists are empty.
  engine = createServer((_req, res) => {
    res.writeHead(404, { 'Content-Type': 'application/problem+json' }).end('{"status":404,"code":"not_found"}');
  });
  await new Promise<void>((resolve) => engine.listen(0, '127.0.0.1', resolve));
  door = await startDevServer({
    CMS_URL: cms.url,
    CMS_SERVICE_KEY: 'the-service-key-of-the-tests',
    ENGINE_URL: `http://127.0.0.1:${(engine.address() as AddressInfo).port}`,
  });
});
afterAll(async () => {
  await door.close();
  engine.closeAllConnections();
  await Promise.all([cms.close(), new Promise((resolve) => engine.close(resolve))]);
});

const page = async (path: string) => {
  const answer = await fetch(door.url + encodeURI(path), { headers: { Accept: 'text/html' } });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
};
const words = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<[^>]+>/g, ' ');

const example = (route: Route, locale: Locale) =>
  routePattern(route, locale)
    .replace(/:[a-zA-Z]+/g, 'abc')
    .replace('/*', '/abc');

describe.each<Locale>(['pl', 'de'])('every page of the route table, in %s', (locale) => {
  it.each(ROUTES.map((route) => [route.id, route] as const))('%s is rendered from its sources', async (_id, route) => {
    const { html, headers } = await page(example(route, locale));
    expect(headers.get('content-type')).toContain('text/html');
    expect(html).not.toContain('id="page-failed"');
    expect(html).toContain(`<html lang="${htmlLang(locale)}"`);
    expect(html).toContain('<title>');
    // A text that is missing shows as its key.
    expect(words(html)).not.toMatch(/\b(common|account|panel|invitation|profile):[a-z]/);
  });
});

it('cms pages are rendered, and unknown ones are not found', async () => {
  const { status, html, headers } = await page('/de/our-page');
  expect([status, words(html).includes('Our page')]).toEqual([200, true]);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect((await page('/de/nothing')).status).toBe(404);
});

it('a page has its styles before its scripts run', async () => {
  const { html } = await page('/login');
  expect(html).toMatch(/<style data-vite-dev-id="[^"]*account\.module\.css">[^<]*\._form_/);
});

describe('what is saved', () => {
  // What a browser would load with the page.
  beforeAll(() => fetch(`${door.url}/@dev/src/features/account/login.tsx`));

  it('a saved component is on the page', async () => {
    const { heard, close } = await door.listen();
    await door.edit('site/src/features/account/login.tsx', (text) =>
      text.replace("{t('login.reviewer')}", 'Saved words'),
    );
    await eventually('pages that are open are told', () => heard.includes('update'));
    expect(words((await page('/login')).html)).toContain('Saved words');
    close();
  });

  it('a saved style is on the page', async () => {
    const { heard, close } = await door.listen();
    await door.edit('site/src/features/account/account.module.css', (text) => `${text}.saved{color:#010203}`);
    await eventually('pages that are open are told', () => heard.includes('update'));
    expect((await page('/login')).html).toContain('#010203');
    close();
  });

  it('a saved text is on the page, in its language', async () => {
    const { heard, close } = await door.listen();
    await door.edit('locales/de/account.json', (text) => {
      const messages = JSON.parse(text) as { login: { title: string } };
      messages.login.title = 'Hereinspaziert';
      return JSON.stringify(messages);
    });
    await eventually('pages that are open are told', () => heard.includes('page:changed'));
    expect(words((await page('/de/login')).html)).toContain('Hereinspaziert');
    expect(words((await page('/login')).html)).not.toContain('Hereinspaziert');
    close();
  });

  it('a syntax error is shown until it is fixed', async () => {
    await page('/register');
    const file = 'site/src/features/account/register-intro.tsx';
    let before = '';
    await door.edit(file, (text) => {
      before = text;
      return `${text}\nexport const broken = ;`;
    });
    await eventually('the page says so', async () => (await page('/register')).html.includes('id="page-failed"'));
    await door.edit(file, () => before);
    await eventually('the page is back', async () => !(await page('/register')).html.includes('id="page-failed"'));
  });
});
