import type { InvitationFunnel } from '@app/contracts/inviting/coverage';
import { FUNNEL_STAGES } from '@app/contracts/values';

export interface FunnelStage {
  key: (typeof FUNNEL_STAGES)[number];
  count: number;
  /** Share of what was sent, 0 to 1. */
  share: number;
}

/** Stages of the funnel from sending to the public review. */
export const funnel = (counts: InvitationFunnel): FunnelStage[] =>
  FUNNEL_STAGES.map((key) => ({
    key,
    count: counts[key],
    share: counts.sent === 0 ? 0 : Math.min(counts[key] / counts.sent, 1),
  }));

/** Share of the invited who wrote a review, 0 to 1; null without invitations. */
export const responseRate = ({ sent, written }: InvitationFunnel): number | null =>
  sent === 0 ? null : Math.min(written / sent, 1);
