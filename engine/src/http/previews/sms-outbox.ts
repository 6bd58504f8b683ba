import type { Express } from 'express';
import { renderToStaticMarkup } from 'react-dom/server';
import { createElement as h } from 'react';
import type { ReactNode } from 'react';
import { htmlLang } from '@app/locales';
import type { AppContext } from '../../platform/context.ts';
import { formats, translator } from '../../platform/i18n.ts';
import { DEMO_SMS_LIMIT, listDemoSms } from '../../platform/sms/demo.ts';
import { MAX_SEGMENTS } from '../../platform/sms/sms-size.ts';
import { isLocalRequest } from './local-request.ts';
import { requestLocale } from '../request-locale.ts';

const PATH = '/api/demo/sms';
const STYLE = `:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0 auto;max-width:40rem;padding:1.5rem}
h1{font-size:1.5rem}h2{font-size:1rem;margin:0}article{border:1px solid #8886;border-radius:4px;padding:1rem;margin:1rem 0}
p{margin:.5rem 0;overflow-wrap:anywhere}.meta{font-size:.875rem;opacity:.75}a{color:inherit}`;

/**
 * The demo's text messages. They carry links and numbers: the page is there only for the demo's sender, and answers
 * only who sits at this machine, under its own name.
 */
export function mountSmsOutbox(server: Express, app: AppContext): void {
  if (app.sms?.name !== 'demo') return;
  server.get(PATH, async (req, res, next) => {
    if (!isLocalRequest(req)) return next();
    const messages = await listDemoSms(app.db);
    const locale = requestLocale(req);
    const t = translator(locale, 'mails');
    const { dateTime } = formats(locale);
    const title = t('smsPage.title');
    const articles = messages.map(({ id, phone, body, segments, at }) =>
      h(
        'article',
        { key: id },
        h('h2', null, t('smsPage.to', { phone })),
        h('p', null, ...linked(body)),
        h('p', { className: 'meta' }, t('smsPage.meta', { at: dateTime(at), segments, maximum: MAX_SEGMENTS })),
      ),
    );
    const page = h(
      'html',
      { lang: htmlLang(locale) },
      h(
        'head',
        null,
        h('meta', { charSet: 'utf-8' }),
        h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        h('title', null, title),
        h('style', { dangerouslySetInnerHTML: { __html: STYLE } }),
      ),
      h(
        'body',
        null,
        h(
          'main',
          null,
          h('h1', null, title),
          h('p', null, t('smsPage.lead', { count: DEMO_SMS_LIMIT })),
          ...(articles.length > 0 ? articles : [h('p', { key: 'empty' }, t('smsPage.empty'))]),
        ),
      ),
    );
    res.setHeader('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'");
    res.setHeader('Cache-Control', 'no-store');
    res.type('html').send(`<!doctype html>${renderToStaticMarkup(page)}`);
  });
}

/** Web addresses of the text as links. */
function linked(text: string): ReactNode[] {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, at) => (at % 2 === 1 ? h('a', { key: at, href: part }, part) : part));
}
