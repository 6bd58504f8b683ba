import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';
import { MediaTypeUnsupported, ValidationFailed } from '../kernel/errors.ts';
import type { CompanyRole } from '@app/contracts/accounts';
import type { Locale } from '@app/contracts/common';
import type { Act } from '@app/contracts/permissions/acts';
import type { StaffMember, StaffRole } from '@app/contracts/security/staff-token';
import { EVENT_STREAM, sendEvents } from './live/send-events.ts';
import type { EventStream } from './live/live.ts';
import { sendDownload } from './requests/download.ts';
import type { Download } from './requests/download.ts';
import { streamText } from './requests/stream-text.ts';
import { fieldErrors, findTooDeep, findUnstorable } from './requests/validation.ts';

/**
 * Who may call a route. `member`: a signed-in member of the company in the path. `staff`: with a staff token of the
 * cms.
 */
export type RouteAuth = 'none' | 'session' | 'member' | 'api_key' | 'staff';

export interface Member {
  userId: string;
  companyId: string;
  role: CompanyRole;
}

/** Identifies a calling device by hashes that rules compare. */
export interface Device {
  /** Hash of its cookie; null without one. */
  cookie: string | null;
  /** Hashes of address and user agent under each current salt, the newest first. */
  addresses: string[];
  /** Hashes of the address alone, under the same salts. */
  places: string[];
}

/** A visit of staff in a company's panel, which takes the place of a member's session. */
export interface StaffVisit {
  id: string;
  companyId: string;
  staff: StaffMember;
  until: Date;
  /** Whose panel it is. */
  ownerId: string;
  /** Whether the owner lets staff change something. */
  mayChange: boolean;
}

/** The platform plus what belongs to one request. */
export interface RequestContext extends AppContext {
  /** The platform itself, which outlives the request. */
  platform: AppContext;
  requestId: string;
  log: Log;
  locale: Locale;
  /** The client's address, through trusted proxies only. */
  ip: string;
  /** The client's address as throttles count it: of IPv6 the /64 network. */
  clientKey: string;
  userAgent: string;
  headers: Headers;
  idempotencyKey: string | undefined;
  /** Identifies the calling device. */
  device(tx: Tx): Promise<Device>;
  /** Sets a device cookie if there is none. @returns the hash that identifies the device from now on */
  rememberDevice(): string;
  setCookies(session: { cookies: string[] }): void;
  /** Present on `session` and `member` routes. */
  userId: string | undefined;
  /** The same. */
  sessionId: string | undefined;
  /** Present on `api_key` routes. */
  apiKeyId: string | undefined;
  /** Present on `member` routes; on `api_key` routes with the key's company. */
  member: Member | undefined;
  /** Present on `staff` routes, and in a visit of staff. */
  staff: StaffMember | undefined;
  /** Present when staff visit a company's panel. */
  visit: StaffVisit | undefined;
}

const SMALL_FILE = '64kb';

type Shape = z.ZodType | undefined;
type Parsed<S extends Shape> = S extends z.ZodType ? z.output<S> : undefined;

export interface RouteSpec<
  P extends Shape = Shape,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  A extends Shape = Shape,
> {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Express path below the API's root, e.g. `/companies/:slug`. */
  path: string;
  tag: string;
  summary: string;
  auth: RouteAuth;
  /** On `member` and `api_key` routes: what the caller does, which the table of permissions allows or refuses. */
  act?: Act;
  /** On `staff` routes: the allowed cms roles; moderators and administrators if left out. */
  staff?: StaffRole[];
  params?: P;
  query?: Q;
  body?: B;
  /** The body is a file of one of these media types instead of JSON. */
  file?: string[];
  /** Largest file, e.g. `10mb`. */
  fileLimit?: string;
  /** 303: the answer is the URL to redirect to. */
  status: 200 | 201 | 202 | 204 | 303;
  /** With status 200, an undefined answer is sent as 204. */
  answer?: A;
  /**
   * The answer is a stream of this media type: `answer` is `z.custom<AsyncIterable<string>>()` (or of `Uint8Array`), and for
   * `EVENT_STREAM` `z.custom<EventStream>()`.
   */
  stream?: string;
  /** The answer is a file: `answer` is `z.custom<Download>()`. */
  download?: boolean;
  /** Codes of the expected failures, for the API document. */
  failures?: string[];
  /** Honours the `Idempotency-Key`: a repeated request gets the same answer. */
  repeatable?: boolean;
  /** Seconds for which shared caches may keep the answer, which then has an ETag. 0: kept, but always revalidated. */
  maxAge?: number;
}

