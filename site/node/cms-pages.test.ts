/** @jest-environment node */
import type { ExportedTranslation, TextPair } from '../../cms/src/export/types.ts';
import { PageWriter } from './cms-pages.ts';
import { Texts } from './texts.ts';

const edits: ExportedTranslation[] = [
  { locale: 'pl', namespace: 'home', key: 'hero.title', text: 'Tytuł z cms' },
  { locale: 'fr', namespace: 'home', key: 'hero.lead', text: 'Texte de {{brand}}' },
];
const texts = new Texts(edits);
const pair = (own: Partial<TextPair>): TextPair => ({ key: null, text: {}, ...own });
const inLocale = (locale: 'pl' | 'en' | 'fr') => new PageWriter(texts, locale);

describe('a text of a cms page', () => {
  it('is what was typed for the locale', () => {
    expect(inLocale('en').text(pair({ key: 'home:hero.title', text: { en: 'Typed', pl: 'Wpisane' } }))).toBe('Typed');
  });

  it('else the locale’s own text, rather than what was typed in the base locale', () => {
    expect(inLocale('fr').text(pair({ key: 'home:hero.lead', text: { pl: 'Wpisane' } }))).toBe('Texte de Opinara');
  });

  it('else what was typed in the base locale, else the text of the base locale', () => {
    expect(inLocale('fr').text(pair({ key: 'home:hero.title', text: { pl: 'Wpisane' } }))).toBe('Wpisane');
    expect(inLocale('fr').text(pair({ key: 'home:hero.title' }))).toBe('Tytuł z cms');
  });

  it('is missing where there is nothing at all', () => {
    expect(inLocale('en').text(pair({ key: 'home:no.such.key' }))).toBeNull();
    expect(inLocale('en').text(null)).toBeNull();
  });
});

it('leads links to the page in the reader’s language, and leaves others alone', () => {
  const label = pair({ text: { pl: 'x' } });
  expect(inLocale('fr').link({ label, href: '/register' })?.href).toBe('/fr/register');
  expect(inLocale('pl').link({ label, href: '/register' })?.href).toBe('/register');
  expect(inLocale('fr').link({ label, href: 'https://example.com/' })?.href).toBe('https://example.com/');
});

it('shows a plain text in place of rich text as text', () => {
  const html = inLocale('en').html({ key: null, html: { pl: '<p>Treść</p>' } });
  expect(html).toBe('<p>Treść</p>');
  expect(
    new PageWriter(new Texts([{ locale: 'en', namespace: 'home', key: 'x', text: 'a < b & c' }]), 'en').html({
      key: 'home:x',
      html: {},
    }),
  ).toBe('<p>a &#60; b &#38; c</p>');
});

it('lays edited texts above the files', () => {
  expect(texts.text('pl', 'home:hero.title', 'own')).toBe('Tytuł z cms');
  expect((texts.merged('fr', 'home') as { hero: { title: string } }).hero.title).toBe('Tytuł z cms');
});
