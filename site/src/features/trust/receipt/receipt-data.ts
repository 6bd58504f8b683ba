import type { LedgerKeys } from '@app/contracts/trust/ledger';
import type { Locale } from '@app/locales/manifest.ts';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../../lib/api/engine.ts';

/** The published keys are part of the page, so that a check needs no request. */
export type ReceiptData = ({ kind: 'shown'; keys: LedgerKeys['items'] } | { kind: 'down' }) & { search: string };

/** Cache time in seconds: a rotated key is used at once. */
const KEEP_SECONDS = 60;

export async function loadReceiptPage(locale: Locale): Promise<ServerAnswer<ReceiptData>> {
  const found = await fromEngine<LedgerKeys>('/ledger/keys', { locale });
  if (found.kind !== 'ok') return { status: 503, headers: {}, props: { kind: 'down', search: '' } };
  return {
    status: 200,
    // A new installation has no keys yet.
    headers: found.data.items.length > 0 ? cacheHeaders(['ledger-keys'], KEEP_SECONDS) : {},
    props: { kind: 'shown', keys: found.data.items, search: '' },
  };
}
