import { z } from 'zod';
import { FUNNEL_STAGES } from '../values.ts';

/** Why an order that was reported could not be taken: nobody can be written to by it, or it was wrong otherwise. */
export const REFUSAL_REASONS = ['no_address', 'refused'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What became of an order: one of these. `waiting`: its invitation is due later. */
export const ORDER_OUTCOMES = [
  'invited',
  /** The splitter has sent the customer to another site. */
  'elsewhere',
  'waiting',
  'over_limit',
  'opted_out',
  'bounced',
  'cancelled',
  ...REFUSAL_REASONS,
] as const;

export const INVITATION_FIGURES = [...ORDER_OUTCOMES, ...FUNNEL_STAGES] as const;
export type InvitationFigure = (typeof INVITATION_FIGURES)[number];

/** An order whose invitation waits for longer counts as not invited, whatever its configuration says. */
export const WAITING_DAYS = 30;

/** With fewer orders a share says nothing, and is not public. */
export const PUBLIC_COVERAGE_ORDERS = 20;
/** Days that the public share is about. */
export const PUBLIC_COVERAGE_DAYS = 365;

export const UNINVITED_REASONS = [
  'elsewhere',
  'over_limit',
  'opted_out',
  'bounced',
  'cancelled',
  'overdue',
  ...REFUSAL_REASONS,
] as const;
export type UninvitedReason = (typeof UNINVITED_REASONS)[number];

/** As many days as the dashboard compares. */
export const InvitationCoverageQuery = z.object({
  days: z.coerce
    .number()
    .pipe(z.union([z.literal(30), z.literal(90), z.literal(365)]))
    .default(90),
});
export type InvitationCoverageQuery = z.infer<typeof InvitationCoverageQuery>;

/** `GET …/invitations/coverage`: the orders reported in the last days. */
export const InvitationCoverage = z
  .object({
    days: z.int(),
    orders: z.int().meta({ description: 'Without those whose invitation is still due, for at most 30 days' }),
    invited: z.int(),
    waiting: z.int().meta({ description: 'Invitations still due' }),
    uninvited: z
      .array(z.object({ reason: z.enum(UNINVITED_REASONS), count: z.int() }))
      .meta({ description: 'Most frequent reason first' }),
  })
  .meta({ id: 'InvitationCoverage' });
export type InvitationCoverage = z.infer<typeof InvitationCoverage>;

/** Invitations sent in a period, and how far they have come by now. */
export const InvitationFunnel = z.object({
  sent: z.int(),
  /** The form or the mail was opened; mail programs open mails by themselves now and then. */
  opened: z.int(),
  written: z.int(),
  published: z.int().meta({ description: 'Reviews of the company that are public now' }),
});
export type InvitationFunnel = z.infer<typeof InvitationFunnel>;
