import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type NbpTrouble =
  | { status: number; body: string }
  | 'wrong address'
  | 'html'
  | 'other currency'
  | 'silence'
  | 'hang up';

export interface NbpServer {
  /** For `NBP_URL`. */
  url: string;
  /** Published tables: mid rates of the dollar by day. */
  tables: Map<string, number>;
  /** Paths. */
  asked: string[];
  /** In place of the ordinary answer, first come first served. */
  troubles: NbpTrouble[];
  stop(): Promise<void>;
}

const PATH = /^\/api\/exchangerates\/rates\/a\/([a-z]{3})\/(\d{4}-\d\d-\d\d)\/(\d{4}-\d\d-\d\d)\/\?format=json$/;
const MOST_DAYS = 93;
const DAY_MS = 86_400_000;

/** A server on loopback that speaks the protocol of the National Bank of Poland; errors are plain text, as there. */
export async function startNbp(): Promise<NbpServer> {
  const tables: NbpServer['tables'] = new Map();
  const asked: NbpServer['asked'] = [];
  const troubles: NbpServer['troubles'] = [];
  const server = createServer((req, res) => {
    const say = (status: number, body: string, type = 'text/plain; charset=utf-8') =>
      void res.writeHead(status, { 'content-type': type }).end(body);
    asked.push(req.url ?? '');
    const trouble = troubles.shift();
    if (trouble === 'silence') return;
    if (trouble === 'hang up') return void res.destroy();
    if (trouble === 'wrong address') return say(404, '<html>404 Not Found</html>', 'text/html');
    if (trouble === 'html') return say(200, '<html>Przerwa techniczna</html>', 'text/html');
    if (typeof trouble === 'object') return say(trouble.status, trouble.body);
    const [, code = '', from = '', to = ''] = PATH.exec(req.url ?? '') ?? [];
    if (code === '') return say(404, '404 NotFound');
    if (from > to) return say(400, '400 BadRequest - Błędny zakres dat / Invalid date range');
    if ((Date.parse(to) - Date.parse(from)) / DAY_MS > MOST_DAYS)
      return say(400, '400 BadRequest - Przekroczony limit 93 dni / Limit of 93 days has been exceeded');
    const days = [...tables].filter(([day]) => code === 'usd' && day >= from && day <= to);
    if (days.length === 0) return say(404, '404 NotFound - Not Found - Brak danych');
    const rates = days.map(([day, mid], index) => ({
      no: `${String(100 + index)}/A/NBP/${day.slice(0, 4)}`,
      effectiveDate: day,
      mid,
    }));
    say(
      200,
      JSON.stringify({
        table: 'A',
        currency: 'dolar amerykański',
        code: trouble === 'other currency' ? 'EUR' : code.toUpperCase(),
        rates,
      }),
      'application/json; charset=utf-8',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`,
    tables,
    asked,
    troubles,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
