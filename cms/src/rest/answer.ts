import type { SanitizedConfig } from 'payload';
import { methodsInstead } from './methods.ts';

const OVERRIDES = ['x-payload-http-method-override', 'x-http-method-override'];

/**
 * Answers of the REST API: Payload's, but for requests with a method that an address does not take (405), and for
 * collections without a way in from outside. Those it answers with 501 and repeats the address, with the port that
 * nobody outside should know; to the caller there is nothing.
 */
export async function answerRest(
  config: SanitizedConfig,
  request: Request,
  payloadAnswers: () => Promise<Response>,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(config.routes.api.length);
  // A long question may be sent as a POST that says so.
  const asksAsPost = OVERRIDES.some((name) => request.headers.has(name));
  const instead = asksAsPost ? undefined : methodsInstead(config, request.method, path);
  if (instead) return said(405, `This address takes ${instead.join(', ')}.`, { allow: instead.join(', ') });
  const response = await payloadAnswers();
  return response.status === 501 ? said(404, 'Not found.') : response;
}

const said = (status: number, message: string, headers?: Record<string, string>): Response =>
  Response.json({ errors: [{ message }] }, { status, ...(headers && { headers }) });
