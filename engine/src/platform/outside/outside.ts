import { Resolver } from 'node:dns/promises';
import { fetchPublic } from './fetch-public.ts';
import type { FetchOptions, Ways } from './fetch-public.ts';
import { isPublicAddress } from './public-address.ts';

/** Files on other people's servers, whose addresses come from strangers. */
export interface Outside {
  /**
   * Fetches a file whose redirects may lead to another public host.
   * @throws AddressForbidden, AnswerRefused, FileTooLarge; whatever goes wrong on the way
   */
  fetchFile(url: string, options: Pick<FetchOptions, 'maxBytes' | 'timeoutMs' | 'accept'>): Promise<Buffer>;
}

const DNS_TIMEOUT_MS = 3000;

/** The internet, reached by the system's name servers at the usual ports; `ways` replaces parts of it. */
export function createOutside({ mayConnect = isPublicAddress, ...ways }: Partial<Ways> = {}): Outside {
  const { resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 }), mayUsePort = (port) => port === '' } = ways;
  return {
    fetchFile: (url, options) =>
      fetchPublic(url, { resolver, mayConnect, mayUsePort }, { ...options, elsewhere: true, larger: 'refuse' }),
  };
}
