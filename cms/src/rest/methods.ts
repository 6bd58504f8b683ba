import type { Endpoint, SanitizedConfig } from 'payload';

type Described = Pick<Endpoint, 'method' | 'path'>;

/** Parameters stand for one part of an address; patterns that say more than that are Payload's own to read. */
function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, n) => part === given[n] || /^:\w+$/.test(part));
}

/** Whatever can be done at a path below the API's root, and what is left of the path for it. */
function endpointsAt({ collections, globals, endpoints }: SanitizedConfig, path: string): [Described[], string] {
  const [, first = '', second = ''] = path.split('/');
  const owner =
    first === 'globals' ? globals.find(({ slug }) => slug === second) : collections.find(({ slug }) => slug === first);
  if (!owner) return [endpoints ?? [], path];
  const prefix = first === 'globals' ? `/globals/${second}` : `/${first}`;
  return [owner.endpoints || [], path.slice(prefix.length) || '/'];
}

/**
 * Methods that an address takes when the one it was asked with is none of them; undefined where it is, or where nothing
 * is at the address. Payload itself would take the name of an act (`users/login`) for an id, or know nothing of it.
 */
export function methodsInstead(config: SanitizedConfig, method: string, path: string): string[] | undefined {
  const [endpoints, rest] = endpointsAt(config, path);
  const there = endpoints.filter((one) => matches(one.path, rest));
  const named = there.filter((one) => !one.path.split('/').at(-1)?.startsWith(':'));
  const methods = [...new Set((named.length > 0 ? named : there).map((one) => one.method.toUpperCase()))];
  const fits = method === 'OPTIONS' || methods.includes(method === 'HEAD' ? 'GET' : method);
  return methods.length === 0 || fits ? undefined : methods;
}