export interface RouteInput<P extends Shape, Q extends Shape, B extends Shape> {
  params: Parsed<P>;
  query: Parsed<Q>;
  body: B extends z.ZodType ? z.output<B> : Buffer;
}

export interface Route {
  spec: RouteSpec;
  handle(ctx: RequestContext, input: { params: unknown; query: unknown; body: unknown }): Promise<unknown>;
  /** Sends the answer with headers of its own, instead of JSON. */
  send?(req: Request, res: Response, answer: unknown): void;
}

/** Declares a route: its schemas validate the input, type the handler and generate the API document. */
export function route<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  spec: RouteSpec<P, Q, B, A>,
  handle: (ctx: RequestContext, input: RouteInput<P, Q, B>) => Promise<A extends z.ZodType ? z.input<A> : void>,
): Route {
  return { spec, handle: (ctx, input) => handle(ctx, input as RouteInput<P, Q, B>) };
}

/**
 * Declares a route that sends its answers itself: made and compressed in advance, say. `spec.answer` is what it sends in
 * the end.
 */
export function servedRoute<P extends Shape, Q extends Shape, B extends Shape, A extends Shape, Served>(
  spec: RouteSpec<P, Q, B, A>,
  handle: (ctx: RequestContext, input: RouteInput<P, Q, B>) => Promise<Served>,
  send: (req: Request, res: Response, served: Served) => void,
): Route {
  return {
    spec,
    handle: (ctx, input) => handle(ctx, input as RouteInput<P, Q, B>),
    send: (req, res, answer) => send(req, res, answer as Served),
  };
}

/** Builds a request's context: caller, address, language. */
export type ContextFactory = (
  spec: RouteSpec,
  req: Parameters<RequestHandler>[0],
  res: Parameters<RequestHandler>[1],
) => Promise<RequestContext>;

function parse(where: 'path' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return where === 'body' ? value : undefined;
  const tooDeep = findTooDeep(value);
  if (tooDeep !== undefined) throw new ValidationFailed({ where }, [{ path: tooDeep, code: 'too_deep' }]);
  const unstorable = findUnstorable(value);
  if (unstorable !== undefined)
    throw new ValidationFailed({ where }, [{ path: unstorable, code: 'invalid_characters' }]);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ValidationFailed({ where }, fieldErrors(parsed.error));
}

/** Whether there is a body that no parser accepted, which the route would silently ignore. */
function hasUnreadBody({ body, headers }: Request): boolean {
  return (
    body === undefined && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

/** Like `res.json` but without computing an ETag, which uncached answers do not need. */
function sendJson(res: Response, answer: unknown): void {
  const body = Buffer.from(JSON.stringify(answer));
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** Mounts routes on an Express router. Express 5 forwards what handlers throw to the problem mapper. */
export function mount(router: Router, routes: Route[], contextOf: ContextFactory): void {
  for (const { spec, handle, send } of routes) {
    const readFile = spec.file && express.raw({ type: spec.file, limit: spec.fileLimit ?? SMALL_FILE });
    router[spec.method](spec.path, async (req, res) => {
      const ctx = await contextOf(spec, req, res);
      // A file is read only after its sender is authenticated.
      if (readFile)
        await new Promise<void>((done, fail) =>
          readFile(req, res, (error?: unknown) => (error ? fail(error as Error) : done())),
        );
      if ((spec.body ?? spec.file) && hasUnreadBody(req)) throw new MediaTypeUnsupported();
      const answer = await handle(ctx, {
        params: parse('path', spec.params, req.params),
        query: parse('query', spec.query, req.query),
        // An absent body is validated as an empty object, so that every missing field is reported.
        body: parse('body', spec.body, spec.body ? (req.body ?? {}) : req.body),
      });
      if (send) return send(req, res, answer);
      res.status(answer === undefined && spec.status === 200 ? 204 : spec.status);
      res.setHeader('Cache-Control', spec.maxAge === undefined ? 'no-store' : `public, max-age=${spec.maxAge}`);
      if (spec.stream === EVENT_STREAM) return sendEvents(res, answer as EventStream);
      if (spec.download) return sendDownload(res, answer as Download, ctx.log);
      if (spec.stream) return streamText(res, answer as AsyncIterable<string | Uint8Array>, spec.stream, ctx.log);
      if (spec.status === 303) res.redirect(303, String(answer));
      else if (answer === undefined) res.end();
      else if (spec.maxAge !== undefined) res.json(answer);
      else sendJson(res, answer);
    });
  }
}
