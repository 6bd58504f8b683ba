import { isUtf8 } from 'node:buffer';
import iconv from 'iconv-lite';

/** Encodings of Polish banks; chardet knows the first two only, and mistakes short texts. */
const ENCODINGS = ['windows-1250', 'iso-8859-2', 'cp852'] as const;
const POLISH = /[ąćęłńóśźż]/giu;
const LETTERS = /\p{Script=Latin}/gu;

/** How much like words the characters above ASCII are. */
function likelihood(above: string): number {
  const polish = above.match(POLISH)?.length ?? 0;
  const letters = above.match(LETTERS)?.length ?? 0;
  return 3 * polish + letters - 4 * (above.length - letters);
}

/** Decodes a text file of a bank: UTF-8 if it is valid, otherwise the encoding in which most of it are Polish letters. */
export function decodeBankText(bytes: Buffer): string {
  if (isUtf8(bytes)) return new TextDecoder('utf-8').decode(bytes);
  const above = bytes.filter((byte) => byte > 0x7f);
  const scores = ENCODINGS.map((encoding) => likelihood(iconv.decode(Buffer.from(above), encoding)));
  const best = ENCODINGS[scores.indexOf(Math.max(...scores))] ?? ENCODINGS[0];
  return iconv.decode(bytes, best);
}
