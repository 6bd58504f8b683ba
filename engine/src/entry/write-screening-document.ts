import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { screeningDocument } from './screening-document.ts';

await writeFile(fileURLToPath(new URL('../../../docs/screening.md', import.meta.url)), screeningDocument());
