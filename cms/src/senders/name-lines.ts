import type { ProtectedName } from '@app/contracts/websites';

/** Formats the list for editing: one name per line, then a colon and its domains. */
export const formatNames = (names: readonly ProtectedName[]): string =>
  names.map(({ name, domains }) => (domains.length > 0 ? `${name}: ${domains.join(' ')}` : name)).join('\n');

const DOMAIN = /^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]*$/;

/** @returns the list, or the number of the first invalid line */
export function parseNames(text: string): ProtectedName[] | number {
  const names: ProtectedName[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    // Names may contain colons, domains cannot.
    const [, name = '', listed = ''] = /^(.*?)(?::([^:]*))?$/.exec(line.trim()) ?? [];
    const domains = listed
      .toLowerCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    if (name.trim().length < 2 || domains.some((domain) => !DOMAIN.test(domain))) return index + 1;
    names.push({ name: name.trim(), domains });
  }
  return names;
}
