import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export interface DotEnv {
  values: Record<string, string>;
  /** One sentence per line that cannot be read. */
  problems: string[];
}

/** Reads a `.env`; a missing file is an empty one. Node's own parser passes over broken lines, so those are looked for. */
export function readDotEnv(file: string): DotEnv {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    return { values: {}, problems: code === 'ENOENT' ? [] : [`it cannot be read: ${message}`] };
  }
  // A quoted value may span lines: its inner lines are no assignments. They are blanked, the line numbers stay.
  const flat = text.replace(/=\s*(["'`])[^"'`]*\1/g, (value) => `=${'\n'.repeat(value.split('\n').length - 1)}`);
  const problems = flat.split('\n').flatMap((line, index) => {
    if (/^\s*($|#)/.test(line) || /^\s*(export\s+)?[A-Za-z_]\w*\s*=/.test(line)) return [];
    return [`line ${index + 1} is no assignment (KEY=value)`];
  });
  return { values: parseEnv(text) as Record<string, string>, problems };
}
