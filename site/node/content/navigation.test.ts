import type { ExportedNavigation, ExportedSettings, TextPair } from '../../../cms/src/export/types.ts';
import { writeNavigation } from './navigation.ts';
import { Texts } from './texts.ts';

const key = (name: string): TextPair => ({ key: name, text: {} });
const typed = (pl: string): TextPair => ({ key: null, text: { pl } });

const navigation: ExportedNavigation = {
  header: [
    { id: '1', label: key('common:nav.pricing'), href: '/pricing', children: [] },
    {
      id: '2',
      label: typed('Oferta'),
      href: null,
      children: [
        { label: key('pricing:plans.trustPro.name'), href: '/pricing#pro' },
        { label: key('common:nav.no.such.key'), href: '/nowhere' },
      ],
    },
    { id: '3', label: typed('Puste'), href: null, children: [] },
  ],
  footer: [
    {
      id: '1',
      title: key('footer:columns.developers'),
      links: [{ label: key('footer:links.api'), href: '/api/docs' }],
    },
    { id: '2', title: typed('Bez linków'), links: [] },
  ],
  legal: [{ label: { key: 'footer:links.privacyPolicy', text: { pl: 'Prywatność' } }, href: '/privacy-policy' }],
};
const contact: ExportedSettings['contact'] = {
  email: 'a@b.example',
  phone: null,
  companyName: 'Opinara S.A.',
  street: 'ul. Prosta 1',
  postalCode: '00-001',
  city: 'Warszawa',
  country: 'PL',
  taxId: '5250000000',
};
const nothing = { email: null, phone: null, companyName: null, street: null, postalCode: null, city: null };
const settings: ExportedSettings = {
  claims: [],
  contact,
  links: { blog: 'https://blog.example', podcast: null, social: [{ network: 'youtube', href: 'https://yt.example' }] },
};
const texts = new Texts();
const inLocale = (locale: 'pl' | 'de', more: Partial<ExportedSettings> = {}) =>
  writeNavigation(texts, locale, { navigation, settings: { ...settings, ...more } });

it('the navigation keeps labels that every page has as keys, and resolves all others', () => {
  expect(inLocale('de').header).toEqual([
    { key: 'common:nav.pricing', href: '/de/pricing', children: [] },
    {
      words: 'Oferta',
      href: null,
      children: [{ words: texts.text('de', 'pricing:plans.trustPro.name', 'merged'), href: '/de/pricing#pro' }],
    },
  ]);
});

it('the navigation uses the base locale’s typed text only if the locale has no translation', () => {
  expect(inLocale('pl').legal).toEqual([{ words: 'Prywatność', href: '/privacy-policy' }]);
  expect(inLocale('de').legal).toEqual([{ key: 'footer:links.privacyPolicy', href: '/de/privacy-policy' }]);
});

it('a text typed in one language does not change others', () => {
  const [first, ...rest] = navigation.header;
  const typedIn = (locale: 'pl' | 'de', words: string): ExportedNavigation => ({
    ...navigation,
    header: [{ ...first!, label: { ...first!.label, text: { [locale]: words } } }, ...rest],
  });
  const header = (locale: 'pl' | 'de', menus: ExportedNavigation) =>
    writeNavigation(texts, locale, { navigation: menus, settings }).header;
  expect(header('pl', typedIn('de', 'Preise und Tarife'))).toEqual(inLocale('pl').header);
  expect(header('de', typedIn('pl', 'Ceny i plany'))).toEqual(inLocale('de').header);
  expect(header('de', typedIn('de', 'Preise und Tarife'))[0]).toMatchObject({ words: 'Preise und Tarife' });
});

it('the navigation drops empty columns and menus, and keeps URLs that are not pages', () => {
  expect(inLocale('de').footer).toEqual([
    { key: 'footer:columns.developers', links: [{ key: 'footer:links.api', href: '/api/docs' }] },
  ]);
});

it('the navigation leaves out empty settings', () => {
  expect(inLocale('pl').elsewhere).toEqual([
    { key: 'footer:links.blog', href: 'https://blog.example' },
    { words: 'YouTube', href: 'https://yt.example' },
  ]);
  const bare = inLocale('pl', {
    links: { blog: null, podcast: null, social: [] },
    contact: { ...nothing, country: 'PL', taxId: null },
  });
  expect(bare).toMatchObject({ elsewhere: [], contact: { address: [] } });
});

it('the navigation writes the country of the address in the page’s language', () => {
  expect(inLocale('de').contact).toEqual({
    company: 'Opinara S.A.',
    taxId: '5250000000',
    email: 'a@b.example',
    address: ['ul. Prosta 1', '00-001 Warszawa', 'Polen'],
  });
});
