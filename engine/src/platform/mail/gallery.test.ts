import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { LOCALES, htmlLang } from '@app/locales';
import type { Locale } from '@app/locales';
import { COMPANY_PARAM, PANEL_LINKS } from '@app/contracts/notifying/panel-links';
import { allMailSamples } from './gallery.ts';
import type { MailSample } from './gallery.ts';
import { definedMails } from './mail.tsx';

const ORIGIN = 'https://reviews.example';
const domains = join(import.meta.dirname, '..', '..', 'domains');

/** All web addresses among a sample's values. */
function urlsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('http') ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(urlsIn) : [];
}

const linksIn = (html: string) =>
  [...html.matchAll(/href="([^"]*)"/g)].map((match) => (match[1] ?? '').replaceAll('&amp;', '&'));

/** What a reader sees: the body without tags and addresses. */
const wordsOf = (html: string) =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<!--.*?-->/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/https?:\S+/g, ' ');

let samples: MailSample[] = [];
beforeAll(async () => {
  // Every mail of every domain, found on the disk, so that none is forgotten.
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]mails[\\/][\w-]+\.tsx$/.test(file),
  );
  for (const file of files) await import(pathToFileURL(join(domains, file)).href);
  samples = allMailSamples(ORIGIN);
});

describe('every mail', () => {
  it('every mail is registered and renders in all 30 languages', () => {
    const keys = [...definedMails().keys()];
    expect(keys).toEqual(
      expect.arrayContaining(['invitation', 'verify-email', 'password-reset', 'already-registered']),
    );
    expect(samples).toHaveLength(keys.length * 30);
  });

  it('every mail has a one-line subject and no unfilled placeholder or key in any part', () => {
    for (const { key, locale, subject, html, text } of samples) {
      expect([key, locale, subject]).toEqual([key, locale, expect.stringMatching(/^\S.{3,148}\S$/u)]);
      for (const part of [subject, wordsOf(html), text.replace(/https?:\S+/g, '')]) {
        expect(part).not.toMatch(/\{\{|\}\}|undefined|\[object|\bnull\b|\bNaN\b/);
        expect(part).not.toMatch(/\b(layout|grades|invitation|verifyEmail|passwordReset|alreadyRegistered)\.[a-z]/);
      }
    }
  });

  it('every mail names its language and direction', () => {
    for (const { locale, html } of samples) expect(html).toContain(`<html dir="ltr" lang="${htmlLang(locale)}">`);
  });

  it('every mail loads no remote content and runs no scripts', () => {
    for (const { html } of samples) {
      expect(html).not.toMatch(/<(img|script|link|iframe|object|video|form)\b/i);
      expect(html).not.toMatch(/url\(|@import|@font-face|background=|src=|\son\w+=/i);
      expect(linksIn(html).every((href) => href.startsWith('https://'))).toBe(true);
    }
  });

  it('every mail is far below the size at which mail programs clip it', () => {
    for (const { html, text } of samples)
      expect(Buffer.byteLength(html) + Buffer.byteLength(text)).toBeLessThan(100_000);
  });

  it('every mail has every link in both parts', () => {
    for (const { key, locale, html, text } of samples) {
      const wanted = urlsIn(definedMails().get(key)?.sample);
      const prefix = locale === 'pl' ? '' : `/${locale}`;
      for (const url of [...wanted, `${ORIGIN}${prefix}/privacy-policy`]) {
        expect(linksIn(html)).toContain(url);
        expect(text.split(/\s/)).toContain(url);
      }
    }
  });

  it('every mail leads to a page of the panel that exists, opened for the company and with what the mail is about', () => {
    const links = [...definedMails()].flatMap(([key, { sample }]) =>
      urlsIn(sample)
        .map((url) => ({ key, url: new URL(url) }))
        .filter(({ url }) => /^\/panel(\/|$)/.test(url.pathname)),
    );
    // The pages themselves are tested beside the panel.
    for (const { key, url } of links) {
      const pages = Object.values(PANEL_LINKS).filter(({ path }) => path === url.pathname);
      const items = pages.map(({ item }) => item).filter((item) => item !== null);
      expect([key, pages.length > 0]).toEqual([key, true]);
      expect([key, [...url.searchParams.keys()]]).toEqual([
        key,
        [COMPANY_PARAM, ...items.filter((item) => url.searchParams.has(item))],
      ]);
    }
    expect(links.length).toBeGreaterThan(15);
  });

  it('every mail gets links to the panel from the table of its pages alone', () => {
    const sources = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|[\\/]mails[\\/]/.test(file),
    );
    const ownLinks = sources.filter((file) =>
      /(?:siteUrl|localePath|url)\([^;]*?['"`]\/panel(?:\/|['"`])/.test(readFileSync(join(domains, file), 'utf8')),
    );
    expect(ownLinks).toEqual([]);
  });

  it('every mail has a plain text part without markup or broken lines, and with URLs on lines of their own', () => {
    for (const { text } of samples) {
      expect(text).not.toMatch(/<\/?[a-z]+[ >]|&[a-z]+;|\u200b|\n{3,}|[ \t]+\n|\r/);
      expect(text.split('\n').every((line) => !line.startsWith(' '))).toBe(true);
      expect(text.endsWith('\n')).toBe(true);
    }
  });

  it('every mail is written in the language where its texts are translated', () => {
    const subjects = new Map(
      samples.filter(({ key }) => key === 'verify-email').map(({ locale, subject }) => [locale, subject]),
    );
    const own: Locale[] = ['pl', 'en', 'de', 'cs', 'sk', 'hu', 'ro', 'bg'];
    expect(new Set(own.map((locale) => subjects.get(locale))).size).toBe(own.length);
    expect(LOCALES.every((locale) => (subjects.get(locale) ?? '') !== '')).toBe(true);
  });
});
