import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { statesDocument } from './states-document.ts';

await writeFile(fileURLToPath(new URL('../../../docs/states.md', import.meta.url)), statesDocument());
