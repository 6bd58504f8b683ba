import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stableJson } from '@app/locales/check-texts.ts';
import { digestsOf, readDigests, readMarks, writeDigests } from '@app/locales/marks.ts';
import { mergeEdits, pullTexts } from './pull-texts.ts';

const base = { a: 'A', group: { b: 'B', days_one: 'd', days_few: 'd', days_many: 'd', days_other: 'd' }, z: 'Z' };

test('merged edits follow the order of the base, plural forms that of their categories', () => {
  const own = { z: 'z', group: { days_other: 'o', days_one: 'i', extra: 'e' } };
  const merged = mergeEdits(
    own,
    base,
    new Map([
      ['a', 'a'],
      ['group.b', 'b'],
      ['group.days_few', 'f'],
    ]),
  );
  expect(JSON.stringify(merged)).toBe(
    JSON.stringify({ a: 'a', group: { b: 'b', days_one: 'i', days_few: 'f', days_other: 'o', extra: 'e' }, z: 'z' }),
  );
});

test('only files with edits or new marks are written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
  try {
    for (const locale of ['pl', 'de']) await mkdir(path.join(folder, locale));
    await writeFile(path.join(folder, 'pl/common.json'), stableJson(base));
    await writeFile(path.join(folder, 'de/common.json'), stableJson({ a: 'x' }));
    const marks: unknown[] = [];
    const rows = [
      { locale: 'cs', namespace: 'common', key: 'group.b', text: 'nové' },
      { locale: 'de', namespace: 'common', key: 'a', text: 'x' },
      { locale: 'pl', namespace: 'common', key: 'z', text: 'Ż' },
    ];
    const database = { query: async (sql: string) => ({ rows: sql.includes('file_draft') ? marks : rows }) };
    expect(await pullTexts(database, folder)).toEqual(
      new Map([
        ['cs/common.json', 1],
        ['pl/common.json', 1],
      ]),
    );
    expect(await readFile(path.join(folder, 'cs/common.json'), 'utf8')).toBe(stableJson({ group: { b: 'nové' } }));
    expect(await readFile(path.join(folder, 'pl/common.json'), 'utf8')).toBe(stableJson({ ...base, z: 'Ż' }));
    expect(await pullTexts(database, folder)).toEqual(new Map());

    marks.push(
      { locale: 'cs', namespace: 'common', key: 'group.b', draft: true, base: null },
      { locale: 'de', namespace: 'common', key: 'a', draft: false, base: 'Alt' },
      { locale: 'de', namespace: 'common', key: 'gone', draft: true, base: null },
    );
    expect([...(await pullTexts(database, folder)).keys()]).toEqual(['marks/cs.json', 'marks/de.json']);
    expect(readMarks('cs', folder)).toEqual({ common: { 'group.b': { draft: true } } });
    expect(readMarks('de', folder)).toEqual({ common: { a: { base: 'Alt' } } });

    // Confirmed since: the mark goes, and so does the file, which has no other. A pulled base has its fingerprint.
    writeDigests({ common: { z: 'old' } }, folder);
    rows.push({ locale: 'pl', namespace: 'common', key: 'a', text: 'Ą' });
    marks.splice(0, 3, { locale: 'de', namespace: 'common', key: 'a', draft: false, base: null });
    await pullTexts(database, folder);
    expect(readMarks('de', folder)).toEqual({});
    expect(readDigests(folder)).toEqual({ common: digestsOf({ ...base, a: 'Ą', z: 'Ż' }) });
  } finally {
    await rm(folder, { recursive: true });
  }
});
