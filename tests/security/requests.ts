import type { IncomingMessage } from 'node:http';
import { mintStaffToken } from '@app/contracts/security/staff-token';
import { picture } from '../../engine/src/platform/pictures/testing.ts';
import { API_ROOT } from '../../engine/src/http/paths.ts';
import type { TestApi } from '../../engine/src/http/testing.ts';
import { EVENT_STREAM } from '../../engine/src/platform/live/send-events.ts';
import type { RouteSpec } from '../../engine/src/platform/route.ts';
import { CASES, PARAMETERS, PLAIN } from './cases.ts';
import type { SlotName } from './slots.ts';
import type { World } from './world.ts';

/** A request to a route: `file` (media type and content) instead of `body`. */
export interface Asked {
  address: string;
  body: unknown;
  query: Record<string, string> | string | undefined;
  file: [string, string] | undefined;
}

/** `staff`: with a cms token on staff routes; `own`: with the caller's own values. */
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

/** Sends it as the caller that the route expects: a signed-in merchant, an API key, staff, or anybody. */
export async function send(api: TestApi, spec: RouteSpec, asked: Asked, caller: World, who: Caller = 'own') {
  const browser =
    spec.auth === 'member' || spec.auth === 'session'
      ? caller.merchant.browser
      : spec.auth === 'none'
        ? api.browser()
        : api.program();
  const request = browser[spec.method](asked.address).query(asked.query ?? {});
  if (spec.stream === EVENT_STREAM)
    request.buffer(true).parse((res, done) => untilFirstEvent(res as unknown as IncomingMessage, done));
  if (spec.auth === 'api_key') request.set('Authorization', `Bearer ${caller.apiKey}`);
  if (spec.auth === 'staff')
    request.set('Authorization', `Bearer ${who === 'staff' ? staffToken(api) : caller.apiKey}`);
  // Serialised here: the client would take a string for a form.
  if (!asked.file) return asked.body === undefined ? request : request.type('json').send(JSON.stringify(asked.body));
  const [type, content] = asked.file;
  request.set('Content-Type', type).set('X-File-Name', 'file.csv');
  return request.send(content === 'picture' ? await picture('png') : content);
}

/** A stream of events never ends by itself; a refusal of one is read as JSON. */
function untilFirstEvent(
  res: IncomingMessage & { text?: string },
  done: (error: Error | null, body: unknown) => void,
): void {
  const isStream = res.headers['content-type'] === EVENT_STREAM;
  let text = '';
  res.setEncoding('utf8');
  res.on('data', (chunk: string) => {
    text += chunk;
    if (isStream && text.includes('\n\n')) res.destroy();
  });
  res.on('close', () => {
    // Positions differ between calls.
    res.text = text.replace(/^id: .*$/gm, 'id: <position>');
    done(null, isStream ? {} : JSON.parse(text));
  });
}

const staffToken = (api: TestApi): string =>
  mintStaffToken(api.app.config.STAFF_KEY, { staffId: 'staff-1', name: 'Ada', role: 'administrator' });
