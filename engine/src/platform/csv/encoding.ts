import { isAscii, isUtf8 } from 'node:buffer';
import chardet from 'chardet';
import iconv from 'iconv-lite';

const LEGACY = new Set([
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'ISO-8859-2',
  'ISO-8859-1',
  'Shift_JIS',
  'EUC-JP',
]);
// Bytes that are common letters of Polish, Czech, Hungarian … in windows-1250 but rare characters in windows-1252.
const CENTRAL_EUROPEAN_BYTES = new Set([
  0xb9, 0xbf, 0x9c, 0x9f, 0xb3, 0xa5, 0xaf, 0x8c, 0x8f, 0xa3, 0x9a, 0x9e, 0xf8, 0xec, 0xf5, 0xfb,
]);
/** Enough to detect an encoding; detection takes most of a second per megabyte. */
const SAMPLE_BYTES = 64 * 1024;
const LF = 0x0a;
const CR = 0x0d;

const utf8 = new TextDecoder('utf-8');

function legacyEncoding(sample: Buffer): string {
  const guess = chardet.detect(sample);
  if (guess && LEGACY.has(guess) && !['ISO-8859-1', 'ISO-8859-2', 'windows-1250', 'windows-1252'].includes(guess))
    return guess;
  // Detection cannot tell Latin encodings apart in short files; spreadsheets of our markets write windows-1250.
  const central = sample.some((byte) => CENTRAL_EUROPEAN_BYTES.has(byte));
  return central || guess === 'ISO-8859-2' || guess === 'windows-1250' ? 'windows-1250' : 'windows-1252';
}

/** Decodes a file of unknown encoding: UTF-8 (with or without BOM) if valid, otherwise the likeliest legacy one. */
export function decodeText(bytes: Buffer): { text: string; encoding: string } {
  if (bytes.length >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
    return { text: iconv.decode(bytes, 'utf-16'), encoding: 'UTF-16' };
  }
  if (isUtf8(bytes)) return { text: utf8.decode(bytes), encoding: 'UTF-8' };
  // Decoded line by line: files are sometimes pasted together from several encodings.
  const { parts, sample, mixed } = partsOf(bytes);
  const encoding = legacyEncoding(sample);
  const text = parts.map(({ legacy, from, to }) => {
    const part = bytes.subarray(from, to);
    return legacy ? iconv.decode(part, encoding) : utf8.decode(part);
  });
  return { text: text.join(''), encoding: mixed ? `UTF-8, ${encoding}` : encoding };
}

/** Groups neighbouring lines of one encoding, with a sample of those that are not UTF-8. ASCII lines join either. */
function partsOf(bytes: Buffer) {
  const parts: { legacy: boolean; from: number; to: number }[] = [];
  const sample: Buffer[] = [];
  let sampled = 0;
  let mixed = false;
  for (let from = 0; from < bytes.length;) {
    const end = bytes.indexOf(LF, from);
    const to = end === -1 ? bytes.length : end + 1;
    const line = bytes.subarray(from, to);
    const last = parts.at(-1);
    const ascii = isAscii(line);
    const legacy = !ascii && !isUtf8(line);
    if (legacy && sampled < SAMPLE_BYTES) {
      sample.push(line.subarray(0, SAMPLE_BYTES - sampled));
      sampled += line.length;
    }
    if (!ascii && !legacy) mixed = true;
    if (last && (ascii || last.legacy === legacy)) last.to = to;
    else parts.push({ legacy, from, to });
    from = to;
  }
  return { parts, sample: Buffer.concat(sample), mixed };
}

/** Counts line ends, of the more frequent kind: a cheap check before parsing. */
export function countLineEnds(bytes: Buffer): number {
  let feeds = 0;
  let returns = 0;
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === LF) feeds++;
    else if (bytes[at] === CR) returns++;
  }
  return Math.max(feeds, returns);
}
