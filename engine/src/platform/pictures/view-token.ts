import type { AppContext } from '../context.ts';
import type { Tx } from '../db.ts';

const VIEW_HOURS = 12;
const HOUR_MS = 3600 * 1000;
const viewPeriod = (now: Date): number => Math.floor(now.getTime() / (VIEW_HOURS * HOUR_MS));

/** A token that shows one picture that is not public; valid for 12 to 24 hours. */
export async function viewToken(app: AppContext, tx: Tx, id: string): Promise<string> {
  return app.tokens.derive('photo', id, viewPeriod(await app.clock.now(tx)));
}

/** Whether `token` is from `viewToken` for this picture and has not expired. */
export function isViewToken(app: AppContext, token: string, id: string, now: Date): boolean {
  const period = viewPeriod(now);
  return [period, period - 1].some((version) => {
    try {
      app.tokens.verify('photo', token, version);
      return app.tokens.subject(token) === id;
    } catch {
      return false;
    }
  });
}
