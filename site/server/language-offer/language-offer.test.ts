import type { Locale } from '@app/locales';
import { frontDoorTest } from '../../testing/front-door.ts';
import type { FrontDoorTest } from '../../testing/front-door.ts';
import { releaseContent } from '../../testing/release.ts';
import { acceptedLanguages, languagesOf, chooseOffer } from './language-offer.ts';

it.each<[header: string, Locale[]]>([
  ['de-DE,de;q=0.9,en;q=0.8', ['de', 'en']],
  ['en;q=0.5, fr', ['fr', 'en']],
  ['nb-NO,nn;q=0.9,ga,*;q=0.1', ['no']],
  ['pl;q=0, en', ['en']],
  ['PT-br', ['pt']],
  [';;,q=1,=', []],
  ['', []],
])('of Accept-Language “%s” these are ours: %j', (header, locales) => {
  expect(acceptedLanguages(header)).toEqual(locales);
});

it.each<[country: string, Locale[]]>([
  ['PL', ['pl']],
  ['NO', ['no']],
  ['AT', ['de']],
  ['BR', ['pt']],
  ['CH', ['de', 'fr', 'it']],
  ['BA', ['bs', 'hr', 'sr']],
  ['ME', ['sr']],
  ['XX', []],
  ['T1', []],
  ['IS', []],
])('in %s people speak %j', (country, locales) => {
  expect(languagesOf(country)).toEqual(locales);
});

describe('is offered', () => {
  it.each<[who: string, page: Locale, Locale[], country: string | undefined, zone: string | undefined, Locale | null]>([
    ['a German reader', 'pl', ['de', 'en'], undefined, 'Europe/Berlin', 'de'],
    ['one who reads it already', 'de', ['de'], 'PL', 'Europe/Warsaw', null],
    ['one with an English browser in Poland', 'pl', ['en', 'pl'], undefined, 'Europe/Warsaw', null],
    ['one who has no Polish in Poland', 'pl', ['en'], undefined, 'Europe/Warsaw', 'en'],
    ['the same, the country being known', 'pl', ['en'], 'PL', undefined, 'en'],
    ['one in Germany, as the proxy says', 'pl', ['en'], 'DE', 'Europe/Warsaw', 'de'],
    ['one in Switzerland who prefers French', 'pl', ['en', 'fr'], 'CH', undefined, 'fr'],
    ['one whose country says nothing', 'pl', ['de'], 'XX', undefined, 'de'],
    ['one whose browser is in no language of ours', 'pl', [], undefined, 'Asia/Tokyo', 'ja'],
    ['one in Kyiv, by the other name of the zone', 'pl', [], undefined, 'Europe/Kyiv', 'uk'],
    ['one with a zone that is none', 'pl', [], undefined, 'Nowhere/Here', null],
    ['nobody in particular', 'pl', [], undefined, undefined, null],
  ])('to %s on a page in %s', (_who, page, accepted, country, zone, offered) => {
    expect(chooseOffer({ page, accepted, country, zone })).toBe(offered);
  });
});

describe('at the front door', () => {
  let test: FrontDoorTest;
  beforeAll(async () => {
    test = await frontDoorTest({ COUNTRY_HEADER: 'X-Country', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => test.close());
  const german = { 'Accept-Language': 'de-DE,de;q=0.9' };
  const PAGE = '/language-offer?page=pl&among=pl,en,de';

  it('the offer is in the offered language, and cached privately', async () => {
    const { status, headers, text } = await test.get(PAGE, { headers: { 'Accept-Language': 'en-GB' } });
    expect([status, JSON.parse(text)]).toEqual([
      200,
      {
        locale: 'en',
        text: 'This page is also available in English.',
        accept: 'Switch to English',
        stay: 'Not now',
      },
    ]);
    expect(headers['cache-control']).toMatch(/^private/);
    expect(headers['vary']).toBe('Accept-Language, X-Country');
  });

  it('the country header counts only from a trusted proxy', async () => {
    const inPoland = { headers: { 'Accept-Language': 'fr', 'X-Country': 'pl' } };
    const statusWith = async (settings: NodeJS.ProcessEnv) =>
      (await test.getOfAnother(settings, '/language-offer?page=en&among=pl,en', inPoland)).status;
    expect(await statusWith({ TRUSTED_PROXIES: 'loopback' })).toBe(200);
    expect(await statusWith({ TRUSTED_PROXIES: '10.0.0.0/8' })).toBe(204);
    expect(await statusWith({ COUNTRY_HEADER: '' })).toBe(204);
  });

  it.each([
    ['the page is not complete in it', '/language-offer?page=pl&among=pl,en'],
    ['the page is in it', '/language-offer?page=de&among=pl,de'],
    ['nobody says which page', '/language-offer'],
    ['the page is in no language', '/language-offer?page=xx&among=de'],
  ])('nothing where %s', async (_why, path) => {
    expect(await test.get(path, { headers: german })).toMatchObject({ status: 204, text: '' });
  });

  it('edited texts are used, and a language without its own texts is not offered', async () => {
    const spanish = { headers: { 'Accept-Language': 'es' } };
    const ask = () => test.get('/language-offer?page=pl&among=pl,es', spanish);
    const words = { text: 'Esta página también está en español.', accept: 'Ver en español', stay: 'Ahora no' };
    const publish = async (id: string, own: typeof words) => {
      const translations = Object.entries(own).map(
        ([key, text]) => ({ locale: 'es', namespace: 'common', key: `languageBanner.${key}`, text }) as const,
      );
      await test.build.publish(id, { content: releaseContent({ translations }) });
      await test.serves(id);
    };
    await publish('edited', words);
    expect(JSON.parse((await ask()).text)).toEqual({ locale: 'es', ...words });
    await publish('without', { text: '', accept: '', stay: '' });
    expect((await ask()).status).toBe(204);
  });
});
