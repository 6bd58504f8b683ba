import { createHash } from 'node:crypto';
import express from 'express';
import type { Express, Response } from 'express';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { BASE_LOCALE, LOCALES, LOCALE_NAMES, isLocale } from '@app/locales';
import type { Locale } from '@app/locales';
import type { AppContext } from '../../platform/context.ts';
import { definedMails } from '../../platform/mail/mail.tsx';
import { isLocalRequest } from './local-request.ts';

const PATH = '/api/dev/mails';
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0;padding:1rem}
nav{display:flex;flex-wrap:wrap;gap:.5rem;margin:.5rem 0}a[aria-current]{font-weight:bold;text-decoration:none}
iframe{width:100%;height:70vh;border:1px solid #8886;border-radius:4px;background:#fff}pre{white-space:pre-wrap}`;
/** The engine restarts with every change; a page from before the restart reloads. */
const FOLLOW = `(async()=>{const get=async(url)=>{const r=await fetch(url);if(!r.ok)throw r;return r.text()};let first;
for(;;){await new Promise(r=>setTimeout(r,200));try{const now=await get('${PATH}/version');first??=now;
if(now!==first){document.body.innerHTML=new DOMParser().parseFromString(await get(location.href),'text/html').body.innerHTML;
first=now}}catch{}}})()`;
const POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "connect-src 'self'",
  "frame-src 'self'",
  `script-src 'sha256-${createHash('sha256').update(FOLLOW).digest('base64')}'`,
  "frame-ancestors 'none'",
].join('; ');

/**
 * Every mail with its sample, in any language, for those who write them: `/api/dev/mails/<key>/<locale>`. It is there in
 * development only, shows nobody's data, and follows changes by itself.
 */
export function mountMailGallery(server: Express, app: AppContext): void {
  if (app.config.NODE_ENV !== 'development') return;
  const version = String(performance.timeOrigin);
  const gallery = express.Router();
  gallery.use((req, _res, next) => next(isLocalRequest(req) ? undefined : 'router'));
  gallery.get('/', (_req, res) => res.redirect(`${PATH}/${keys()[0]}/${BASE_LOCALE}`));
  gallery.get('/version', (_req, res) => void res.type('text/plain').send(version));
  gallery.get('/:key/:locale', (req, res, next) => {
    const { key, locale } = req.params;
    const mail = definedMails().get(key);
    if (!mail || !isLocale(locale)) return next();
    const { subject, html, text } = mail.with(mail.sample).render({ locale, origin: app.config.PUBLIC_URL });
    send(
      res,
      <Gallery shown={key} locale={locale}>
        <h1>{subject}</h1>
        <iframe title={subject} srcDoc={html} sandbox="" />
        <pre>{text}</pre>
      </Gallery>,
    );
  });
  server.use(PATH, gallery);
}

const keys = (): string[] => [...definedMails().keys()].sort();

function Gallery({ shown, locale, children }: { shown: string; locale: Locale; children: ReactNode }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <title>{`${shown}, ${locale}`}</title>
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>
        <nav aria-label="Mails">{keys().map((key) => link(`${key}/${locale}`, key, key === shown))}</nav>
        <nav aria-label="Languages">
          {LOCALES.map((one) => link(`${shown}/${one}`, LOCALE_NAMES[one], one === locale))}
        </nav>
        <main>{children}</main>
        <script dangerouslySetInnerHTML={{ __html: FOLLOW }} />
      </body>
    </html>
  );
}

const link = (path: string, label: string, isCurrent: boolean) => (
  <a key={path} href={`${PATH}/${path}`} aria-current={isCurrent ? 'page' : undefined}>
    {label}
  </a>
);

function send(res: Response, page: ReactNode): void {
  res.setHeader('Content-Security-Policy', POLICY);
  res.setHeader('Cache-Control', 'no-store');
  res.type('html').send(`<!doctype html>${renderToStaticMarkup(page)}`);
}
