import type { Locale } from '@app/contracts/common';
import { deepL } from './deepl.ts';
import { withBackoff } from './index.ts';
import { libreTranslate } from './libre-translate.ts';
import type { TranslationProvider } from './provider.ts';
import { startDeepL, startLibreTranslate } from './testing.ts';
import type { ProviderServer } from './testing.ts';

const KEY = 'secret-key:fx';
const TIMEOUT_MS = 200;
let servers: Record<'deepl' | 'libre', ProviderServer>;
let providers: Record<'deepl' | 'libre', TranslationProvider>;

beforeAll(async () => {
  servers = { deepl: await startDeepL(KEY), libre: await startLibreTranslate(KEY) };
});
beforeEach(async () => {
  providers = {
    deepl: deepL({ key: KEY, url: servers.deepl.url, timeoutMs: TIMEOUT_MS }),
    libre: libreTranslate({ key: KEY, url: servers.libre.url, timeoutMs: TIMEOUT_MS }),
  };
  for (const name of ['deepl', 'libre'] as const) {
    servers[name].next.length = 0;
    await providers[name].languages();
  }
});
afterAll(async () => {
  await Promise.all([servers.deepl.close(), servers.libre.close()]);
});

const both = [['deepl'], ['libre']] as const;

describe.each(both)('%s', (name) => {
  const translate = (to: Locale = 'pl') => providers[name].translate({ text: 'Good tea.', from: 'en', to });

  it('a provider of translations translates a text', async () => {
    expect(await translate()).toMatch(/^\[pl\] Good tea\.$/i);
  });

  it.each([
    [{ status: 429 }, 'busy'],
    [{ status: 500 }, 'broken'],
    [{ status: 503 }, 'broken'],
    [{ status: 400 }, 'refused'],
    [{ status: 401 }, 'key'],
    [{ status: 200, body: { something: 'else' } }, 'broken'],
    [{ status: 200, body: [] }, 'broken'],
    ['never', 'broken'],
  ] as const)('a provider says of %j that it is %s', async (answer, reason) => {
    servers[name].next.push(answer);
    await expect(translate()).rejects.toMatchObject({ reason });
    expect(await translate()).toContain('Good tea.');
  });

  it('a provider of translations reports that its quota is spent', async () => {
    servers[name].next.push({ status: name === 'deepl' ? 456 : 403 });
    await expect(translate()).rejects.toMatchObject({ reason: 'quota' });
  });

  it('never reveals its key in a failure', async () => {
    servers[name].next.push({ status: 500 });
    const failure: unknown = await translate().catch((error: unknown) => error);
    expect(String(failure)).not.toContain('secret-key');
  });
});

it('requests to DeepL carry the key in a header and DeepL’s language codes', async () => {
  await providers.deepl.translate({ text: 'God te.', from: 'no', to: 'en' });
  expect(servers.deepl.requests.at(-1)).toMatchObject({
    method: 'POST',
    path: '/v2/translate',
    headers: { authorization: `DeepL-Auth-Key ${KEY}`, 'content-type': 'application/json' },
    body: { text: ['God te.'], source_lang: 'NB', target_lang: 'EN-GB' },
  });
  await providers.deepl.translate({ text: 'Dobar čaj.', from: 'bs', to: 'pt' });
  expect(servers.deepl.requests.at(-1)?.body).toEqual({ text: ['Dobar čaj.'], target_lang: 'PT-PT' });
});

it('requests to LibreTranslate ask for plain text and use its language codes', async () => {
  await providers.libre.translate({ text: 'God te.', from: 'no', to: 'pt' });
  expect(servers.libre.requests.at(-1)?.body).toEqual({
    q: 'God te.',
    source: 'nb',
    target: 'pt',
    format: 'text',
    api_key: KEY,
  });
  await providers.libre.translate({ text: 'Dobar čaj.', from: 'bs', to: 'en' });
  expect(servers.libre.requests.at(-1)?.body['source']).toBe('auto');
});

it('the provider’s own list decides which of our languages are supported', async () => {
  expect([...(await providers.deepl.languages())].sort()).toEqual(['de', 'en', 'ja', 'no', 'pl', 'pt']);
  expect([...(await providers.libre.languages())].sort()).toEqual(['de', 'en', 'no', 'pl', 'pt']);
});

describe('a provider is not asked again', () => {
  let clock = 0;
  const text = { text: 'Tea.', from: 'en', to: 'pl' as const };

  it.each([
    [{ status: 456 }, 15 * 60],
    [{ status: 429, headers: { 'Retry-After': '90' } }, 90],
    [{ status: 503 }, 5],
  ])('after %j for %d seconds', async (answer, seconds) => {
    const translator = withBackoff(providers.deepl, () => clock);
    await translator.supports('pl');
    servers.deepl.next.push(answer);
    await expect(translator.translate(text)).rejects.toThrow();
    const asked = servers.deepl.requests.length;
    clock += (seconds - 1) * 1000;
    await expect(translator.translate(text)).rejects.toThrow();
    expect(servers.deepl.requests).toHaveLength(asked);
    clock += 1000;
    expect(await translator.translate(text)).toBe('[PL] Tea.');
  });

  it('a provider is not asked again for its list of languages within a day', async () => {
    const translator = withBackoff(providers.deepl, () => clock);
    const lists = () => servers.deepl.requests.filter(({ method }) => method === 'GET').length;
    const before = lists();
    expect(await Promise.all((['pl', 'bs', 'hr'] as const).map((one) => translator.supports(one)))).toEqual([
      true,
      false,
      false,
    ]);
    await translator.translate(text);
    expect(lists()).toBe(before + 1);
    clock += 25 * 3600 * 1000;
    await translator.supports('pl');
    expect(lists()).toBe(before + 2);
  });
});
