import type { IncomingMessage, ServerResponse } from 'node:http';

export type Form = { [key: string]: string | Form };

/** Reads Stripe's form encoding: `a[b][c]=d`, and lists as `a[0]=b`. */
export function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/[[\]]+/).filter((part) => part !== '');
    const last = path.pop() ?? '';
    let at = form;
    for (const part of path) {
      const next = at[part];
      at = typeof next === 'object' ? next : (at[part] = {});
    }
    at[last] = value;
  }
  return form;
}

/** A nested value, or an empty text. */
export function textAt(form: Form, ...path: string[]): string {
  let at: string | Form | undefined = form;
  for (const part of path) at = typeof at === 'object' ? at[part] : undefined;
  return typeof at === 'string' ? at : '';
}

export const formAt = (form: Form, name: string): Record<string, string> => {
  const found = form[name];
  if (typeof found !== 'object') return {};
  return Object.fromEntries(Object.entries(found).map(([key, value]) => [key, String(value)]));
};

/** An error of Stripe with its status. */
export class StripeFailure extends Error {
  readonly status: number;
  readonly error: object;

  constructor(status: number, error: { type: string; code?: string; message: string } & Record<string, unknown>) {
    super(error.message);
    this.status = status;
    this.error = error;
  }
}

export const invalid = (message: string, code?: string): StripeFailure =>
  new StripeFailure(code === 'resource_missing' ? 404 : 400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code }),
  });

/** What goes wrong with one request. `lost answer`: it is carried out nevertheless. */
export type StripeTrouble = 'lost answer' | 'lost request' | 'internal' | 'internal after' | 'too many' | 'silence';

interface Answer {
  status: number;
  body: string;
}

const rendered = (status: number, body: object): Answer => ({ status, body: JSON.stringify(body) });

async function bodyOf(req: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of req) text += String(chunk);
  return text;
}

/**
 * Answers requests as Stripe's API does: keys, idempotency, errors. `work` does what is asked; what it throws as
 * StripeFailure is the answer.
 */
export function stripeProtocol(key: string, work: (method: string, path: string, form: Form) => object) {
  const answers = new Map<string, { request: string; answer: Answer }>();
  const troubles: { match: RegExp; trouble: StripeTrouble }[] = [];
  const asked: string[] = [];

  const carryOut = (method: string, path: string, form: Form): Answer => {
    try {
      return rendered(200, work(method, path, form));
    } catch (error) {
      if (error instanceof StripeFailure) return rendered(error.status, { error: error.error });
      throw error;
    }
  };

  /** The first answer of a key is given again for a day, whatever it was. */
  function answerOf(method: string, path: string, body: string, idempotencyKey: string | undefined): Answer {
    const request = `${method} ${path} ${body}`;
    const known = idempotencyKey === undefined ? undefined : answers.get(idempotencyKey);
    if (known) {
      if (known.request === request) return known.answer;
      const message =
        'Keys for idempotent requests can only be used with the same parameters they were first used with.';
      return rendered(400, { error: { type: 'idempotency_error', message } });
    }
    const answer = carryOut(method, path, readForm(method === 'GET' ? (path.split('?')[1] ?? '') : body));
    if (idempotencyKey !== undefined) answers.set(idempotencyKey, { request, answer });
    return answer;
  }

  async function handle(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/' } = req;
    const body = await bodyOf(req);
    const send = ({ status, body: text }: Answer) =>
      void res.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_local' }).end(text);
    if (req.headers.authorization !== `Bearer ${key}`)
      return send(rendered(401, { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } }));
    const line = `${method} ${url.split('?')[0]}`;
    asked.push(line);
    const index = troubles.findIndex(({ match }) => match.test(line));
    const trouble = index < 0 ? undefined : troubles.splice(index, 1)[0]?.trouble;
    const internal = rendered(500, { error: { type: 'api_error', message: 'An error occurred.' } });
    const idempotencyKey = req.headers['idempotency-key'] as string | undefined;
    const answer = () => answerOf(method, url, body, idempotencyKey);
    switch (trouble) {
      case undefined:
        return send(answer());
      case 'lost answer':
        answer();
        return void res.destroy();
      case 'lost request':
        return void res.destroy();
      case 'internal':
        if (idempotencyKey !== undefined)
          answers.set(idempotencyKey, { request: `${method} ${url} ${body}`, answer: internal });
        return send(internal);
      case 'internal after':
        answer();
        if (idempotencyKey !== undefined)
          answers.set(idempotencyKey, { request: `${method} ${url} ${body}`, answer: internal });
        return send(internal);
      case 'too many':
        return send(
          rendered(429, { error: { type: 'invalid_request_error', code: 'rate_limit', message: 'Too many requests' } }),
        );
      case 'silence':
        return undefined;
    }
  }

  return {
    handle,
    asked,
    /** The next request of this kind goes wrong, e.g. `POST /v1/payment_intents`. */
    fail: (match: RegExp, trouble: StripeTrouble, times = 1) => {
      for (let time = 0; time < times; time++) troubles.push({ match, trouble });
    },
    /** A day later. */
    forgetKeys: () => answers.clear(),
  };
}
