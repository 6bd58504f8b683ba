import type { Endpoint, SanitizedConfig } from 'payload';

type Described = Pick<Endpoint, 'method' | 'path'>;

/** Whether a pattern matches a path. A parameter is one segment; other patterns are left to Payload. */
function matches(pattern: string, path: string): boolean {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  return wanted.length === given.length && wanted.every((part, n) => part === given[n] || /^:\w+$/.test(part));
}

/** The endpoints of a collection, global or the API itself, and the rest of the path. */
function endpointsAt({ collections, globals, endpoints }: SanitizedConfig, path: string): [Described[], string] {
  const [, first = '', second = ''] = path.split('/');
  const owner =
    first === 'globals' ? globals.find(({ slug }) => slug === second) : collections.find(({ slug }) => slug === first);
  if (!owner) return [endpoints ?? [], path];
  const prefix = first === 'globals' ? `/globals/${second}` : `/${first}`;
  return [owner.endpoints || [], path.slice(prefix.length) || '/'];
}

/**
 * The methods of a path, if the requested one is not among them; undefined if it is, or if the path is unknown. Payload
 * itself would take the last segment (`users/login`) for an id, or answer 404.
 */
export function allowedMethods(config: SanitizedConfig, method: string, path: string): string[] | undefined {
  const [endpoints, rest] = endpointsAt(config, path);
  const there = endpoints.filter((one) => matches(one.path, rest));
  const named = there.filter((one) => !one.path.split('/').at(-1)?.startsWith(':'));
  const methods = [...new Set((named.length > 0 ? named : there).map((one) => one.method.toUpperCase()))];
  const fits = method === 'OPTIONS' || methods.includes(method === 'HEAD' ? 'GET' : method);
  return methods.length === 0 || fits ? undefined : methods;
}
