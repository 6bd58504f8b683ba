import type { ExportedClaim, ExportedImage, ExportedTranslation, TextPair } from '../../../cms/src/export/types.ts';
import { PageWriter, type PageWriterOptions } from './page-writer.ts';
import { Texts } from './texts.ts';

const edits: ExportedTranslation[] = [
  { locale: 'pl', namespace: 'home', key: 'hero.title', text: 'Tytuł z cms' },
  { locale: 'vi', namespace: 'home', key: 'hero.lead', text: 'Lời của {{brand}}' },
];
const texts = new Texts(edits);
const pair = (own: Partial<TextPair>): TextPair => ({ key: null, text: {}, ...own });
const unchanged = { updatedAt: '2026-01-01T00:00:00.000Z' };
const inLocale = (locale: 'pl' | 'en' | 'vi') => new PageWriter(texts, locale);

describe('a text of a cms page', () => {
  it('a text of a cms page uses the text typed for the locale', () => {
    expect(inLocale('en').text(pair({ key: 'home:hero.title', text: { en: 'Typed', pl: 'Wpisane' } }))).toBe('Typed');
  });

  it('a text of a cms page prefers the locale’s translation to the base locale’s typed text', () => {
    expect(inLocale('vi').text(pair({ key: 'home:hero.lead', text: { pl: 'Wpisane' } }))).toBe('Lời của Opinara');
  });

  it('a text of a cms page falls back to the base locale’s typed text, then to its translation', () => {
    expect(inLocale('vi').text(pair({ key: 'home:hero.title', text: { pl: 'Wpisane' } }))).toBe('Wpisane');
    expect(inLocale('vi').text(pair({ key: 'home:hero.title' }))).toBe('Tytuł z cms');
  });

  it('a text of a cms page has no text if there is none at all', () => {
    expect(inLocale('en').text(pair({ key: 'home:no.such.key' }))).toBeNull();
    expect(inLocale('en').text(null)).toBeNull();
  });
});

it('the writer of pages localises internal links and keeps external ones', () => {
  const label = pair({ text: { pl: 'x' } });
  expect(inLocale('vi').link({ label, href: '/register' })?.href).toBe('/vi/register');
  expect(inLocale('pl').link({ label, href: '/register' })?.href).toBe('/register');
  expect(inLocale('vi').link({ label, href: 'https://example.com/' })?.href).toBe('https://example.com/');
});

it('the writer of pages escapes plain text that replaces rich text', () => {
  const html = inLocale('en').html({ key: null, html: { pl: '<p>Treść</p>' } });
  expect(html).toBe('<p>Treść</p>');
  expect(
    new PageWriter(new Texts([{ locale: 'en', namespace: 'home', key: 'x', text: 'a < b & c' }]), 'en').html({
      key: 'home:x',
      html: {},
    }),
  ).toBe('<p>a &#60; b &#38; c</p>');
});

it('edited texts override the files', () => {
  expect(texts.text('pl', 'home:hero.title', 'own')).toBe('Tytuł z cms');
  expect((texts.merged('vi', 'home') as { hero: { title: string } }).hero.title).toBe('Tytuł z cms');
});

