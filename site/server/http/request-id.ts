import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';

const WELL_FORMED = /^[\w-]{8,64}$/;

/** Gives every request an id, or keeps a trusted proxy's; it is forwarded to the engine and the cms. */
export const requestId: RequestHandler = (req, res, next) => {
  const given = req.headers['x-request-id'];
  const id = typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();
  req.headers['x-request-id'] = id;
  res.setHeader('X-Request-Id', id);
  next();
};
