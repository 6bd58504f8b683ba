import type { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

/** It leads where we do not go: an address of our own network, another host, a port or scheme of its own. */
export class NotOutside extends Error {}

export interface ReadOptions {
  resolver: Resolver;
  mayConnect: (address: string) => boolean;
  /** Tests listen on another port than the internet does. */
  mayUsePort: (port: string) => boolean;
  maxBytes: number;
  timeoutMs: number;
}

const MOST_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Reads a small text that a stranger names, from the internet alone: the name is looked up once, every address it has
 * must be a public one, and the connection goes to the one that was looked at. Redirects stay on the host, with or
 * without `www.`.
 * @returns undefined when it is not there
 * @throws NotOutside; whatever goes wrong on the way
 */
export async function readOutside(address: string, options: ReadOptions): Promise<string | undefined> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const first = new URL(address);
  let url = first;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await get(url, await addressOf(url, options), signal);
    if (REDIRECTS.has(answer.statusCode ?? 0) && answer.headers.location !== undefined) {
      answer.destroy();
      url = new URL(answer.headers.location, url);
      if (bare(url) !== bare(first)) throw new NotOutside(`redirected to ${url.host}`);
      continue;
    }
    if (answer.statusCode === 200) return textOf(answer, options.maxBytes);
    answer.destroy();
    return undefined;
  }
  throw new NotOutside('redirected too often');
}

const bare = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

async function addressOf(
  { protocol, hostname, port, username, password }: URL,
  { resolver, mayConnect, mayUsePort }: ReadOptions,
): Promise<string> {
  if (
    !/^https?:$/.test(protocol) ||
    username ||
    password ||
    !mayUsePort(port) ||
    isIP(hostname) ||
    /[[\]]/.test(hostname)
  )
    throw new NotOutside(`not an address of a website: ${protocol}//${hostname}`);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [v4, v6].flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  // One wrong one among them is no accident.
  if (found.some((one) => !mayConnect(one))) throw new NotOutside(`${hostname} leads into a private network`);
  const [address] = found;
  if (address === undefined) throw new Error(`${hostname} has no address`);
  return address;
}

/** Asks the address itself, in the name of the host: nobody can answer the name anew in between. */
function get(url: URL, address: string, signal: AbortSignal): Promise<IncomingMessage> {
  const { protocol, hostname, host, port, pathname, search } = url;
  const secure = protocol === 'https:';
  return new Promise((done, fail) => {
    const asked = (secure ? requestHttps : requestHttp)(
      {
        host: address,
        path: pathname + search,
        agent: false,
        signal,
        ...(port && { port }),
        ...(secure && { servername: hostname }),
        headers: { host, accept: 'text/plain', 'accept-encoding': 'identity', connection: 'close' },
      },
      done,
    );
    asked.on('error', fail);
    asked.end();
  });
}

/** No more than so many bytes of it, however long it goes on. */
async function textOf(answer: IncomingMessage, maxBytes: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString('utf8');
}
