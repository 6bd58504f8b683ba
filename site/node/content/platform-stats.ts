import { PlatformStats } from '@app/contracts/companies';
import type { ReleaseManifest } from '../../server/releases/release-files.ts';
import type { BuildConfig } from '../config.ts';

/** Pages can do without the counts, so a build does not wait longer. */
const TIMEOUT_MS = 5_000;
const DAY_MS = 86_400_000;

/** The platform's counts of companies and reviews; null while the engine does not answer. */
export async function fetchPlatformStats({
  ENGINE_URL,
}: Pick<BuildConfig, 'ENGINE_URL'>): Promise<PlatformStats | null> {
  if (!ENGINE_URL) return null;
  try {
    const response = await fetch(new URL('/api/v1/stats', ENGINE_URL), { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? PlatformStats.parse(await response.json()) : null;
  } catch {
    return null;
  }
}

/**
 * The counts for this build. Those of the last build are kept for a day: they change with every review, and a publish
 * should change no other page.
 */
export async function statsForBuild(
  config: Pick<BuildConfig, 'ENGINE_URL'>,
  last: ReleaseManifest['figures'],
  now = Date.now(),
): Promise<ReleaseManifest['figures']> {
  if (last && now - Date.parse(last.at) < DAY_MS) return last;
  const stats = await fetchPlatformStats(config);
  return stats ? { at: new Date(now).toISOString(), stats } : last;
}
