import type { ServerResponse } from 'node:http';
import { ADMIN_LANGUAGES, BRAND_NAME } from '../locales.ts';
import { wordsOf } from '../words/admin-text.ts';

const RETRY_SECONDS = 5;

/** The waiting page while the admin is being built, in the browser's language; it reloads itself. */
export function sendStartingPage(acceptLanguage: string | undefined, outgoing: ServerResponse): void {
  const wanted = (acceptLanguage ?? '').split(',').map((part) => part.trim().slice(0, 2).toLowerCase());
  const language = wanted.find((code) => ADMIN_LANGUAGES.some((known) => known === code)) ?? 'en';
  const { title, text } = wordsOf('starting', language);
  outgoing.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': String(RETRY_SECONDS),
  });
  outgoing.end(
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="${RETRY_SECONDS}">` +
      `<title>${title} – ${BRAND_NAME}</title></head><body><main><h1>${title}</h1><p>${text}</p></main></body></html>`,
  );
}
