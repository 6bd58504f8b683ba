import type { Response } from 'express';

const REFUSALS = {
  403: 'Forbidden',
  404: 'Not Found',
  410: 'Gone',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
} as const;

/** Answers in plain words that there is nothing to send, or nothing now; kept by nobody. */
export function refuse(res: Response, status: keyof typeof REFUSALS): void {
  res.setHeader('Cache-Control', 'no-store');
  if (status === 503 || status === 429) res.setHeader('Retry-After', status === 429 ? '60' : '10');
  res.status(status).type('text/plain').send(REFUSALS[status]);
}

/** Answers which part of an address is wrong, and how; kept by nobody. */
export function refuseInput(res: Response, field: string, problem: string): void {
  res.setHeader('Cache-Control', 'no-store');
  res.status(400).type('text/plain').send(`${field}: ${problem}`);
}
