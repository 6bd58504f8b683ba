import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as (options: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/** What a build has held is let go of by then. */
const AFTER_MS = 30_000;
/** What asking for requests leaves behind adds up, too. */
const AGAIN_MS = 600_000;
let later: NodeJS.Timeout | undefined;

/**
 * Collects the garbage of a build a little later, and what comes after it every ten minutes: up to 150 MB, which would
 * stay for as long as the process does nothing. V8 collects when it needs memory.
 */
export function giveMemoryBack(afterMs = AFTER_MS): void {
  clearTimeout(later);
  later = setTimeout(() => {
    // The flavour also gives back the pages that V8 keeps for later.
    collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
    giveMemoryBack(AGAIN_MS);
  }, afterMs);
  later.unref();
}
