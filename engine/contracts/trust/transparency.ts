import { z } from 'zod';
import { AUDIT_SUBJECTS } from './audit-acts.ts';
import { Instant, Id, Cursor, pageOf } from '../common.ts';
import { DECISION_GROUNDS, STATEMENT_EFFECTS } from '../moderation.ts';
import { MEDIATION_OUTCOMES } from '../mediation.ts';
import { REVIEW_ORIGINS, WITHDRAWAL_REASONS } from '../reviews.ts';
import { REPORT_REASONS } from '../values.ts';

const Count = z.int().min(0);
/** One count for each, also those of which there is none. */
const perEach = <const Names extends readonly [string, ...string[]]>(names: Names) => z.record(z.enum(names), Count);

export const REPORT_SIDES = ['visitor', 'merchant'] as const;
export const APPEAL_SIDES = ['author', 'merchant', 'reporter'] as const;

export const Month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
export type Month = z.infer<typeof Month>;

/**
 * One calendar month (UTC) of the platform. Each thing counts in the month in which it happened: a report of June that
 * is decided in July is received in June and decided in July.
 */
export const TransparencyReport = z
  .object({
    month: Month,
    /** False while the month runs: its numbers still grow. */
    complete: z.boolean(),
    computedAt: Instant,
    received: z.object({ total: Count, byOrigin: perEach(REVIEW_ORIGINS) }),
    /** Texts that a rule kept from being shown; one text may meet several rules. */
    held: z.object({ total: Count, byRule: z.record(z.string(), Count) }),
    /**
     * Texts that were published with a sign against them that is not sure enough to hold, for a moderator to look at
     * within the day: how many began to wait, and how those ended that were looked at. `late`: of these, after the day.
     */
    looked: z.object({ total: Count, kept: Count, removed: Count, late: Count }),
    /**
     * The platform's decisions with a statement of reasons, about reviews, photos and companies' answers; what sellers
     * once withdrew by their word alone is none. `machineShare`: 0 to 1; null without a decision.
     */
    decisions: z.object({
      total: Count,
      byEffect: perEach(STATEMENT_EFFECTS),
      byGround: z.partialRecord(z.enum(DECISION_GROUNDS), Count),
      byMachine: Count,
      byModerator: Count,
      machineShare: z.number().min(0).max(1).nullable(),
      /** From the moment a case was opened to its decision, in hours. */
      medianHours: z.number().min(0).nullable(),
    }),
    reports: z.object({
      received: z.object({
        total: Count,
        bySide: perEach(REPORT_SIDES),
        byReason: z.partialRecord(z.enum(REPORT_REASONS), Count),
      }),
      decided: z.object({
        total: Count,
        bySide: z.record(z.enum(REPORT_SIDES), z.object({ accepted: Count, dismissed: Count })),
      }),
    }),
    mediations: z.object({ opened: Count, ended: Count, byOutcome: perEach(MEDIATION_OUTCOMES) }),
    /** `reversedShare`: of those decided, 0 to 1; null when none was. */
    appeals: z.object({
      received: Count,
      bySide: perEach(APPEAL_SIDES),
      decided: Count,
      upheld: Count,
      reversed: Count,
      reversedShare: z.number().min(0).max(1).nullable(),
    }),
    /**
     * Sellers' requests that a review of a product be withdrawn; `words`: granted at once, as its own words bore it
     * out.
     */
    withdrawals: z.object({
      requested: Count,
      byReason: perEach(WITHDRAWAL_REASONS),
      granted: z.object({ words: Count, moderator: Count }),
      refused: Count,
      /** Put back when the author's appeal was granted. */
      reversed: Count,
    }),
    /** Taken back: by authors, by sellers by their word alone, and words that were erased at a person's request. */
    withdrawn: z.object({ deletedByAuthor: Count, withdrawnBySeller: Count, erased: Count }),
    privacyRequests: z.object({ export: Count, erasure: Count }),
  })
  .meta({ id: 'TransparencyReport' });
export type TransparencyReport = z.infer<typeof TransparencyReport>;

export const TransparencyMonths = z
  .object({
    items: z.array(
      z.object({
        month: Month,
        complete: z.boolean(),
        received: Count.meta({ description: 'As `received.total` of its report' }),
      }),
    ),
  })
  .meta({ id: 'TransparencyMonths' });
export type TransparencyMonths = z.infer<typeof TransparencyMonths>;

/** An act of a merchant, an API key, staff or the system about a company. */
export const AuditEntry = z
  .object({
    id: Id,
    at: Instant,
    act: z.string(),
    actor: z.object({ kind: z.enum(['merchant', 'staff', 'api_key', 'system']), name: z.string().nullable() }),
    subjectId: Id.nullable(),
    detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  })
  .meta({ id: 'AuditEntry' });
export type AuditEntry = z.infer<typeof AuditEntry>;
export const AuditQuery = z.object({
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type AuditQuery = z.infer<typeof AuditQuery>;
export const AuditPage = pageOf(AuditEntry).meta({ id: 'AuditPage' });
export type AuditPage = z.infer<typeof AuditPage>;
/** The company's own log, filtered; days are the company's. */
export const CompanyAuditQuery = AuditQuery.extend({
  actor: Id.optional().meta({ description: 'A member or API key' }),
  subject: z.enum(AUDIT_SUBJECTS).optional(),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
});
export type CompanyAuditQuery = z.infer<typeof CompanyAuditQuery>;
/** `GET …/audit-log/actors`: members, also former ones, and API keys with entries in the log. */
export const AuditActors = z
  .object({ items: z.array(z.object({ id: Id, kind: z.enum(['merchant', 'api_key']), name: z.string() })) })
  .meta({ id: 'AuditActors' });
export type AuditActors = z.infer<typeof AuditActors>;
/** The staff's view: of every company, or of one. */
export const StaffAuditQuery = AuditQuery.extend({ companyId: Id.optional() });
export type StaffAuditQuery = z.infer<typeof StaffAuditQuery>;
export const StaffAuditPage = pageOf(
  AuditEntry.extend({ companyId: Id.nullable(), actor: AuditEntry.shape.actor.extend({ id: z.string() }) }),
).meta({ id: 'StaffAuditPage' });
export type StaffAuditPage = z.infer<typeof StaffAuditPage>;
