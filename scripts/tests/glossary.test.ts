import { readFileSync, readdirSync } from 'node:fs';
import { fromRoot } from '../lib/paths.ts';

const glossary = readFileSync(fromRoot('docs', 'glossary.md'), 'utf8');

/** Names of tables, as the schemas of the engine declare them. */
function tables(): string[] {
  const source = fromRoot('engine', 'src');
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|[\\/])schema[\w-]*\.ts$/.test(file),
  );
  return files.flatMap((file) => {
    const text = readFileSync(fromRoot('engine', 'src', file), 'utf8');
    return [...text.matchAll(/\.table\(\s*'(\w+)'/g)].map(([, name = '']) => name);
  });
}

test('the glossary has a line for every table and every domain', () => {
  const names = [...tables(), ...readdirSync(fromRoot('engine', 'src', 'domains'))];
  expect(names.length).toBeGreaterThan(80);
  expect(names.filter((name) => !glossary.includes(`\`${name}`))).toEqual([]);
});
