'use client';
import { useEffect, useState } from 'react';

/** Where what was saved stands: on its way to readers, with them, or nobody can tell. */
export type Liveness = { state: 'publishing' } | { state: 'live'; seconds: number | null } | { state: 'unknown' };

const POLL_MS = 1_000;
/** Polls after which the version is requested again: somebody else may have published meanwhile. */
const ASK_AGAIN = 5;
const GIVE_UP = 180;

async function versionAt(address: string): Promise<string> {
  const answer = await fetch(address, { credentials: 'same-origin', cache: 'no-store' });
  if (!answer.ok) throw new Error(String(answer.status));
  return ((await answer.json()) as { version: string }).version;
}

/**
 * Follows a publish until the front door shows it.
 * @param savedAt when the document was last published; nothing is asked without it
 */
export function useLive(savedAt: string | undefined): Liveness | undefined {
  const [known, setKnown] = useState<{ of: string; liveness: Liveness }>();
  useEffect(() => {
    if (savedAt === undefined) return;
    let over = false;
    const started = Date.now();
    const say = (liveness: Liveness): void => void (over || setKnown({ of: savedAt, liveness }));
    const follow = async (): Promise<void> => {
      let wanted = '';
      for (let polls = 0; !over && polls < GIVE_UP; polls += 1) {
        if (polls % ASK_AGAIN === 0) wanted = await versionAt('/cms-api/published');
        if ((await versionAt('/healthz/content')) === wanted) {
          const seconds = polls === 0 ? null : Math.round((Date.now() - started) / 1000);
          return say({ state: 'live', seconds });
        }
        say({ state: 'publishing' });
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      say({ state: 'unknown' });
    };
    follow().catch(() => say({ state: 'unknown' }));
    return () => void (over = true);
  }, [savedAt]);
  return known && known.of === savedAt ? known.liveness : undefined;
}
