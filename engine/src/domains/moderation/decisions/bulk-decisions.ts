import { sql } from 'drizzle-orm';
import { UNDO_SECONDS } from '@app/contracts/moderating/desk-work';
import type { DecideCases, PlannedDecisions, UndoneDecisions } from '@app/contracts/moderating/desk-work';
import type { DecideCase } from '@app/contracts/moderation';
import type { StaffMember } from '@app/contracts/security/staff-token';
import { DomainError } from '../../../kernel/errors.ts';
import { newId } from '../../../kernel/ids.ts';
import { audit } from '../../../platform/audit.ts';
import type { AppContext } from '../../../platform/context.ts';
import type { RequestContext } from '../../../platform/route.ts';
import { dropPlan, dropPlans, planDecision } from '../cases/case-repo.ts';
import { staffCaller } from '../cases/claim-case.ts';
import type { DecisionPlan } from '../schema.ts';
import { openDecision, settleCase } from './decide-case.ts';

/**
 * Plans one decision about many cases. Each is checked as if it were decided now; the sweep applies them when the time to
 * undo has passed, so that nothing which somebody was told must be taken back.
 */
export async function planDecisions(
  ctx: RequestContext,
  { cases, ...decision }: DecideCases,
): Promise<PlannedDecisions> {
  const staff = staffCaller(ctx);
  const planId = newId();
  const planned: string[] = [];
  const refused: PlannedDecisions['refused'] = [];
  let dueAt = new Date(0);
  for (const { id, revision } of cases) {
    const input: DecideCase = { ...decision, ...(revision !== undefined && { revision }) };
    try {
      await ctx.db.tx(async (tx) => {
        const { now } = await openDecision(ctx, tx, staff, id, input);
        dueAt = new Date(now.getTime() + UNDO_SECONDS * 1000);
        await planDecision(tx, id, { planId, planDueAt: dueAt, plan: { staff, input } });
      });
      planned.push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      refused.push({ id, code: error.code });
    }
  }
  return { id: planId, dueAt: dueAt.toISOString(), planned, refused };
}

/** Takes one's own planned decisions back, as far as they have not been applied. */
export async function undoDecisions(ctx: RequestContext, planId: string): Promise<UndoneDecisions> {
  const { staffId } = staffCaller(ctx);
  return ctx.db.tx(async (tx) => {
    const undone = await dropPlans(tx, planId, staffId);
    for (const id of undone) await audit(ctx, tx, 'case.decision_undone', id);
    return { undone: undone.length };
  });
}

interface DuePlan extends Record<string, unknown> {
  id: string;
  plan_id: string;
  plan: DecisionPlan;
}

/** Applies a planned decision that is due. @returns how many it has dealt with */
export async function sweepPlannedDecisions(app: AppContext): Promise<number> {
  const { rows } = await app.db.queries.execute<DuePlan>(sql`
    select id, plan_id, plan from engine.moderation_cases
    where plan_id is not null and plan_due_at <= engine.app_now() order by plan_due_at, id limit 1`);
  for (const { id, plan_id, plan } of rows) await applyPlan(app, id, plan_id, plan);
  return rows.length;
}

/** If the text has changed meanwhile, the case goes back to the queue. */
async function applyPlan(
  app: AppContext,
  id: string,
  planId: string,
  { staff, input }: { staff: StaffMember; input: DecideCase },
): Promise<void> {
  try {
    await app.db.tx((tx) => settleCase(app, tx, staff, id, input, planId));
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    app.log.info({ caseId: id, code: error.code }, 'a planned decision was not applied');
    await app.db.tx((tx) => dropPlan(tx, id, planId));
  }
}
