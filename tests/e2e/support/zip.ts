import { inflateRawSync } from 'node:zlib';

/** Signature of an entry of a ZIP file's central directory (APPNOTE.TXT, 4.3.12). */
const ENTRY = Buffer.from('PK\u0001\u0002', 'latin1');

/** A compressed file within a ZIP file. */
export function readZipEntry(zip: Buffer, name: string): Buffer {
  for (let at = zip.indexOf(ENTRY); at >= 0; at = zip.indexOf(ENTRY, at + 46)) {
    const nameEnd = at + 46 + zip.readUInt16LE(at + 28);
    if (zip.toString('utf8', at + 46, nameEnd) !== name) continue;
    const [size, local] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 42)];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    return inflateRawSync(zip.subarray(start, start + size));
  }
  throw new Error(`no ${name} in the ZIP file`);
}
