import type { LedgerKeys } from '@app/contracts/ledger';
import type { Locale } from '@app/locales/manifest.ts';
import { cacheHeaders, fromEngine } from '../../lib/engine.ts';
import type { ServerAnswer } from '../profile/profile-data.ts';

/** The published keys: with them in the page nobody has to be asked for a check. */
export type ReceiptData = ({ kind: 'shown'; keys: LedgerKeys['items'] } | { kind: 'down' }) & { search: string };

/** A new key signs at once when keys are rotated. */
const KEEP_SECONDS = 60;

export async function loadReceiptPage(locale: Locale): Promise<ServerAnswer<ReceiptData>> {
  const found = await fromEngine<LedgerKeys>('/ledger/keys', { locale });
  if (found.kind !== 'ok') return { status: 503, headers: {}, props: { kind: 'down', search: '' } };
  return {
    status: 200,
    // A platform that has just been set up has published none yet.
    headers: found.data.items.length > 0 ? cacheHeaders(['ledger-keys'], KEEP_SECONDS) : {},
    props: { kind: 'shown', keys: found.data.items, search: '' },
  };
}
