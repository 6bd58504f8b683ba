import type { SanitizedConfig } from 'payload';
import { allowedMethods } from './allowed-methods.ts';

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * Answers REST requests with Payload, except: 405 for methods that a path does not have, and 404 for collections
 * without endpoints. Payload answers those with 501 and shows the internal port.
 */
export async function handleRestRequest(
  config: SanitizedConfig,
  request: Request,
  payloadAnswers: () => Promise<Response>,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(config.routes.api.length);
  // A long query may be sent as a POST with an override header.
  const asksAsPost = OVERRIDES.some((name) => request.headers.has(name));
  const instead = asksAsPost ? undefined : allowedMethods(config, request.method, path);
  if (instead) return errorResponse(405, `This address takes ${instead.join(', ')}.`, { allow: instead.join(', ') });
  const response = await payloadAnswers();
  return response.status === 501 ? errorResponse(404, 'Not found.') : response;
}

const errorResponse = (status: number, message: string, headers?: Record<string, string>): Response =>
  Response.json({ errors: [{ message }] }, { status, ...(headers && { headers }) });
