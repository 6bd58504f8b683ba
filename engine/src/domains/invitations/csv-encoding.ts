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
  'UTF-16LE',
  'UTF-16BE',
]);
// Letters of Polish, Czech, Hungarian … that windows-1250 spells in bytes which windows-1252 gives to rare signs.
const CENTRAL_EUROPEAN_BYTES = new Set([
  0xb9, 0xbf, 0x9c, 0x9f, 0xb3, 0xa5, 0xaf, 0x8c, 0x8f, 0xa3, 0x9a, 0x9e, 0xf8, 0xec, 0xf5, 0xfb,
]);

function legacyEncoding(bytes: Buffer): string {
  const guess = chardet.detect(bytes);
  if (guess && LEGACY.has(guess) && !['ISO-8859-1', 'ISO-8859-2', 'windows-1250', 'windows-1252'].includes(guess))
    return guess;
  // The guesser cannot tell the Latin ones apart in short files; spreadsheets of our markets write windows-1250.
  const central = bytes.some((byte) => CENTRAL_EUROPEAN_BYTES.has(byte));
  return central || guess === 'ISO-8859-2' || guess === 'windows-1250' ? 'windows-1250' : 'windows-1252';
}

/** Text of a file of unknown encoding: UTF-8 (with or without BOM) when it is valid, else the likeliest older one. */
export function decode(bytes: Buffer): { text: string; encoding: string } {
  if (bytes.length >= 2 && ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff))) {
    return { text: iconv.decode(bytes, 'utf-16'), encoding: 'UTF-16' };
  }
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { text: text.replace(/^\ufeff/, ''), encoding: 'UTF-8' };
  } catch {
    // Lines that are UTF-8 stay so when others are not: files are sometimes pasted together.
    const encoding = legacyEncoding(bytes);
    const lines: string[] = [];
    let mixed = false;
    for (const line of splitLines(bytes)) {
      try {
        const text = new TextDecoder('utf-8', { fatal: true }).decode(line);
        if (line.some((byte) => byte > 0x7f)) mixed = true;
        lines.push(text);
      } catch {
        lines.push(iconv.decode(line, encoding));
      }
    }
    return { text: lines.join('').replace(/^\ufeff/, ''), encoding: mixed ? `UTF-8, ${encoding}` : encoding };
  }
}

function* splitLines(bytes: Buffer): Generator<Buffer> {
  let from = 0;
  for (let at = bytes.indexOf(0x0a); at !== -1; at = bytes.indexOf(0x0a, from)) {
    yield bytes.subarray(from, at + 1);
    from = at + 1;
  }
  if (from < bytes.length) yield bytes.subarray(from);
}
