import type { ApiProblem } from '../lib/api/api.ts';

/** Why a link does not work, as a key under `invitation:closed.`. */
export type ClosedReason = 'invalid' | 'expired' | 'used' | 'cancelled' | 'offline' | 'refused' | 'failed';

const REASONS: Readonly<Record<string, ClosedReason>> = {
  token_invalid: 'invalid',
  invitation_expired: 'expired',
  invitation_used: 'used',
  // The idempotency key was used for another text: an earlier attempt succeeded but its answer was lost.
  idempotency_key_reused: 'used',
  invitation_cancelled: 'cancelled',
  network: 'offline',
};

/** Properties of a problem that the page uses. A refusal without a text of ours shows the engine's `detail`. */
export type LinkProblem = Pick<ApiProblem, 'code'> &
  Partial<Pick<ApiProblem, 'status' | 'detail' | 'message' | 'params'>>;

/** Why a link does not work, from the engine's refusal. */
export function closedReason({ code, status, detail }: LinkProblem): ClosedReason {
  const refused = status !== undefined && status >= 400 && status < 500 && Boolean(detail);
  return REASONS[code] ?? (refused ? 'refused' : 'failed');
}
