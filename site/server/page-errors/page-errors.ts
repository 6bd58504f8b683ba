import type { ErrorEvent } from '@sentry/node';
import express, { type Request, type RequestHandler, type Response } from 'express';
import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { z } from 'zod';
import type { PageError } from '../../src/lib/browser/page-error.ts';
import { redactedPath } from '../http/access-log.ts';
import { ownFrames, type StackFrame } from './stack-frames.ts';
import { SourcePlaces } from './source-places.ts';

const MAX_BODY = '32kb';
const MINUTE = 60;
/** Reports per minute: of one visitor, and of all together. */
const LIMITS = { ofVisitor: 10, ofAll: 60 };

const Report: z.ZodType<PageError> = z.object({
  name: z.string().max(200),
  message: z.string().max(8000),
  stack: z.string().max(8000),
  page: z.string().startsWith('/').max(2000),
});

interface PageErrorsOptions {
  publicUrl: string;
  releases: string;
  log: Pick<Logger, 'warn'>;
  reportEvent: (event: ErrorEvent) => void;
}

/**
 * `POST /page-errors`: takes an error of one of our pages and reports it. Browsers load nothing of Sentry's and never
 * speak to it: what leaves is decided here. Errors without a frame in our scripts are an extension's, and dropped.
 */
export function takePageErrors({ publicUrl, releases, log, reportEvent }: PageErrorsOptions): RequestHandler {
  const { origin } = new URL(publicUrl);
  const places = new SourcePlaces(releases);
  const visitors = new RateLimiterMemory({ points: LIMITS.ofVisitor, duration: MINUTE });
  const all = new RateLimiterMemory({ points: LIMITS.ofAll, duration: MINUTE });
  const isWithinLimits = (address: string): Promise<boolean> =>
    Promise.all([visitors.consume(address), all.consume('all')]).then(
      () => true,
      () => false,
    );
  const parse = express.json({ limit: MAX_BODY, type: 'application/json' });

  async function take(req: Request, res: Response): Promise<void> {
    const parsed = Report.safeParse(req.body);
    if (!parsed.success) return void res.status(400).end();
    const { stack, ...error } = parsed.data;
    const frames = ownFrames(stack, origin);
    res.status(204).end();
    if (frames.length === 0) return;
    try {
      reportEvent(await eventOf(error, frames, places, req.get('user-agent')));
    } catch (failure) {
      log.warn({ err: failure }, 'an error of a page was not reported');
    }
  }

  return async (req, res) => {
    res.setHeader('Cache-Control', 'no-store');
    if (req.method !== 'POST') return void res.setHeader('Allow', 'POST').status(405).end();
    if (req.get('origin') !== origin) return void res.status(403).end();
    if (!(await isWithinLimits(req.ip ?? ''))) return void res.setHeader('Retry-After', `${MINUTE}`).status(429).end();
    parse(req, res, (unreadable?: unknown) => {
      if (!unreadable) return void take(req, res);
      res.status((unreadable as { type?: string }).type === 'entity.too.large' ? 413 : 400).end();
    });
  };
}

async function eventOf(
  { name, message, page }: Omit<PageError, 'stack'>,
  frames: readonly StackFrame[],
  places: SourcePlaces,
  userAgent: string | undefined,
): Promise<ErrorEvent> {
  // Sentry wants the innermost frame last.
  const sources = await Promise.all(frames.toReversed().map((frame) => sourceFrame(frame, places)));
  return {
    type: undefined,
    platform: 'javascript',
    level: 'error',
    server_name: 'browser',
    tags: { page: redactedPath(page), browser: browserOf(userAgent) },
    exception: { values: [{ type: name, value: message, stacktrace: { frames: sources } }] },
  };
}

/** No path of this machine, where Sentry would look for the lines around the place. */
const fileName = (path: string): string => `app:///${path.replace(/^\/+/, '')}`;

async function sourceFrame(frame: StackFrame, places: SourcePlaces) {
  const place = await places.find(frame.path, frame.line, frame.column);
  if (!place)
    return {
      function: frame.function,
      filename: fileName(frame.path),
      lineno: frame.line,
      colno: frame.column,
      in_app: true,
    };
  return {
    function: frame.function,
    filename: fileName(place.file),
    lineno: place.line,
    colno: place.column,
    pre_context: place.before,
    context_line: place.text,
    post_context: place.after,
    in_app: !place.file.includes('node_modules/'),
  };
}

/** Name and major version alone; the whole header is too close to a fingerprint. The first match counts. */
const BROWSERS = ['Edg', 'OPR', 'SamsungBrowser', 'Firefox', 'Chrome', 'Version'];

function browserOf(userAgent = ''): string {
  for (const name of BROWSERS) {
    const version = new RegExp(`\\b(?:Headless)?${name}/(\\d+)`).exec(userAgent)?.[1];
    if (version) return `${name === 'Version' ? 'Safari' : name} ${version}`;
  }
  return 'other';
}
