import { z } from 'zod';
import { Cursor, Email, Grade, Id, Instant, Locale, Slug, pageOf } from './common.ts';
import { WITHDRAWAL_REASONS } from './reviews.ts';
import { ILLEGAL_TEXT_MIN, REPORT_REASONS } from './values.ts';

export const CASE_KINDS = [
  'review',
  'report',
  'appeal',
  'photo',
  'answer',
  'burst',
  'question',
  'question_answer',
  'mediation',
  'withdrawal',
  'second_look',
] as const;
export const CaseKind = z.enum(CASE_KINDS);
export type CaseKind = z.infer<typeof CaseKind>;

/**
 * `accept` lets stand or publishes, `refuse` holds back or takes down; for appeals, reports, withdrawals: granted or
 * not.
 */
export const CASE_DECISIONS = ['accept', 'refuse'] as const;
export const CaseDecision = z.enum(CASE_DECISIONS);
export type CaseDecision = z.infer<typeof CaseDecision>;

/** Grounds of a decision: terms of our rules or the law. Words under `reviews:grounds.<ground>`. */
export const DECISION_GROUNDS = [
  'offensive',
  'hate',
  'threat',
  'personal_data',
  'link',
  'duplicate',
  'same_device',
  'burst',
  'contradiction',
  'not_about_experience',
  'not_genuine',
  'conflict_of_interest',
  'illegal',
  'staff_pattern',
  'seller_complaint_item',
  'seller_not_about_product',
  'undue_influence',
  'no_violation',
] as const;
export const DecisionGround = z.enum(DECISION_GROUNDS);
export type DecisionGround = z.infer<typeof DecisionGround>;

export const ReportReason = z.enum(REPORT_REASONS);
export type ReportReason = z.infer<typeof ReportReason>;

const ReportFields = z.object({
  reason: ReportReason,
  text: z
    .string()
    .trim()
    .max(2000)
    .optional()
    .meta({
      description: `With the reason \`illegal\` required, of ${ILLEGAL_TEXT_MIN} characters at least: why it is`,
    }),
  goodFaith: z
    .literal(true)
    .optional()
    .meta({ description: 'The reporter believes in good faith that this is true; required with the reason `illegal`' }),
  email: Email.optional(),
  /** Honeypot: people leave it empty. */
  website: z.string().max(200).optional(),
});

/** The Digital Services Act, article 16(2), wants a reason and a statement of good faith where it is about the law. */
function explained(
  { reason, text = '', goodFaith }: Pick<z.infer<typeof ReportFields>, 'reason' | 'text' | 'goodFaith'>,
  issues: z.RefinementCtx,
): void {
  if (reason !== 'illegal') return;
  if (text.length < ILLEGAL_TEXT_MIN)
    issues.addIssue({
      code: 'too_small',
      origin: 'string',
      minimum: ILLEGAL_TEXT_MIN,
      inclusive: true,
      path: ['text'],
      input: text,
    });
  if (!goodFaith) issues.addIssue({ code: 'custom', path: ['goodFaith'], params: { code: 'required' } });
}

/** A visitor's or merchant's report of a public review. With an address it is acknowledged and answered. */
export const CreateReport = ReportFields.superRefine(explained).meta({ id: 'CreateReport' });
export type CreateReport = z.infer<typeof CreateReport>;

/** A visitor says that a public question about a product, or the answer to it, breaks a rule. Nobody is written to. */
export const ReportQuestion = ReportFields.omit({ email: true }).superRefine(explained).meta({ id: 'ReportQuestion' });
export type ReportQuestion = z.infer<typeof ReportQuestion>;

export const APPEAL_STATES = ['open', 'upheld', 'reversed'] as const;
export const AppealState = z.enum(APPEAL_STATES);
export type AppealState = z.infer<typeof AppealState>;

/** Whose appeal it is: the review's author, or one whose report was dismissed. */
export const APPEAL_SIDES = ['author', 'merchant', 'reporter'] as const;
export const AppealSide = z.enum(APPEAL_SIDES);
export type AppealSide = z.infer<typeof AppealSide>;

/** What became of a text or a photo; `withdrawn`: a review of a product is gone at its seller's request. */
export const STATEMENT_EFFECTS = [
  'held',
  'rejected',
  'removed',
  'photo_removed',
  'withdrawn',
  'reinstated',
  'kept',
] as const;
/** `merchant`: only the seller's word, which the rules allowed once. */
export const STATEMENT_MAKERS = ['screening', 'moderator', 'merchant'] as const;

/**
 * What a statement's link shows: which review, what was decided, by what, and whether it can be appealed. Rules have their
 * words under `reviews:rules.<rule>`, e.g. `reviews:rules.personal.email`.
 */
export const StatementOfReasons = z
  .object({
    /** Whose link it is. */
    side: AppealSide,
    company: z.object({ slug: Slug, name: z.string() }),
    effect: z.enum(STATEMENT_EFFECTS),
    ground: DecisionGround,
    rules: z.array(z.string()),
    decidedBy: z.enum(STATEMENT_MAKERS),
    at: Instant,
    review: z.object({ grade: Grade, body: z.string().nullable(), submittedAt: Instant }),
    appeal: z.object({ state: AppealState, at: Instant, decidedAt: Instant.nullable() }).nullable(),
    canAppeal: z.boolean(),
    locale: Locale,
  })
  .meta({ id: 'StatementOfReasons' });
export type StatementOfReasons = z.infer<typeof StatementOfReasons>;
export const CreateAppeal = z
  .object({
    text: z.string().trim().max(2000).optional(),
    /** Only from a reporter, whose address was erased with the first answer: where the outcome goes. */
    email: Email.optional(),
  })
  .meta({ id: 'CreateAppeal' });
