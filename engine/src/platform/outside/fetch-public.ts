import type { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';

/** The URL leads to a private address, a forbidden host, or an unusual port or scheme. */
export class AddressForbidden extends Error {}
/** The host answers, but not with the file. */
export class AnswerRefused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`answered ${status}`);
    this.status = status;
  }
}
export class FileTooLarge extends Error {}

/** How the internet is reached; tests have a small one of their own. */
export interface Ways {
  resolver: Resolver;
  mayConnect: (address: string) => boolean;
  mayUsePort: (port: string) => boolean;
}

export interface FetchOptions {
  maxBytes: number;
  timeoutMs: number;
  /** Value of the header `Accept`. */
  accept: string;
  /** Whether redirects may lead to another host; otherwise only to the same one, with or without `www.`. */
  elsewhere: boolean;
  /** Of a larger file: its beginning, or `FileTooLarge`. */
  larger: 'cut' | 'refuse';
}

const MOST_REDIRECTS = 2;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);

/**
 * Fetches a file from an untrusted URL, without server-side request forgery: the name is resolved once, all its addresses
 * must be public, and the connection goes to the checked address; the same for each redirect.
 * @throws AddressForbidden, AnswerRefused, FileTooLarge; whatever goes wrong on the way
 */
export async function fetchPublic(address: string, ways: Ways, options: FetchOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.timeoutMs);
  const first = new URL(address);
  let url = first;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops++) {
    const answer = await get(url, await addressOf(url, ways), options.accept, signal);
    const { statusCode = 0, headers } = answer;
    if (REDIRECTS.has(statusCode) && headers.location !== undefined) {
      answer.destroy();
      if (!URL.canParse(headers.location, url.href)) throw new AddressForbidden('redirected to no address');
      url = new URL(headers.location, url);
      if (!options.elsewhere && bare(url) !== bare(first)) throw new AddressForbidden(`redirected to ${url.host}`);
      continue;
    }
    if (statusCode === 200) return readBody(answer, options);
    answer.destroy();
    throw new AnswerRefused(statusCode);
  }
  throw new AddressForbidden('redirected too often');
}

const bare = ({ hostname }: URL): string => hostname.replace(/^www\./, '');

async function addressOf(
  { protocol, hostname, port, username, password }: URL,
  { resolver, mayConnect, mayUsePort }: Ways,
): Promise<string> {
  if (
    !/^https?:$/.test(protocol) ||
    username ||
    password ||
    !mayUsePort(port) ||
    isIP(hostname) ||
    /[[\]]/.test(hostname)
  )
    throw new AddressForbidden(`not an address of a website: ${protocol}//${hostname}`);
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  const found = [v4, v6].flatMap((family) => (family.status === 'fulfilled' ? family.value : []));
  // A single private address among them is not an accident.
  if (found.some((one) => !mayConnect(one))) throw new AddressForbidden(`${hostname} leads into a private network`);
  const [address] = found;
  if (address === undefined) throw new Error(`${hostname} has no address`);
  return address;
}

/** Connects to the checked address with the host's name, so that DNS cannot be rebound in between. */
function get(url: URL, address: string, accept: string, signal: AbortSignal): Promise<IncomingMessage> {
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
        headers: { host, accept, 'accept-encoding': 'identity', connection: 'close' },
      },
      done,
    );
    asked.on('error', fail);
    asked.end();
  });
}

/** The body up to `maxBytes`; the rest is not read. */
async function readBody(answer: IncomingMessage, { maxBytes, larger }: FetchOptions): Promise<Buffer> {
  const refuse = (): never => {
    answer.destroy();
    throw new FileTooLarge(`larger than ${maxBytes} bytes`);
  };
  if (larger === 'refuse' && Number(answer.headers['content-length'] ?? 0) > maxBytes) refuse();
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of answer as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (larger === 'refuse' && bytes > maxBytes) refuse();
    if (larger === 'cut' && bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
}
