import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { permissionsDocument } from './permissions-document.ts';

await writeFile(fileURLToPath(new URL('../../../docs/permissions.md', import.meta.url)), permissionsDocument());
