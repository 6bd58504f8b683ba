import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { copyActiveFolder } from './copy-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'copy-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('the backup copies finished files, and skips unfinished and vanished ones', () => {
  const [from, to] = [path.join(folder, 'from'), path.join(folder, 'to')];
  mkdirSync(path.join(from, 'photos', 'one'), { recursive: true });
  mkdirSync(path.join(from, 'empty'));
  writeFileSync(path.join(from, 'photos', 'one', 'small.webp'), 'a photo');
  writeFileSync(path.join(from, 'photos', 'one', '.4711.part'), 'half');
  symlinkSync(path.join(from, 'gone'), path.join(from, 'nowhere'));
  copyActiveFolder(from, to);
  expect(readdirSync(to).sort()).toEqual(['empty', 'photos']);
  expect(readdirSync(path.join(to, 'photos', 'one'))).toEqual(['small.webp']);
  expect(readFileSync(path.join(to, 'photos', 'one', 'small.webp'), 'utf8')).toBe('a photo');
  copyActiveFolder(path.join(folder, 'never'), path.join(folder, 'there'));
  expect(readdirSync(folder).sort()).toEqual(['from', 'to']);
});