export type CreateAppeal = z.infer<typeof CreateAppeal>;

/** One finding, for the moderator who marks it in the text. */
export const DeskFinding = z.object({
  rule: z.string(),
  version: z.int(),
  field: z.enum(['body', 'author_name']),
  start: z.int().nullable(),
  end: z.int().nullable(),
  /**
   * `hold`: enough alone; `look`: a moderator looks at the published text; `second_sign`: counts beside another only.
   */
  weight: z.enum(['hold', 'look', 'second_sign']),
});
export type DeskFinding = z.infer<typeof DeskFinding>;

/** A case on the moderation desk. */
export const DeskCase = z
  .object({
    id: Id,
    kind: CaseKind,
    openedAt: Instant,
    /** Deadline for a public text that no moderator has looked at yet. */
    dueAt: Instant.nullable(),
    priority: z.int(),
    /** Staff id of the moderator who has claimed it, while the claim lasts. */
    claimedBy: z.string().nullable(),
    /** Their name, and until when the claim lasts. */
    claimedName: z.string().nullable(),
    claimedUntil: Instant.nullable(),
    /** Left to administrators, by whom and why. */
    escalation: z.object({ at: Instant, by: z.string(), note: z.string() }).nullable(),
    company: z.object({ id: Id, slug: Slug, name: z.string() }),
    review: z
      .object({
        id: Id,
        state: z.string(),
        /** Of the text that is to be judged: send it back with the decision. */
        revision: z.int(),
        grade: Grade,
        body: z.string(),
        /** The public text, when the one to be judged is an edit of it. */
        publicBody: z.string().nullable(),
        authorName: z.string(),
        language: z.string(),
        origin: z.string(),
        submittedAt: Instant,
        findings: z.array(DeskFinding),
        history: z.array(z.object({ type: z.string(), actor: z.string(), at: Instant })),
      })
      .nullable(),
    reports: z.array(
      z.object({
        id: Id,
        side: z.enum(['visitor', 'merchant']),
        reason: ReportReason,
        text: z.string().nullable(),
        weight: z.number(),
        at: Instant,
      }),
    ),
    appeal: z
      .object({
        side: AppealSide,
        text: z.string().nullable(),
        ground: DecisionGround,
        /** `screening`, `merchant`, or the staff id of the moderator who decided first. */
        decidedBy: z.string(),
        /** What the seller wrote to the author, when the appeal is against a withdrawal. */
        explanation: z.string().nullable(),
      })
      .nullable(),
    /** The seller's request that the review be withdrawn. */
    withdrawal: z
      .object({ reason: z.enum(WITHDRAWAL_REASONS), explanation: z.string(), product: z.string() })
      .nullable(),
    photo: z.object({ id: Id, url: z.string() }).nullable(),
    answer: z.string().nullable(),
    /** What was found in the company's answer. */
    answerFindings: z.array(DeskFinding),
    /** A visitor's question about a product: the one that is to be judged, or that the answer is to. */
    question: z
      .object({
        id: Id,
        product: z.string(),
        name: z.string(),
        body: z.string(),
        language: z.string(),
        askedAt: Instant,
        findings: z.array(DeskFinding),
      })
      .nullable(),
    /** What the company has written, or wanted to write, to the author of a review in mediation; newest first. */
    mediation: z
      .object({
        messages: z.array(
          z.object({
            id: Id,
            body: z.string(),
            at: Instant,
            /** Whether the reviewer has got it: messages with money or pressure are refused. */
            sent: z.boolean(),
            findings: z.array(DeskFinding),
          }),
        ),
        /** Messages of the company in the last 30 days that lead elsewhere. */
        contacts: z.int(),
      })
      .nullable(),
    burst: z.object({ observed: z.int(), expected: z.number(), startedAt: Instant }).nullable(),
    /** The staff member may decide it: appeals are for a second one, escalated cases for administrators. */
    decidable: z.boolean(),
    /** Why the staff member may not. */
    undecidable: z.enum(['decided', 'second_moderator', 'escalated']).nullable(),
  })
  .meta({ id: 'DeskCase' });
export type DeskCase = z.infer<typeof DeskCase>;
export const DeskQuery = z.object({
  kind: CaseKind.optional(),
  language: z.string().max(5).optional(),
  company: z.string().trim().max(120).optional().meta({ description: 'Part of its name, or its slug' }),
  rule: z.string().max(60).optional().meta({ description: 'A rule that has found something' }),
  olderThanHours: z.coerce.number().int().min(1).max(10_000).optional(),
  q: z.string().trim().max(120).optional().meta({ description: 'Words in the text or the author’s name' }),
  only: z.enum(['mine', 'escalated']).optional().meta({ description: 'Claimed by the caller, or escalated' }),
  cursor: Cursor.optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type DeskQuery = z.infer<typeof DeskQuery>;
export const DeskPage = pageOf(DeskCase)
  .extend({ open: z.record(z.string(), z.int()) })
  .meta({ id: 'DeskPage' });
export type DeskPage = z.infer<typeof DeskPage>;
/** `ground` is `no_violation` where nothing is held back or taken down. */
export const DecideCase = z
  .object({
    decision: CaseDecision,
    ground: DecisionGround,
    /** For staff only. */
    note: z.string().trim().max(2000).optional(),
    /** The text that was on the screen: when the author has changed it since, the answer is 409 `case_changed`. */
    revision: z.int().optional(),
  })
  .meta({ id: 'DecideCase' });
export type DecideCase = z.infer<typeof DecideCase>;
