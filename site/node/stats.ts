import { PlatformStats } from '@app/contracts/companies';
import type { ReleaseManifest } from '../server/release-files.ts';
import type { BuildConfig } from './config.ts';

/** A build does not wait longer for figures that pages can do without. */
const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;

/** How many companies and reviews there are, for pages that say so; null while the engine cannot tell. */
export async function engineStats({ ENGINE_URL }: Pick<BuildConfig, 'ENGINE_URL'>): Promise<PlatformStats | null> {
  if (!ENGINE_URL) return null;
  try {
    const response = await fetch(new URL('/api/v1/stats', ENGINE_URL), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? PlatformStats.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

/**
 * The figures of this build: those of the last one for a day, for they change with every review, and who publishes a
 * page should change that page alone.
 */
export async function figuresOf(
  config: Pick<BuildConfig, 'ENGINE_URL'>,
  last: ReleaseManifest['figures'],
  now = Date.now(),
): Promise<ReleaseManifest['figures']> {
  if (last && now - Date.parse(last.at) < DAY_MS) return last;
  const stats = await engineStats(config);
  return stats ? { at: new Date(now).toISOString(), stats } : last;
}
