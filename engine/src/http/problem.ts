import type { ErrorRequestHandler, RequestHandler } from 'express';
import type { Problem } from '@app/contracts/common';
import { DomainError, MediaTypeUnsupported, domainError } from '../kernel/errors.ts';
import type { AppContext } from '../platform/context.ts';
import { fieldErrorText, problemText } from '../platform/error-text.ts';
import { isTransient } from '../platform/database/transient-errors.ts';
import { requestLocale } from './request-locale.ts';
import { routePattern } from './paths.ts';

class JsonInvalid extends domainError('json_invalid', 400) {}
class BodyTooLarge extends domainError('body_too_large', 413) {}
class RequestMalformed extends domainError('request_malformed', 400) {}
class RouteNotFound extends domainError('not_found', 404) {}
class MalformedAddress extends domainError('address_malformed', 400) {}
class Unavailable extends domainError('service_unavailable', 503) {}
class Internal extends domainError('internal', 500) {}

const RETRY_SECONDS = 60;

/** For requests without a route. */
export const routeNotFound: RequestHandler = (_req, _res, next) => next(new RouteNotFound());

/** Maps errors of Express and its body parsers to expected failures. */
function toDomainError(error: unknown): DomainError | undefined {
  if (error instanceof DomainError) return error;
  const type = typeof error === 'object' && error !== null && 'type' in error ? error.type : undefined;
  if (type === 'entity.parse.failed' || type === 'request.size.invalid' || type === 'request.aborted')
    return new JsonInvalid();
  if (type === 'entity.too.large') {
    const limit = typeof error === 'object' && error !== null && 'limit' in error ? Number(error.limit) : 0;
    return new BodyTooLarge({ kilobytes: Math.round(limit / 1024) });
  }
  if (type === 'charset.unsupported' || type === 'encoding.unsupported') return new MediaTypeUnsupported();
  if (error instanceof URIError) return new MalformedAddress();
  // Other refusals of body parsers (broken gzip, too many parameters) are client errors.
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 500;
  return status >= 400 && status < 500 ? new RequestMalformed() : undefined;
}

/** Turns every error into problem+json (RFC 9457) in the client's language. */
export function problemMapper(app: AppContext): ErrorRequestHandler {
  return (error, req, res, next) => {
    if (res.headersSent) return next(error);
    const failure = toDomainError(error) ?? (isTransient(error) ? new Unavailable() : new Internal());
    const requestId = String(res.getHeader('X-Request-Id') ?? '');
    if (failure.status >= 500) {
      app.log.error({ err: error, requestId, route: routePattern(req) }, 'unexpected failure');
      app.report(error);
    }
    const locale = requestLocale(req);
    const text = problemText(failure.code, failure.params, locale);
    const problem: Problem = {
      type: `/api/docs#${failure.code}`,
      title: text.title,
      ...(text.detail ? { detail: text.detail } : {}),
      status: failure.status,
      code: failure.code,
      params: failure.params,
      errors: failure.errors.map(({ path, code, params = {} }) => ({
        path,
        code,
        params,
        message: fieldErrorText(code, params, locale),
      })),
      requestId,
    };
    if (failure.status === 429 || failure.status === 503)
      res.setHeader('Retry-After', String(failure.params['seconds'] ?? RETRY_SECONDS));
    res
      .status(failure.status)
      .type('application/problem+json')
      .set('Cache-Control', 'no-store')
      .send(JSON.stringify(problem));
  };
}
