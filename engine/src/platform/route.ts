import express from 'express';
import type { Request, RequestHandler, Response, Router } from 'express';
import type { z } from 'zod';
import type { AppContext } from './context.ts';
import type { Tx } from './db.ts';
import type { Log } from './log.ts';
import { MediaTypeUnsupported, ValidationFailed } from '../kernel/errors.ts';
import type { Locale } from '@app/contracts/common';
import type { Feature } from '@app/contracts/plans';
import type { StaffMember, StaffRole } from '@app/contracts/staff-token';
import { sendLines } from './lines.ts';
import { fieldErrors, pathOfTooDeep, pathOfUnstorable } from './validation.ts';

/** Who may call a route. `member`: signed in and acting for the company in the path. `staff`: with a token of the cms. */
export type RouteAuth = 'none' | 'session' | 'member' | 'api_key' | 'staff';

export interface Member {
  userId: string;
  companyId: string;
  role: 'owner' | 'manager' | 'agent';
}

/** What a calling device is known by: hashes that rules compare, nothing readable. */
export interface Device {
  /** Of its cookie; null when it came without one. */
  cookie: string | null;
  /** Of its address and browser, under each salt that is alive, the current one first. */
  addresses: string[];
  /** Of its address, whatever the browser says of itself, under each of the same salts. */
  places: string[];
}

/** The platform plus what belongs to one request. */
export interface RequestContext extends AppContext {
  /** What outlives the request. */
  platform: AppContext;
  requestId: string;
  log: Log;
  locale: Locale;
  /** The client's address, through trusted proxies only. */
  ip: string;
  /** Under which throttles count it. */
  client: string;
  userAgent: string;
  headers: Headers;
  idempotencyKey: string | undefined;
  /** What the calling device is known by. */
  device(tx: Tx): Promise<Device>;
  /** Gives the browser a device cookie when it has none. @returns the hash by which it is known from now on */
  rememberDevice(): string;
  setCookies(of: { cookies: string[] }): void;
  /** Present on `session` and `member` routes. */
  userId: string | undefined;
  /** Present on `api_key` routes. */
  apiKeyId: string | undefined;
  /** Present on `member` routes; on `api_key` routes with the key's company. */
  member: Member | undefined;
  /** Present on `staff` routes. */
  staff: StaffMember | undefined;
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
  /** On `member` routes: who of a company may; everyone when left out. */
  roles?: Member['role'][];
  /** On `staff` routes: which roles of the cms may; moderators and administrators when left out. */
  staff?: StaffRole[];
  /** The plan must have it. On `member` routes that change something, collecting must not be suspended either. */
  feature?: Feature;
  params?: P;
  query?: Q;
  body?: B;
  /** The body is the file itself, of one of these media types, not JSON. */
  file?: string[];
  /** Largest file, e.g. `10mb`. */
  fileLimit?: string;
  /** 303: the answer is the address to go to. */
  status: 200 | 201 | 202 | 204 | 303;
  /** With status 200, nothing to answer is sent as 204. */
  answer?: A;
  /** The answer is text of this media type, sent as it is made: `answer` is `z.custom<AsyncIterable<string>>()`. */
  stream?: string;
  /** Codes of the expected failures, for the API document. */
  failures?: string[];
  /** It heeds the `Idempotency-Key`: sent again, the same request gets the same answer. */
  repeatable?: boolean;
  /** Answers may be kept by shared caches for so many seconds, and have an ETag; 0: kept, but asked for again each time. */
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
}

/** Declares a route: its schemas check the input, type the handler and write the API document. */
export function route<P extends Shape, Q extends Shape, B extends Shape, A extends Shape>(
  spec: RouteSpec<P, Q, B, A>,
  handle: (ctx: RequestContext, input: RouteInput<P, Q, B>) => Promise<A extends z.ZodType ? z.input<A> : void>,
): Route {
  return { spec, handle: (ctx, input) => handle(ctx, input as RouteInput<P, Q, B>) };
}

/** Prepares a request's context: who calls, from where, in which language. */
export type ContextFactory = (
  spec: RouteSpec,
  req: Parameters<RequestHandler>[0],
  res: Parameters<RequestHandler>[1],
) => Promise<RequestContext>;

function parse(where: 'path' | 'query' | 'body', schema: z.ZodType | undefined, value: unknown): unknown {
  if (!schema) return where === 'body' ? value : undefined;
  const tooDeep = pathOfTooDeep(value);
  if (tooDeep !== undefined) throw new ValidationFailed({ where }, [{ path: tooDeep, code: 'too_deep' }]);
  const unstorable = pathOfUnstorable(value);
  if (unstorable !== undefined)
    throw new ValidationFailed({ where }, [{ path: unstorable, code: 'invalid_characters' }]);
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new ValidationFailed({ where }, fieldErrors(parsed.error));
}

/** Whether something came that no parser took, so that the route would work without it. */
function hasUnreadBody({ body, headers }: Request): boolean {
  return (
    body === undefined && (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0)
  );
}

/** As `res.json`, without an ETag: it is a hash of what nobody keeps. */
function sendJson(res: Response, answer: unknown): void {
  const body = Buffer.from(JSON.stringify(answer));
  res.setHeader('Content-Type', 'application/json; charset=utf-8');
  res.setHeader('Content-Length', body.length);
  res.end(body);
}

/** Puts routes on an Express router. Express 5 forwards what handlers throw to the problem mapper. */
export function mount(router: Router, routes: Route[], contextOf: ContextFactory): void {
  for (const { spec, handle } of routes) {
    const readFile = spec.file && express.raw({ type: spec.file, limit: spec.fileLimit ?? SMALL_FILE });
    router[spec.method](spec.path, async (req, res) => {
      const ctx = await contextOf(spec, req, res);
      // A file is taken in only once it is known who sends it.
      if (readFile)
        await new Promise<void>((done, fail) =>
          readFile(req, res, (error?: unknown) => (error ? fail(error as Error) : done())),
        );
      if ((spec.body ?? spec.file) && hasUnreadBody(req)) throw new MediaTypeUnsupported();
      const answer = await handle(ctx, {
        params: parse('path', spec.params, req.params),
        query: parse('query', spec.query, req.query),
        // Nothing sent lacks every field, and is told which.
        body: parse('body', spec.body, spec.body ? (req.body ?? {}) : req.body),
      });
      res.status(answer === undefined && spec.status === 200 ? 204 : spec.status);
      res.setHeader('Cache-Control', spec.maxAge === undefined ? 'no-store' : `public, max-age=${spec.maxAge}`);
      if (spec.stream) return sendLines(res, answer as AsyncIterable<string>, spec.stream, ctx.log);
      if (spec.status === 303) res.redirect(303, String(answer));
      else if (answer === undefined) res.end();
      else if (spec.maxAge !== undefined) res.json(answer);
      else sendJson(res, answer);
    });
  }
}
