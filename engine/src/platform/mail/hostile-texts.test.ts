import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { XSS_PAYLOADS } from '../../../../tests/support/xss-payloads.ts';
import { definedMails } from './mail.tsx';
import type { Mail, RenderedMail } from './mail.tsx';
import { oneLine } from './values.ts';

const ORIGIN = 'https://reviews.example';
const domains = join(import.meta.dirname, '..', '..', 'domains');

beforeAll(async () => {
  const files = readdirSync(domains, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /[\\/]mails[\\/][\w-]+\.tsx$/.test(file),
  );
  for (const file of files) await import(pathToFileURL(join(domains, file)).href);
});

type Path = (string | number)[];

/** Paths of texts among a sample's values; addresses are not texts. */
function textsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return /^https?:/.test(value) ? [] : [path];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => textsOf(one, [...path, key]));
}

function put(value: unknown, [key, ...rest]: Path, text: string): void {
  const holder = value as Record<string, unknown>;
  if (key === undefined) return;
  if (rest.length === 0) holder[key] = text;
  else put(holder[key], rest, text);
}

/** The texts that a mail takes: dates, languages and the like refuse words. */
const freeTexts = (mail: Mail): Path[] =>
  textsOf(mail.sample).filter((path) => {
    const values = structuredClone(mail.sample);
    put(values, path, 'Plain words');
    try {
      mail.with(values).render({ locale: 'en', origin: ORIGIN });
      return true;
    } catch {
      return false;
    }
  });

const render = (mail: Mail, paths: Path[], text: string): RenderedMail => {
  const values = structuredClone(mail.sample);
  for (const path of paths) put(values, path, text);
  return mail.with(values).render({ locale: 'en', origin: ORIGIN });
};

/** Names of elements and attributes. React writes no `<` or `"` but its own. */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([^\s>]+)((?:\s+[\w-]+(?:="[^"]*")?)*)[^>]*>/g)) {
    parts.add(tag);
    for (const [, name = ''] of attributes.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)) parts.add(`${tag} ${name}`);
  }
  return parts;
}

/** As a reader sees it. */
const readable = (html: string): string =>
  html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const solid = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, '');

it('no text runs anything in a mail, breaks its subject or leaves its element', () => {
  const mails = [...definedMails().values()].map((mail) => {
    const paths = freeTexts(mail);
    // Names of people who are greeted may not hold addresses; such ones are left out.
    const shown = readable(render(mail, paths, 'a <b@c> d').html).includes('a <b@c> d');
    return { mail, paths, shown };
  });
  const written = mails.filter(({ paths }) => paths.length > 0);
  expect(written.length).toBeGreaterThan(20);
  const faults: string[] = [];
  written.forEach(({ mail, paths, shown }, place) => {
    const known = new Set([...partsOf(render(mail, [], '').html), ...partsOf(render(mail, paths, 'Plain words').html)]);
    // Every mail gets a share of the texts, so that all are tried and the test stays quick.
    const share = XSS_PAYLOADS.filter((text, index) => index % 20 === place % 20 && oneLine(text) !== '');
    for (const text of share) {
      const { subject, html, text: plain } = render(mail, paths, text);
      const told = (fault: string) => faults.push(`${mail.key}, ${fault}: ${text}`);
      for (const part of partsOf(html)) if (!known.has(part)) told(part);
      for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g))
        if (!href.startsWith('https://')) told(href);
      if (/[\r\n]/.test(subject)) told('two lines');
      if (/\{\{(?!.*\}\})/.test(subject) && !text.includes('{{')) told('placeholder');
      if (shown && !solid(plain + subject + readable(html)).includes(solid(text).slice(0, 100))) told('not shown');
    }
  });
  expect(faults).toEqual([]);
});
