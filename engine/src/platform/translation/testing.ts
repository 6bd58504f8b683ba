import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ProviderRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

/** How the next request is answered; `never` leaves it hanging. */
export type ProviderAnswer = 'never' | { status: number; body?: unknown; headers?: Record<string, string> };

export interface ProviderServer {
  url: string;
  requests: ProviderRequest[];
  /** Answers in place of the ordinary one, first come first served; for requests to translate only. */
  next: ProviderAnswer[];
  /** Milliseconds until a translation is ready. */
  delayMs: number;
  close(): Promise<void>;
}

type Ordinary = (request: ProviderRequest) => unknown;

async function start(ordinary: Ordinary): Promise<ProviderServer> {
  const requests: ProviderRequest[] = [];
  const next: ProviderAnswer[] = [];
  const provider = { url: '', requests, next, delayMs: 0 };
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      const body = text ? (JSON.parse(text) as Record<string, unknown>) : {};
      const request = { method: req.method ?? '', path: req.url ?? '', headers: req.headers, body };
      requests.push(request);
      const planned = req.method === 'POST' ? next.shift() : undefined;
      if (planned === 'never') return;
      const found = ordinary(request);
      const {
        status,
        body: answer,
        headers,
      } = planned ??
      (found === undefined ? { status: 403, body: { message: 'Forbidden' } } : { status: 200, body: found });
      setTimeout(
        () =>
          res.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(answer ?? {})),
        req.method === 'POST' ? provider.delayMs : 0,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return Object.assign(provider, {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** A server that speaks DeepL's protocol; it "translates" by writing the target before the text. */
export const startDeepL = (key: string): Promise<ProviderServer> =>
  start(({ path, headers, body }) => {
    if (headers.authorization !== `DeepL-Auth-Key ${key}`) return undefined;
    if (path === '/v2/languages?type=target')
      return ['EN-GB', 'EN-US', 'PT-PT', 'PT-BR', 'NB', 'PL', 'DE', 'JA', 'ZH'].map((language) => ({
        language,
        name: language,
        supports_formality: false,
      }));
    const [text] = body['text'] as string[];
    const detected = body['source_lang'] ?? 'EN';
    return { translations: [{ detected_source_language: detected, text: `[${String(body['target_lang'])}] ${text}` }] };
  });

/** A server that speaks LibreTranslate's protocol. */
export const startLibreTranslate = (key?: string): Promise<ProviderServer> =>
  start(({ path, body }) => {
    if (path === '/languages')
      return ['en', 'pl', 'de', 'nb', 'pt'].map((code) => ({ code, name: code, targets: ['en', 'pl'] }));
    if (key !== undefined && body['api_key'] !== key) return undefined;
    return { translatedText: `[${String(body['target'])}] ${String(body['q'])}` };
  });
