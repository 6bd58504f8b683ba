import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Codes of VIES for what is not a verdict on the number. */
export const VIES_FAILURES = [
  'MS_UNAVAILABLE',
  'TIMEOUT',
  'MS_MAX_CONCURRENT_REQ',
  'MS_MAX_CONCURRENT_REQ_TIME',
  'GLOBAL_MAX_CONCURRENT_REQ',
  'GLOBAL_MAX_CONCURRENT_REQ_TIME',
  'SERVICE_UNAVAILABLE',
  'VAT_BLOCKED',
  'IP_BLOCKED',
  'INVALID_INPUT',
] as const;
export type ViesFailure = (typeof VIES_FAILURES)[number];

/** How the next check is answered in place of the register. */
export type ViesTrouble =
  | ViesFailure
  /** The code beside `valid: false`, as some member states are reported. */
  | { userError: ViesFailure }
  /** With status 400 or 500 instead of 200. */
  | { failure: ViesFailure; status: number }
  | 'html'
  | 'empty'
  | 'cut off'
  | 'silence'
  | 'hang up';

export interface ViesServer {
  /** For `VIES_URL`. */
  url: string;
  /** Registered numbers with their prefix. */
  registered: Map<string, { name: string; address: string }>;
  /** Bodies of the checks. */
  asked: Record<string, string>[];
  /** First come first served. */
  troubles: ViesTrouble[];
  /** Requesters that are refused, with their prefix. */
  refusedRequesters: Set<string>;
  stop(): Promise<void>;
}

const json = (res: ServerResponse, body: unknown, status = 200) =>
  void res.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
const failed = (error: string) => ({ actionSucceed: false, errorWrappers: [{ error }] });

/** False: the check is to be answered as usual. */
function makeTrouble(res: ServerResponse, trouble: ViesTrouble | undefined): boolean {
  switch (trouble) {
    case undefined:
      return false;
    case 'html':
      res.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>The service is being updated</body></html>');
      return true;
    case 'empty':
      res.writeHead(200, { 'content-type': 'application/json' }).end();
      return true;
    case 'cut off':
      res.writeHead(200, { 'content-type': 'application/json' }).end('{"countryCode":"DE","valid":fal');
      return true;
    case 'silence':
      return true;
    case 'hang up':
      res.destroy();
      return true;
    default:
      if (typeof trouble === 'string') json(res, failed(trouble));
      else if ('userError' in trouble) json(res, { valid: false, userError: trouble.userError, name: '---' });
      else json(res, failed(trouble.failure), trouble.status);
      return true;
  }
}

/** A server on loopback that speaks VIES's REST protocol. */
export async function startVies(): Promise<ViesServer> {
  const registered: ViesServer['registered'] = new Map();
  const asked: ViesServer['asked'] = [];
  const troubles: ViesServer['troubles'] = [];
  const refusedRequesters: ViesServer['refusedRequesters'] = new Set();
  const server = createServer((req, res) => {
    let text = '';
    req.on('data', (chunk) => (text += chunk));
    req.on('end', () => {
      if (req.method !== 'POST' || req.url !== '/rest-api/check-vat-number') return json(res, {}, 404);
      const body = JSON.parse(text) as Record<string, string>;
      asked.push(body);
      if (makeTrouble(res, troubles.shift())) return;
      const { countryCode = '', vatNumber = '', requesterMemberStateCode, requesterNumber = '' } = body;
      if (refusedRequesters.has(`${requesterMemberStateCode}${requesterNumber}`))
        return json(res, failed('INVALID_REQUESTER_INFO'));
      const found = registered.get(countryCode + vatNumber);
      json(res, {
        countryCode,
        vatNumber,
        requestDate: '2026-11-24T20:11:05.123Z',
        valid: found !== undefined,
        requestIdentifier: requesterMemberStateCode === undefined ? '' : `WAPIAAAAaE${asked.length}`,
        name: found?.name ?? '---',
        address: found?.address ?? '---',
        traderName: '---',
        traderStreet: '---',
        traderPostalCode: '---',
        traderCity: '---',
        traderCompanyType: '---',
        traderNameMatch: 'NOT_PROCESSED',
        traderStreetMatch: 'NOT_PROCESSED',
        traderPostalCodeMatch: 'NOT_PROCESSED',
        traderCityMatch: 'NOT_PROCESSED',
        traderCompanyTypeMatch: 'NOT_PROCESSED',
      });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/rest-api`,
    registered,
    asked,
    troubles,
    refusedRequesters,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