describe('a block', () => {
  const word = (pl: string) => pair({ text: { pl } });

  it('a block resolves all texts, links, pictures and files of a block at any depth', () => {
    const file = {
      id: 'f',
      url: '/cms-api/files/a.pdf',
      filename: 'a.pdf',
      mimeType: 'application/pdf',
      size: 9,
      ...unchanged,
    };
    const items = [{ id: '1', title: word('Regulamin'), text: null, file }];
    const block = new PageWriter(texts, 'vi', { addressOf: (url) => `/media${url}` }).block({
      id: 'b',
      type: 'downloads',
      title: word('Pliki'),
      lead: null,
      items,
    });
    expect(block).toEqual({
      id: 'b',
      type: 'downloads',
      title: 'Pliki',
      lead: null,
      items: [
        {
          id: '1',
          title: 'Regulamin',
          text: null,
          file: { href: '/media/cms-api/files/a.pdf', filename: 'a.pdf', mimeType: 'application/pdf', size: 9 },
        },
      ],
    });
  });

  it('a block localises all URLs of a block', () => {
    const job = { id: '1', title: word('x'), place: word('x'), kind: 'full' as const, text: word('x'), closesOn: null };
    const items = [{ ...job, applyHref: '/contact' }];
    const block = inLocale('vi').block({ id: 'b', type: 'jobs', title: null, lead: null, empty: word('x'), items });
    expect(block).toMatchObject({ items: [{ applyHref: '/vi/contact', kind: 'full', closesOn: null }] });
  });

  it('a block shows a claim by its live count, or as a number of the locale', () => {
    const claims: ExportedClaim[] = [
      { name: 'stores', value: 13_000, unit: 'count', live: 'companies' },
      { name: 'uplift', value: 35, unit: 'percent', live: null },
    ];
    const item = (claim: string) => ({ id: claim, source: 'claim' as const, claim, value: null, label: word('x') });
    const block = new PageWriter(texts, 'de', { claims }).block({
      id: 'b',
      type: 'numbers',
      title: null,
      items: [item('stores'), item('uplift')],
    });
    expect(block).toMatchObject({
      items: [
        { source: 'companies', value: '13.000' },
        { source: 'typed', value: '35\u00a0%' },
      ],
    });
  });

  it('a block shows live counts as of the build, if the engine has answered', () => {
    const claims: ExportedClaim[] = [{ name: 'stores', value: 13_000, unit: 'count', live: 'companies' }];
    const item = { claim: null, value: null, label: word('x') };
    const items = [
      { ...item, id: '1', source: 'reviews' as const },
      { ...item, id: '2', source: 'claim' as const, claim: 'stores' },
    ];
    const block = (own: PageWriterOptions) =>
      new PageWriter(texts, 'de', { claims, ...own }).block({ id: 'b', type: 'numbers', title: null, items });
    expect(block({ stats: { companies: 1240, reviews: 41_000 } })).toMatchObject({
      items: [{ value: '41.000' }, { source: 'companies', value: '1.240' }],
    });
    expect(block({ stats: null })).toMatchObject({ items: [{ value: null }, { value: '13.000' }] });
  });

  const image: ExportedImage = {
    id: 'i',
    url: '/full.webp',
    mimeType: 'image/webp',
    width: 1600,
    height: 900,
    alt: { pl: 'Sklep' },
    focalPoint: { x: 20, y: 50 },
    ...unchanged,
    sizes: [{ name: 'w480', url: '/small.webp', width: 480, height: 270 }],
  };

  it('a block gives a picture its srcset and alt text', () => {
    expect(inLocale('vi').image(image)).toEqual({
      src: '/full.webp',
      srcSet: '/small.webp 480w, /full.webp 1600w',
      width: 1600,
      height: 900,
      alt: 'Sklep',
      focalPoint: { x: 20, y: 50 },
    });
    expect(inLocale('vi').image({ ...image, alt: { de: 'Laden' } })?.alt).toBe('Laden');
  });

  it('a block leaves out pictures and files that could not be fetched', () => {
    const missing = (...urls: string[]): PageWriterOptions => ({
      addressOf: (url) => (urls.includes(url) ? null : url),
    });
    const writer = (surroundings: PageWriterOptions) => new PageWriter(texts, 'vi', surroundings);
    expect(writer(missing('/full.webp')).image(image)).toMatchObject({ src: '/small.webp', srcSet: '' });
    expect(writer(missing('/full.webp', '/small.webp')).image(image)).toBeNull();
    const logos = { id: 'b', type: 'logos' as const, title: null };
    expect(
      writer({ addressOf: () => null }).block({ ...logos, items: [{ id: '1', name: 'Oak', image, href: null }] }),
    ).toMatchObject({ items: [{ name: 'Oak', image: null }] });
    const file = { id: 'f', url: '/a.pdf', filename: 'a.pdf', mimeType: 'application/pdf', size: 9, ...unchanged };
    const downloads = { id: 'b', type: 'downloads' as const, title: null, lead: null };
    const items = [{ id: '1', title: word('x'), text: null, file }];
    expect(writer(missing('/a.pdf')).block({ ...downloads, items })).toMatchObject({ items: [] });
  });

  it('a block shows a badge with the locale’s picture, or the base locale’s', () => {
    const badge = {
      type: 'helpful' as const,
      name: pair({ key: 'badges:helpful.name', text: { en: 'At hand' } }),
      text: pair({ text: { pl: 'Pomagają.' } }),
      image,
      images: { en: { ...image, url: '/own.webp', sizes: [] } },
    };
    expect(inLocale('en').badge(badge)).toMatchObject({
      type: 'helpful',
      name: 'At hand',
      text: 'Pomagają.',
      image: { src: '/own.webp' },
    });
    expect(inLocale('vi').badge(badge).image).toMatchObject({ src: '/full.webp' });
    expect(inLocale('vi').badge({ ...badge, image: null }).image).toBeNull();
    const without = new PageWriter(texts, 'en', { addressOf: (url) => (url === '/own.webp' ? null : url) });
    expect(without.badge(badge).image).toMatchObject({ src: '/full.webp' });
  });

  it('a block shows a job until its closing day is over', () => {
    const job = { title: word('x'), place: word('x'), kind: 'full' as const, text: word('x'), applyHref: '/contact' };
    const items = ['2026-05-01', '2026-05-02', null].map((closesOn, id) => ({ ...job, id: String(id), closesOn }));
    const shown = new PageWriter(texts, 'pl', { today: '2026-05-02' }).block({
      id: 'b',
      type: 'jobs',
      title: null,
      lead: null,
      empty: word('x'),
      items,
    });
    expect(shown).toMatchObject({ items: [{ id: '1' }, { id: '2' }] });
  });
});
