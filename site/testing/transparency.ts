import type { TransparencyReport } from '@app/contracts/trust/transparency';

/** Builds a monthly report; tests override what matters. */
export function aReport(own: Partial<TransparencyReport> = {}): TransparencyReport {
  return {
    month: '2026-05',
    complete: true,
    computedAt: '2026-06-03T08:00:00.000Z',
    received: { total: 1240, byOrigin: { verified: 1000, unverified: 200, external: 40 } },
    held: { total: 31, byRule: { 'personal.phone': 9, 'words.offensive': 20, device: 2 } },
    looked: { total: 12, kept: 9, removed: 2, late: 1 },
    decisions: {
      total: 34,
      byEffect: { held: 20, rejected: 8, removed: 3, photo_removed: 1, withdrawn: 0, reinstated: 1, kept: 1 },
      byGround: { offensive: 22, personal_data: 10, no_violation: 2 },
      byMachine: 20,
      byModerator: 14,
      machineShare: 20 / 34,
      medianHours: 5.25,
    },
    reports: {
      received: { total: 12, bySide: { visitor: 7, merchant: 5 }, byReason: { offensive: 8, not_genuine: 4 } },
      decided: {
        total: 9,
        bySide: { visitor: { accepted: 3, dismissed: 2 }, merchant: { accepted: 1, dismissed: 3 } },
      },
    },
    mediations: {
      opened: 18,
      ended: 15,
      byOutcome: {
        changed: 6,
        kept: 4,
        published_by_author: 1,
        deleted_by_author: 1,
        merchant_silent: 1,
        expired: 2,
        removed: 0,
      },
    },
    appeals: {
      received: 4,
      bySide: { author: 3, merchant: 1, reporter: 0 },
      decided: 3,
      upheld: 2,
      reversed: 1,
      reversedShare: 1 / 3,
    },
    withdrawals: {
      requested: 4,
      byReason: { complaint_item: 1, not_about_product: 3 },
      granted: { words: 1, moderator: 1 },
      refused: 2,
      reversed: 1,
    },
    withdrawn: { deletedByAuthor: 5, withdrawnBySeller: 0, erased: 2 },
    privacyRequests: { export: 3, erasure: 2 },
    ...own,
  };
}
