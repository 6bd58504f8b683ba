import type { AppContext } from '../../platform/context.ts';
import { applyRetention, deleteRows } from '../../platform/retention.ts';

const DRAW_DAYS = 30;

/** Deletes what browsers have drawn, once it no longer binds them; the counts per day stay. */
export function forgetDraws(app: AppContext): Promise<void> {
  return applyRetention(app, [
    deleteRows('draws of browsers', 'engine.split_draws', `at <= engine.app_now() - interval '${DRAW_DAYS} days'`),
  ]);
}
