import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { statesDocument } from './states-document.ts';

it('docs/states.md matches the transition tables (npm run docs:states writes it)', () => {
  const written = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'states.md'), 'utf8');
  expect(written).toBe(statesDocument());
});
