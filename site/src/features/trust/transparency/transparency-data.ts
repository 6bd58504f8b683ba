import type { TransparencyMonths, TransparencyReport } from '@app/contracts/trust/transparency';
import type { Locale } from '@app/locales/manifest.ts';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../../lib/api/engine.ts';

export type Months = TransparencyMonths['items'];

/** Report of a month, and all months, newest first. */
export type TransparencyData = (
  | { kind: 'shown'; report: TransparencyReport; months: Months }
  | { kind: 'missing' }
  | { kind: 'down' }
) & { search: string };

const MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;
/** Cache time in seconds: the engine recounts the current month every minute, and every page shows its total. */
const KEEP_SECONDS = 60;

/** Without a month, reads the last completed one, or the current one if there is no other. */
export async function loadTransparency(
  month: string | undefined,
  locale: Locale,
): Promise<ServerAnswer<TransparencyData>> {
  if (month !== undefined && !MONTH.test(month)) return missing;
  const months = await fromEngine<TransparencyMonths>('/transparency', { locale });
  if (months.kind !== 'ok') return down;
  const { items } = months.data;
  const chosen = month
    ? items.find((item) => item.month === month)
    : (items.find(({ complete }) => complete) ?? items[0]);
  if (!chosen) return missing;
  const report = await fromEngine<TransparencyReport>(`/transparency/${chosen.month}`, { locale });
  if (report.kind === 'down') return down;
  if (report.kind === 'problem') return missing;
  return {
    status: 200,
    headers: cacheHeaders(['transparency'], KEEP_SECONDS),
    props: { kind: 'shown', report: report.data, months: items, search: '' },
  };
}

const down: ServerAnswer<TransparencyData> = { status: 503, headers: {}, props: { kind: 'down', search: '' } };
const missing: ServerAnswer<TransparencyData> = {
  status: 404,
  headers: cacheHeaders(['transparency'], KEEP_SECONDS),
  props: { kind: 'missing', search: '' },
};
