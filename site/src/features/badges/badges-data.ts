import type { Locale } from '@app/locales/manifest.ts';
import type { BadgeCatalogue } from '@app/contracts/badges';
import { cacheHeaders, fromEngine, type ServerAnswer } from '../../lib/api/engine.ts';

/** The nine badges with their criteria, from the engine. */
export type BadgesData = ({ kind: 'shown'; badges: BadgeCatalogue['items'] } | { kind: 'down' }) & { search: string };

/** Criteria only change with a release. */
const KEEP_SECONDS = 300;

export async function loadBadges(locale: Locale): Promise<ServerAnswer<BadgesData>> {
  const found = await fromEngine<BadgeCatalogue>('/badges', { locale });
  if (found.kind !== 'ok') return { status: 503, headers: {}, props: { kind: 'down', search: '' } };
  return {
    status: 200,
    headers: cacheHeaders(['badges'], KEEP_SECONDS),
    props: { kind: 'shown', badges: found.data.items, search: '' },
  };
}
