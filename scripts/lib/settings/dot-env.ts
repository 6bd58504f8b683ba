import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export interface DotEnv {
  values: Record<string, string>;
  /** One sentence per invalid line. */
  problems: string[];
}

/** Reads a `.env`; a missing file counts as empty. Node's parser skips invalid lines, so they are detected here. */
export function readDotEnv(file: string): DotEnv {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { values: {}, problems: code === 'ENOENT' ? [] : [`it cannot be read: ${message}`] };
  }
  // Quoted values may span lines, which are not assignments. They are blanked, so line numbers stay correct.
  const flat = text.replace(/=\s*(["'`])[^"'`]*\1/g, (value) => `=${'\n'.repeat(value.split('\n').length - 1)}`);
  const problems = flat.split('\n').flatMap((line, index) => {
    if (/^\s*($|#)/.test(line) || /^\s*(export\s+)?[A-Za-z_]\w*\s*=/.test(line)) return [];
    return [`line ${index + 1} is no assignment (KEY=value)`];
  });
  return { values: parseEnv(text) as Record<string, string>, problems };
}
