import type { Response } from 'express';

const REFUSALS = { 404: 'Not Found', 410: 'Gone', 503: 'Service Unavailable' } as const;

/** Answers in plain words that there is nothing to send, or nothing now; kept by nobody. */
export function refuse(res: Response, status: keyof typeof REFUSALS): void {
  res.setHeader('Cache-Control', 'no-store');
  if (status === 503) res.setHeader('Retry-After', '10');
  res.status(status).type('text/plain').send(REFUSALS[status]);
}
