import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stableJson } from '@app/locales/check-texts.ts';
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

test('only files with edits are written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'texts-'));
  try {
    for (const locale of ['pl', 'de']) await mkdir(path.join(folder, locale));
    await writeFile(path.join(folder, 'pl/common.json'), stableJson(base));
    await writeFile(path.join(folder, 'de/common.json'), stableJson({ a: 'x' }));
    const rows = [
      { locale: 'cs', namespace: 'common', key: 'group.b', text: 'nové' },
      { locale: 'de', namespace: 'common', key: 'a', text: 'x' },
      { locale: 'pl', namespace: 'common', key: 'z', text: 'Ż' },
    ];
    const database = { query: async () => ({ rows }) };
    expect(await pullTexts(database, folder)).toEqual(
      new Map([
        ['cs/common.json', 1],
        ['pl/common.json', 1],
      ]),
    );
    expect(await readFile(path.join(folder, 'cs/common.json'), 'utf8')).toBe(stableJson({ group: { b: 'nové' } }));
    expect(await readFile(path.join(folder, 'pl/common.json'), 'utf8')).toBe(stableJson({ ...base, z: 'Ż' }));
    expect(await pullTexts(database, folder)).toEqual(new Map());
  } finally {
    await rm(folder, { recursive: true });
  }
});
