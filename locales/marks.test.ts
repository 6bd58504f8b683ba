import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTexts, stableJson } from './check-texts.ts';
import { coverageTable, marksInWords } from './coverage.ts';
import { LOCALES, type Locale, type Namespace } from './manifest.ts';
import { updateMarks } from './mark-changes.ts';
import { checkMarks, type Marks, readMarks, writeMarks } from './marks.ts';
import type { Messages } from './messages.ts';

const promised = (more: Partial<Record<Locale, readonly Namespace[]>> = {}): Record<Locale, readonly Namespace[]> => ({
  ...(Object.fromEntries(LOCALES.map((locale) => [locale, []])) as unknown as Record<Locale, readonly Namespace[]>),
  ...more,
});

let folder: string;
function put(file: string, content: Messages): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), stableJson(content));
}
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder });
function commit(): void {
  git('add', '.');
  git('commit', '-qm', 'Change texts');
}
const update = (): void => updateMarks(folder, readTexts(folder).texts);
const faults = (complete = promised()): string[] =>
  checkMarks(readTexts(folder).texts, folder, complete).map(({ where, what }) => `${where}: ${what}`);

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'marks-'));
  put('pl/common.json', {
    a: 'Jeden',
    b: 'Dwa',
    days_one: 'dzień',
    days_few: 'dni',
    days_many: 'dni',
    days_other: 'dnia',
  });
  put('de/common.json', { a: 'Eins', b: 'Zwei', days_one: 'Tag', days_other: 'Tage' });
  put('cs/common.json', { a: 'Jedna' });
  git('init', '-q');
  update();
  commit();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('marks of texts', () => {
  it('the check of texts marks nothing at first, and a changed base marks the translations that did not change with it', () => {
    expect(existsSync(join(folder, 'marks/de.json'))).toBe(false);
    put('pl/common.json', {
      a: 'Pierwszy',
      b: 'Dwa',
      days_one: 'dzień',
      days_few: 'dni',
      days_many: 'doby',
      days_other: 'dnia',
    });
    put('cs/common.json', { a: 'První' });
    expect(faults()).toEqual([
      expect.stringContaining('pl/common.json a: has changed; run with --write'),
      expect.stringContaining('pl/common.json days: has changed'),
    ]);
    // As at a landing: the texts are committed before the marks are written.
    commit();
    update();
    expect(faults()).toEqual([]);
    // German "other" is Polish "many".
    expect(readMarks('de', folder)).toEqual({ common: { a: { base: 'Jeden' }, days_other: { base: 'dni' } } });
    expect(readMarks('cs', folder)).toEqual({});
    commit();

    put('pl/common.json', {
      a: 'Nowy',
      b: 'Dwa',
      days_one: 'dzień',
      days_few: 'dni',
      days_many: 'doby',
      days_other: 'dnia',
    });
    put('de/common.json', { a: 'Eins', b: 'Zwei', days_one: 'Tag', days_other: 'Tage und Nächte' });
    update();
    expect(readMarks('de', folder)).toEqual({ common: { a: { base: 'Jeden' } } });
    expect(readMarks('cs', folder)).toEqual({ common: { a: { base: 'Pierwszy' } } });
  });

  it('marks of texts that are gone are dropped, and those that nothing has happened to are kept', () => {
    writeMarks('de', { common: { b: { draft: true }, gone: { draft: true } } } as Marks, folder);
    expect(faults()).toEqual([expect.stringContaining('common:gone: marks a text that is not there')]);
    update();
    update();
    expect(readMarks('de', folder)).toEqual({ common: { b: { draft: true } } });
    expect(readFileSync(join(folder, 'marks/de.json'), 'utf8')).toContain('"draft": true');
  });

  it('a draft is not complete: it does not count, and fails where its namespace is promised', () => {
    const { texts } = readTexts(folder);
    const shareOf = (): string | undefined =>
      coverageTable(texts, folder)
        .split('\n')
        .find((line) => line.startsWith('common'));
    expect(shareOf()).toMatch(/✓/);
    writeMarks('de', { common: { days_other: { draft: true }, a: { base: 'Raz' } } }, folder);
    expect(faults()).toEqual([]);
    expect(faults(promised({ de: ['common'] }))).toEqual([
      'marks/de.json common:days_other: is a draft that nobody has confirmed',
    ]);
    expect(shareOf()).toContain(' 66 ');
    expect(marksInWords(texts, folder)).toBe(
      'Written for an older base text: de 1.\nDrafts that nobody has confirmed: de 1.',
    );
  });
});
