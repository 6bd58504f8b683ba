import { z } from 'zod';
import type { Config } from '../../../platform/config.ts';
import { parseVatNumber } from './vat-numbers.ts';
import type { VatNumber } from './vat-numbers.ts';

/** A definite answer of the register. */
export interface VatCheck {
  result: 'valid' | 'invalid';
  /** VIES's consultation number, which proves the check; null without a requester, and for a number it was not asked about. */
  receipt: string | null;
  /** Null where the country does not disclose them. */
  name: string | null;
  address: string | null;
}

export interface VatRegister {
  /**
   * Whether a VAT number of the EU (with its prefix) is registered. `unknown`: the register, or that of the country,
   * cannot be asked now. Never call it inside a transaction: some countries take a quarter of a minute.
   */
  check(vatNumber: string): Promise<VatCheck | 'unknown'>;
}

export interface ViesSettings {
  /** Undefined: it is not asked. */
  url: string | undefined;
  /** Our own VAT number with its prefix: without it there is no receipt. */
  requester: string | undefined;
  timeoutMs?: number;
  /** Told why an answer is unknown. */
  onUnknown?: (reason: string) => void;
}

export const VIES_URL = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
/** Denmark has been seen to take 16 s. */
const TIMEOUT_MS = 20_000;
const REQUESTER_REFUSED = 'INVALID_REQUESTER_INFO';

/**
 * Outages come with status 200 too: as `actionSucceed: false` with codes (MS_UNAVAILABLE, TIMEOUT,
 * MS_MAX_CONCURRENT_REQ …), or as `valid: false` with the code in `userError`.
 */
const Answer = z.object({
  actionSucceed: z.boolean().optional(),
  errorWrappers: z.array(z.object({ error: z.string() })).optional(),
  valid: z.boolean().optional(),
  userError: z.string().nullish(),
  requestIdentifier: z.string().nullish(),
  name: z.string().nullish(),
  address: z.string().nullish(),
});

const VERDICTS = new Set(['', 'VALID', 'INVALID']);
const INVALID: VatCheck = { result: 'invalid', receipt: null, name: null, address: null };

/** Countries write dashes for what they do not disclose. */
const disclosed = (text: string | null | undefined): string | null => {
  const trimmed = text?.trim() ?? '';
  return /^-*$/.test(trimmed) ? null : trimmed;
};

/** A verdict, or the code of what went wrong. */
function read(body: unknown): VatCheck | string {
  const { data } = Answer.safeParse(body);
  if (!data) return 'an unknown answer';
  const [failure] = data.errorWrappers ?? [];
  if (failure) return failure.error;
  const { valid, userError, requestIdentifier, name, address, actionSucceed } = data;
  if (userError && !VERDICTS.has(userError)) return userError;
  if (valid === undefined || actionSucceed === false) return 'no verdict';
  return {
    result: valid ? 'valid' : 'invalid',
    receipt: disclosed(requestIdentifier),
    name: disclosed(name),
    address: disclosed(address),
  };
}

async function ask(
  url: string,
  timeoutMs: number,
  checked: VatNumber,
  requester?: VatNumber,
): Promise<VatCheck | string> {
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        countryCode: checked.prefix,
        vatNumber: checked.number,
        ...(requester && { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = read(await response.json());
    return response.ok || typeof verdict === 'string' ? verdict : `status ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** The register by VIES's REST API (swagger_publicVAT.yaml), which needs no key. */
export function createVies({ url, requester, timeoutMs = TIMEOUT_MS, onUnknown }: ViesSettings): VatRegister {
  const unknown = (reason: string) => {
    onUnknown?.(reason);
    return 'unknown' as const;
  };
  return {
    async check(vatNumber) {
      const checked = await parseVatNumber(vatNumber);
      if (!checked) return INVALID;
      if (url === undefined) return unknown('VIES is switched off');
      const own = requester === undefined ? undefined : await parseVatNumber(requester);
      let answer = await ask(url, timeoutMs, checked, own);
      // Its verdict is worth more to the customer than the receipt is to us.
      if (answer === REQUESTER_REFUSED && own) {
        onUnknown?.('VIES refuses our own VAT number as requester: checks have no receipt');
        answer = await ask(url, timeoutMs, checked);
      }
      return typeof answer === 'string' ? unknown(answer) : answer;
    },
  };
}

/** The register that the settings name; `requester` is our own VAT number. */
export function vatRegister(
  { VIES_URL: url, NODE_ENV }: Pick<Config, 'VIES_URL' | 'NODE_ENV'>,
  settings: Pick<ViesSettings, 'requester' | 'onUnknown'>,
): VatRegister {
  const official = NODE_ENV === 'test' ? undefined : VIES_URL;
  return createVies({ ...settings, url: url === 'off' ? undefined : (url ?? official) });
}
