import { styleText } from 'node:util';

interface Entry {
  level: number;
  msg?: string;
  err?: { message?: string; stack?: string };
  [name: string]: unknown;
}

/** Fields of every line, which nobody reads on a terminal. */
const ALWAYS = new Set(['level', 'time', 'pid', 'hostname', 'name', 'msg', 'err', 'v']);

/** Formats a JSON log line for people; any other line stays as it is. */
export function formatLogLine(line: string): string {
  const entry = line.startsWith('{') ? parse(line) : undefined;
  if (!entry) return line;
  const details = Object.entries(entry)
    .filter(([name]) => !ALWAYS.has(name))
    .map(([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : String(value)}`);
  const text = [entry.msg, ...details].filter(Boolean).join(' ');
  const trouble = entry.err ? `\n${entry.err.stack ?? entry.err.message ?? ''}` : '';
  if (entry.level >= 50) return styleText('red', text) + trouble;
  return entry.level >= 40 ? styleText('yellow', text) + trouble : text + trouble;
}

function parse(line: string): Entry | undefined {
  try {
    const entry = JSON.parse(line) as Partial<Entry>;
    return typeof entry.level === 'number' ? (entry as Entry) : undefined;
  } catch {
    return undefined;
  }
}
