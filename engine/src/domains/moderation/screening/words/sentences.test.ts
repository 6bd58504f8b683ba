import type { Locale } from '@app/contracts/common';
import { compileLists, isHeld, screen } from '../index.ts';
import { readRows } from './testing/read-rows.ts';

const lists = compileLists();
const findingsOf = (body: string, formLanguage: Locale) =>
  screen({ body, grade: 3, authorName: 'Anna K.', formLanguage }, lists).findings;

test.each(readRows<[rule: string, language: Locale, body: string]>('must-hold.tsv'))(
  '%s holds a sentence in %s: %s',
  (rule, language, body) => {
    const findings = findingsOf(body, language);
    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(isHeld(findings)).toBe(true);
  },
);

test.each(readRows<[language: Locale, body: string]>('must-not-hold.tsv'))(
  'nothing holds an honest review in %s: %s',
  (language, body) => {
    expect(isHeld(findingsOf(body, language))).toBe(false);
  },
);
