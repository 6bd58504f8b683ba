import { z } from 'zod';

/** A mid rate of table A. */
export interface MidRate {
  /** Of the table, YYYY-MM-DD. */
  day: string;
  /** Zloty for one unit, decimal. */
  rate: string;
  /** Such as 229/A/NBP/2026. */
  tableNumber: string;
}

export interface Nbp {
  /**
   * Mid rates of a currency from day to day, at most 93 days; none if no table was published in them.
   * @throws NbpFailed
   */
  midRates(currency: string, from: string, to: string): Promise<MidRate[]>;
}

export class NbpFailed extends Error {}

export const NBP_URL = 'https://api.nbp.pl/api';
const TIMEOUT_MS = 15_000;
/** In the answer of the bank itself to days without a table; any other 404 is a wrong address. */
const NO_TABLES = 'Brak danych';

const Answer = z.object({
  table: z.literal('A'),
  code: z.string(),
  rates: z.array(
    z.object({
      no: z.string().regex(/^\d+\/A\/NBP\/\d{4}$/),
      effectiveDate: z.iso.date(),
      mid: z
        .number()
        .positive()
        .transform(String)
        .pipe(z.string().regex(/^\d+(\.\d+)?$/)),
    }),
  ),
});

async function get(url: string, timeoutMs: number): Promise<{ status: number; text: string }> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    throw new NbpFailed(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The National Bank of Poland's web API (https://api.nbp.pl/en.html), which needs no key. */
export function createNbp(url: string, timeoutMs = TIMEOUT_MS): Nbp {
  const base = url.replace(/\/+$/, '');
  return {
    async midRates(currency, from, to) {
      const path = `/exchangerates/rates/a/${currency.toLowerCase()}/${from}/${to}/?format=json`;
      const { status, text } = await get(base + path, timeoutMs);
      if (status === 404 && text.includes(NO_TABLES)) return [];
      if (status !== 200) throw new NbpFailed(`answered ${status} ${text.slice(0, 100)}`);
      const { data } = Answer.safeParse(parsed(text));
      if (data?.code !== currency || data.rates.some(({ effectiveDate: day }) => day < from || day > to))
        throw new NbpFailed(`an unknown answer: ${text.slice(0, 100)}`);
      return data.rates.map(({ effectiveDate, mid, no }) => ({ day: effectiveDate, rate: mid, tableNumber: no }));
    },
  };
}
