import { mintStaffToken } from '@app/contracts/staff-token';
import { picture } from '../../engine/src/domains/reviews/photos-testing.ts';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { CASES, PARAMETERS, PLAIN } from './cases.ts';
import type { SlotName } from './slots.ts';
import type { World } from './world.ts';

/** What is sent to a route: `file` in place of `body`, as media type and content. */
export interface Asked {
  address: string;
  body: unknown;
  query: Record<string, string> | string | undefined;
  file: [string, string] | undefined;
}

/** `staff`: with a token of the cms on routes of staff; `own`: with what the caller has himself. */
export type Caller = 'own' | 'staff';

export const pathOf = (spec: RouteSpec): string => spec.path.replace(/:(\w+)/g, '{$1}');
export const nameOf = (spec: RouteSpec): string => `${spec.method.toUpperCase()} ${pathOf(spec)}`;

/** A request as the route's case says, with `values` in the places of ids and links. */
export function requestOf(spec: RouteSpec, values: (slot: SlotName) => string): Asked {
  const given = CASES[nameOf(spec)] ?? {};
  const address = pathOf(spec).replace(/\{(\w+)\}/g, (_, name: string) => {
    const slot = given.path?.[name] ?? PARAMETERS[name];
    return slot ? values(slot) : encodeURIComponent(PLAIN[name] ?? name);
  });
  return { address: API_ROOT + address, body: given.body?.(values), query: given.query?.(values), file: given.file };
}

/** Sends it as whoever may call the route: a signed-in merchant, a program with a key, a member of staff, anybody. */
export async function send(api: TestApi, spec: RouteSpec, asked: Asked, caller: World, who: Caller = 'own') {
  const browser =
    spec.auth === 'member' || spec.auth === 'session'
      ? caller.merchant.browser
      : spec.auth === 'none'
        ? api.browser()
        : api.program();
  const request = browser[spec.method](asked.address).query(asked.query ?? {});
  if (spec.auth === 'api_key') request.set('Authorization', `Bearer ${caller.apiKey}`);
  if (spec.auth === 'staff')
    request.set('Authorization', `Bearer ${who === 'staff' ? staffToken(api) : caller.apiKey}`);
  // Written out here: the client would take a text for a form.
  if (!asked.file) return asked.body === undefined ? request : request.type('json').send(JSON.stringify(asked.body));
  const [type, content] = asked.file;
  request.set('Content-Type', type).set('X-File-Name', 'file.csv');
  return request.send(content === 'picture' ? await picture('png') : content);
}

const staffToken = (api: TestApi): string =>
  mintStaffToken(api.app.config.STAFF_KEY, { staffId: 'staff-1', name: 'Ada', role: 'administrator' });
