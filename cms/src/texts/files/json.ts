import type { Messages } from '@app/locales/messages.ts';
import { flatten } from '@app/locales/messages.ts';
import { NAMESPACES } from '../../locales.ts';
import { type FileRow, type FileText, UnreadableFile } from './rows.ts';

/** Sets a text at its dotted path. */
export function putText(messages: Messages, key: string, text: string): void {
  const path = key.split('.');
  const last = path.pop() ?? key;
  let at = messages;
  for (const part of path) {
    const below = Object.hasOwn(at, part) ? at[part] : undefined;
    const next: Messages = typeof below === 'object' ? below : {};
    at[part] = next;
    at = next;
  }
  at[last] = text;
}

/** Writes one namespace as a file of `locales/`, or several under their names. */
export function writeJson(texts: readonly FileText[], single: boolean): string {
  const all: Record<string, Messages> = {};
  for (const { namespace, key, text } of texts) {
    if (text !== null) putText((all[namespace] ??= {}), key, text);
  }
  const content = single ? (Object.values(all)[0] ?? {}) : all;
  return `${JSON.stringify(content, null, 2)}\n`;
}

/** Reads a file of `namespace`, or of several namespaces if none is given. @throws UnreadableFile */
export function readJson(content: string, namespace: string | undefined): FileRow[] {
  const parsed = parse(content);
  if (namespace) return rowsOf(namespace, parsed, '');
  return Object.entries(parsed).flatMap(([name, messages]) => {
    if (!NAMESPACES.some((known) => known === name) || typeof messages !== 'object')
      throw new UnreadableFile(`"${name}" is not a namespace with its texts`);
    return rowsOf(name, messages, `${name}: `);
  });
}

const rowsOf = (namespace: string, messages: Messages, before: string): FileRow[] =>
  flatten(messages).map(([key, text]) => ({ place: `${before}${key}`, namespace, key, text }));

function parse(content: string): Messages {
  let parsed: unknown;
  try {
    parsed = JSON.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new UnreadableFile((error as Error).message);
  }
  checkShape(parsed, '');
  return parsed as Messages;
}

/** Allows only plain names (no `__proto__`), and only texts and objects as values. */
function checkShape(value: unknown, path: string): void {
  if (typeof value === 'string') return;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UnreadableFile(`${path || 'The file'} must be a text or an object of texts`);
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    if (!/^[A-Za-z0-9][\w-]*$/.test(name)) throw new UnreadableFile(`${at} is no key`);
    checkShape(inner, at);
  }
}
