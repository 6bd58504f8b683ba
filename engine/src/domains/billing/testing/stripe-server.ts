import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';

import { stripeAccount } from './stripe-account.ts';
import type { EventObject } from './stripe-objects.ts';
import { StripeFailure, readForm, stripeProtocol, textAt } from './stripe-protocol.ts';

const KEY = 'sk_test_local';
const SECRET = 'whsec_local';

/** The header with which Stripe signs a body; `at` in seconds. */
export function signatureOf(body: string, secret = SECRET, at = Math.floor(Date.now() / 1000)): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** An event as it is posted: its bytes and their signature. */
export function postOf(event: EventObject): { body: string; signature: string } {
  const body = JSON.stringify(event, null, 2);
  return { body, signature: signatureOf(body) };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
const page = (title: string, content: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><main><h1>${title}</h1>${content}</main>`;

/** A server on loopback that speaks Stripe's protocol, with its pages. */
export async function startStripe() {
  let origin = '';
  const account = stripeAccount(() => origin, Stripe.API_VERSION);
  const protocol = stripeProtocol(KEY, account.work);

  async function showPage(req: IncomingMessage, res: ServerResponse, { pathname, searchParams }: URL): Promise<void> {
    const html = (text: string) => void res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(text);
    const back = (url: string) => void res.writeHead(303, { location: url }).end();
    let body = '';
    for await (const chunk of req) body += String(chunk);
    const last4 = textAt(readForm(body), 'card') || '4242';
    const form = '<label>Card <input name="card" value="4242"></label>';
    if (pathname.startsWith('/p/session/')) {
      const customer = pathname.slice('/p/session/'.length);
      const returnUrl = searchParams.get('back') ?? '';
      if (req.method !== 'POST')
        return html(page('Cards', `<form method="post">${form}<button>Save card</button></form>`));
      account.changeCard(customer, last4);
      return back(returnUrl);
    }
    const id = pathname.slice('/c/pay/'.length);
    const session = account.sessions.get(id);
    if (session?.status !== 'open') return html(page('This page has expired', ''));
    const cancel = `<a href="${escaped(session.cancel_url ?? '')}">Back</a>`;
    const pay = (problem = '') =>
      page(
        'Pay',
        `<p>${session.amount_total} ${session.currency}</p><p role="alert">${problem}</p><form method="post">${form}<button>Pay</button></form>${cancel}`,
      );
    if (req.method !== 'POST') return html(pay());
    try {
      account.pay(id, last4);
    } catch (error) {
      if (!(error instanceof StripeFailure)) throw error;
      return html(pay(error.message));
    }
    return back(session.success_url ?? '');
  }

  const server = createServer((req, res) => {
    const url = new URL(req.url ?? '/', 'http://localhost');
    const work = url.pathname.startsWith('/v1/') ? protocol.handle(req, res) : showPage(req, res, url);
    work.catch(() => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    ...account,
    /** Requests that have come. */
    asked: protocol.asked,
    fail: protocol.fail,
    forgetKeys: protocol.forgetKeys,
    /** Settings by which the platform speaks to it. */
    env: { STRIPE_URL: origin, STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET },
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
export type StripeServer = Awaited<ReturnType<typeof startStripe>>;
