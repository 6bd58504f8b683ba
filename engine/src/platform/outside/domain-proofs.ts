import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-address.ts';
import { NotOutside, readOutside } from './read-file.ts';

/** Where a domain's owner puts a proof that we can look at ourselves. */
export const PROOF_METHODS = ['dns', 'file'] as const;
export type ProofMethod = (typeof PROOF_METHODS)[number];

/** The name of the TXT record below the domain, and the path of the file on its website. */
export const PROOF_LABEL = '_company-proof';
export const PROOF_PATH = '/.well-known/company-proof.txt';

/** `unreachable`: nobody answered; it may be there all the same. */
export type ProofAnswer = 'found' | 'missing' | 'unreachable';

/** Looks at domains that others say are theirs. */
export interface DomainProofs {
  /** Whether the domain carries `value`. */
  look(method: ProofMethod, domain: string, value: string): Promise<ProofAnswer>;
}

export interface ProofSettings {
  /** Name servers to ask, `address:port`; the system's when left out. */
  servers?: string[];
  mayConnect?: (address: string) => boolean;
  /** Where the files of a domain are looked for, the first that answers. */
  originsOf?: (domain: string) => string[];
}

const DNS_TIMEOUT_MS = 3000;
const FILE = { maxBytes: 1024, timeoutMs: 8000 };
const NOT_THERE = new Set(['ENODATA', 'ENOTFOUND']);

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

/** The internet, as far as strangers may lead us there. */
export function createDomainProofs({
  servers,
  mayConnect = isPublicAddress,
  originsOf = (domain) => [`https://${domain}`, `http://${domain}`],
}: ProofSettings = {}): DomainProofs {
  const resolver = new Resolver({ timeout: DNS_TIMEOUT_MS, tries: 2 });
  if (servers) resolver.setServers(servers);
  const ports = new Set(['', ...originsOf('any.example').map((origin) => new URL(origin).port)]);
  const reading = { resolver, mayConnect, mayUsePort: (port: string) => ports.has(port), ...FILE };

  async function lookAtRecords(domain: string, value: string): Promise<ProofAnswer> {
    try {
      const records = await resolver.resolveTxt(`${PROOF_LABEL}.${domain}`);
      return records.some((parts) => parts.join('').trim() === value) ? 'found' : 'missing';
    } catch (error) {
      return NOT_THERE.has(codeOf(error)) ? 'missing' : 'unreachable';
    }
  }

  async function lookAtFile(domain: string, value: string): Promise<ProofAnswer> {
    let answer: ProofAnswer = 'unreachable';
    for (const origin of originsOf(domain)) {
      try {
        const text = await readOutside(origin + PROOF_PATH, reading);
        if (text?.split(/\r?\n/).some((line) => line.trim() === value)) return 'found';
        answer = 'missing';
      } catch (error) {
        if (error instanceof NotOutside) answer = 'missing';
      }
    }
    return answer;
  }

  return { look: (method, domain, value) => (method === 'dns' ? lookAtRecords : lookAtFile)(domain, value) };
}
