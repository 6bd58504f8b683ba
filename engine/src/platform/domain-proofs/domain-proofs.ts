import { Resolver } from 'node:dns/promises';
import { AddressForbidden, AnswerRefused, fetchPublic } from '../outside/fetch-public.ts';
import type { FetchOptions } from '../outside/fetch-public.ts';
import { isPublicAddress } from '../outside/public-address.ts';

/** Where a domain's owner can place a proof that we can check. */
export const PROOF_METHODS = ['dns', 'file'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The name of the TXT record below the domain, and the path of the file on its website. */
export const PROOF_LABEL = '_company-proof';
export const PROOF_PATH = '/.well-known/company-proof.txt';

/** `unreachable`: no answer; the proof may still exist. */
export type ProofAnswer = 'found' | 'missing' | 'unreachable';

/** Checks claimed domains. */
export interface DomainProofs {
  /** Whether the domain has the proof `value`. */
  check(method: ProofMethod, domain: string, value: string): Promise<ProofAnswer>;
}

export interface ProofSettings {
  /** Name servers to query, `address:port`; the system's if left out. */
  servers?: string[];
  mayConnect?: (address: string) => boolean;
  /** Origins to fetch a domain's proof file from, in order. */
  originsOf?: (domain: string) => string[];
}

const DNS_TIMEOUT_MS = 3000;
const FILE: FetchOptions = { maxBytes: 1024, timeoutMs: 8000, accept: 'text/plain', elsewhere: false, larger: 'cut' };
const NOT_THERE = new Set(['ENODATA', 'ENOTFOUND']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** Checks proofs over the internet; names given by strangers never lead into private networks. */
export function createDomainProofs({
  servers,
  mayConnect = isPublicAddress,
  originsOf = (domain) => [`https://${domain}`, `http://${domain}`],
}: ProofSettings = {}): DomainProofs {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const ports = new Set(['', ...originsOf('any.example').map((origin) => new URL(origin).port)]);
  const ways = { resolver, mayConnect, mayUsePort: (port: string) => ports.has(port) };

  async function checkRecords(domain: string, value: string): Promise<ProofAnswer> {
    try {
      const records = await resolver.resolveTxt(`${PROOF_LABEL}.${domain}`);
      return records.some((parts) => parts.join('').trim() === value) ? 'found' : 'missing';
    } catch (error) {
      return NOT_THERE.has(codeOf(error)) ? 'missing' : 'unreachable';
    }
  }

  async function checkFile(domain: string, value: string): Promise<ProofAnswer> {
    let answer: ProofAnswer = 'unreachable';
    for (const origin of originsOf(domain)) {
      try {
        const text = (await fetchPublic(origin + PROOF_PATH, ways, FILE)).toString('utf8');
        if (text.split(/\r?\n/).some((line) => line.trim() === value)) return 'found';
        answer = 'missing';
      } catch (error) {
        if (error instanceof AddressForbidden || error instanceof AnswerRefused) answer = 'missing';
      }
    }
    return answer;
  }

  return { check: (method, domain, value) => (method === 'dns' ? checkRecords : checkFile)(domain, value) };
}
