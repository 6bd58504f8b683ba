import type { CompanyOverview } from '@app/contracts/invitations';

export interface FunnelStage {
  key: 'scheduled' | 'sent' | 'completed';
  count: number;
  /** Length of its bar against the longest, 0 to 1; nothing counted gives 0. */
  share: number;
}

/** The stages of inviting. `sent` holds all that went out, so it contains the completed ones. */
export function funnel({ scheduled, sent, completed }: CompanyOverview['invitations']): FunnelStage[] {
  const stages = [
    { key: 'scheduled', count: scheduled },
    { key: 'sent', count: sent },
    { key: 'completed', count: completed },
  ] as const;
  const most = Math.max(...stages.map(({ count }) => count));
  return stages.map((stage) => ({ ...stage, share: most === 0 ? 0 : stage.count / most }));
}

/** Which part of the invited wrote a review, 0 to 1; null while nobody is invited. */
export function responseRate({ sent, completed }: CompanyOverview['invitations']): number | null {
  return sent === 0 ? null : Math.min(completed / sent, 1);
}

/** From 80 % of the month's invitations on, the card warns. */
export function nearLimit({ sentThisMonth, monthlyLimit }: CompanyOverview['invitations']): boolean {
  return monthlyLimit !== null && sentThisMonth >= monthlyLimit * 0.8;
}
