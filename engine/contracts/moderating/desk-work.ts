import { z } from 'zod';
import { CaseDecision, CaseKind, DecisionGround } from '../moderation.ts';
import { Grade, Id, Instant, Locale } from '../common.ts';

/** `POST /staff/cases/{caseId}/claim`. */
export const ClaimCase = z
  .object({ takeOver: z.boolean().default(false).meta({ description: 'Also from the colleague who has claimed it' }) })
  .meta({ id: 'ClaimCase' });
export type ClaimCase = z.infer<typeof ClaimCase>;

/** `POST /staff/cases/{caseId}/escalation`: from then on only administrators may decide it. */
export const EscalateCase = z.object({ note: z.string().trim().min(3).max(2000) }).meta({ id: 'EscalateCase' });
export type EscalateCase = z.infer<typeof EscalateCase>;

export const BULK_CASES_MAX = 50;
/** Time in which a bulk decision can be taken back: until then nothing has happened and nobody has been told. */
export const UNDO_SECONDS = 15;

/** `POST /staff/decisions`: one decision about many cases, applied after the time to undo it. */
export const DecideCases = z
  .object({
    cases: z
      .array(z.object({ id: Id, revision: z.int().optional() }))
      .min(1)
      .max(BULK_CASES_MAX),
    decision: CaseDecision,
    ground: DecisionGround,
    note: z.string().trim().max(2000).optional(),
  })
  .meta({ id: 'DecideCases' });
export type DecideCases = z.infer<typeof DecideCases>;

export const PlannedDecisions = z
  .object({
    id: Id,
    dueAt: Instant,
    planned: z.array(Id),
    /** Cases left out, with the code of the error that a single decision would have had. */
    refused: z.array(z.object({ id: Id, code: z.string() })),
  })
  .meta({ id: 'PlannedDecisions' });
export type PlannedDecisions = z.infer<typeof PlannedDecisions>;

export const UndoneDecisions = z.object({ undone: z.int() }).meta({ id: 'UndoneDecisions' });
export type UndoneDecisions = z.infer<typeof UndoneDecisions>;

/** `GET /staff/desk`: what the caller has decided today (UTC), and how long the oldest cases have waited. */
export const DeskOverview = z
  .object({
    decidedToday: z.int(),
    decided: z.array(
      z.object({
        id: Id,
        kind: CaseKind,
        company: z.string(),
        decision: CaseDecision,
        ground: DecisionGround.nullable(),
        at: Instant,
      }),
    ),
    waiting: z.array(z.object({ kind: CaseKind, count: z.int(), oldestAt: Instant })),
    /** Languages and rules of waiting cases, for the filters. */
    languages: z.array(z.string()),
    rules: z.array(z.string()),
    /** Name of the translation provider; null if there is none. */
    translator: z.string().nullable(),
  })
  .meta({ id: 'DeskOverview' });
export type DeskOverview = z.infer<typeof DeskOverview>;

/** `GET /staff/cases/{caseId}/background`: earlier reviews of the author, earlier decisions about the company. */
export const CaseBackground = z
  .object({
    /** Reviews of the same address, newest first; null if the address is not known. */
    author: z
      .object({
        total: z.int(),
        refused: z.int(),
        reviews: z.array(
          z.object({
            id: Id,
            company: z.string(),
            grade: Grade,
            state: z.string(),
            language: z.string(),
            excerpt: z.string(),
            at: Instant,
          }),
        ),
      })
      .nullable(),
    company: z.object({
      since: Instant,
      reviews: z.int(),
      waiting: z.int(),
      /** Decisions of the last year by kind of case. */
      decided: z.array(z.object({ kind: CaseKind, accepted: z.int(), refused: z.int() })),
    }),
  })
  .meta({ id: 'CaseBackground' });
export type CaseBackground = z.infer<typeof CaseBackground>;

/** `POST /staff/cases/{caseId}/translation`. */
export const TranslateCase = z.object({ to: Locale }).meta({ id: 'TranslateCase' });
export type TranslateCase = z.infer<typeof TranslateCase>;
export const CaseTranslation = z
  .object({ language: Locale, provider: z.string(), texts: z.array(z.string()) })
  .meta({ id: 'CaseTranslation' });
export type CaseTranslation = z.infer<typeof CaseTranslation>;
